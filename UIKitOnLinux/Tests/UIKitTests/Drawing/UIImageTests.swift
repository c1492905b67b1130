import Testing
import UIKit

struct UIImageTests {
    private func square(_ color: UIColor, points: CGFloat = 4, scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: points, height: points), format: format).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: points / 2, height: points))
        }
    }

    @Test func anImageIsAsLargeAsItsPixelsInItsScale() {
        let image = square(.red)
        #expect(image.size == CGSize(width: 4, height: 4))
        #expect(image.cgImage?.width == 8)
    }

    @Test func aPNGFileKeepsThePixels() throws {
        let data = try #require(square(.red).pngData())
        let image = try #require(UIImage(data: data, scale: 2))
        #expect(image.size == CGSize(width: 4, height: 4))
        #expect(Pixels(image)[1, 1] == Pixels.Color(red: 255, green: 0, blue: 0, alpha: 255))
        #expect(Pixels(image)[7, 7] == .clear)
    }

    @Test(arguments: [Data(), Data([1, 2, 3]), Data("<svg/>".utf8)])
    func whatIsNoPNGFileIsNoImage(data: Data) {
        #expect(UIImage(data: data) == nil)
    }

    @Test func aFileThatEndsEarlyIsNoImage() throws {
        let data = try #require(square(.red).pngData())
        #expect(UIImage(data: data.prefix(data.count / 2)) == nil)
    }

    @Test func aTintKeepsTheShape() {
        let pixels = Pixels(square(.red).withTintColor(.blue))
        #expect(pixels[1, 1] == Pixels.Color(red: 0, green: 0, blue: 255, alpha: 255))
        #expect(pixels[7, 1] == .clear)
    }

    @Test func aTintKeepsTheRenderingMode() {
        let template = square(.red).withRenderingMode(.alwaysTemplate)
        #expect(template.withTintColor(.blue).renderingMode == .alwaysTemplate)
        #expect(template.withTintColor(.blue, renderingMode: .alwaysOriginal).renderingMode == .alwaysOriginal)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5)])
    func anImageOfNoSizeHasNoPixels(size: CGSize) {
        let image = UIGraphicsImageRenderer(size: size).image { _ in }
        #expect(image.cgImage == nil)
        #expect(image.size == .zero)
        #expect(image.pngData() == nil)
    }

    @Test func anImageTooLargeToDrawHasNoPixels() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 1e9, height: 1e9)).image { _ in }
        #expect(image.cgImage == nil)
    }

    @Test func anImageIsFoundByItsNameInTheScaleOfTheTraits() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for scale in [1, 3] {
            let name = scale == 1 ? "icon.png" : "icon@\(scale)x.png"
            try square(.red, scale: CGFloat(scale)).pngData()?.write(to: folder.appendingPathComponent(name))
        }
        let bundle = try #require(Bundle(url: folder))
        func found(scale: CGFloat) -> UIImage? {
            UIImage(named: "icon", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
        }
        #expect(found(scale: 1)?.scale == 1)
        #expect(found(scale: 2)?.scale == 3)
        #expect(found(scale: 3)?.scale == 3)
        #expect(found(scale: 3)?.size == CGSize(width: 4, height: 4))
        #expect(UIImage(named: "missing", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "", in: bundle, compatibleWith: nil) == nil)
    }
}
