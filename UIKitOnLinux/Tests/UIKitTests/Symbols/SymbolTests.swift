import Simulator
import Testing

@testable import UIKit

@MainActor
struct SymbolTests {
    nonisolated private static let names = [
        "checkmark", "checkmark.circle", "checkmark.circle.fill", "xmark", "xmark.circle", "xmark.circle.fill",
        "xmark.octagon", "xmark.octagon.fill", "exclamationmark.triangle", "exclamationmark.triangle.fill",
        "exclamationmark.circle", "exclamationmark.circle.fill", "info.circle", "info.circle.fill", "bell", "bell.fill",
        "bell.badge", "wifi", "wifi.slash", "wifi.exclamationmark", "arrow.clockwise", "arrow.down.circle",
        "arrow.down.circle.fill", "star", "star.fill", "heart", "heart.fill", "gear", "chevron.left", "chevron.right",
        "chevron.up", "chevron.down", "chevron.up.chevron.down", "plus", "minus", "ellipsis", "person", "person.fill",
        "person.crop.circle",
        "person.crop.circle.fill", "envelope", "envelope.fill", "photo", "lock", "lock.fill", "battery.25", "cloud",
        "cloud.fill", "hand.thumbsup", "hand.thumbsup.fill", "trash", "square.and.arrow.up", "magnifyingglass",
        "questionmark.circle", "questionmark.circle.fill", "speaker.wave.2.fill", "bubble.left.fill",
    ]

    /// How much of a symbol's picture is inked.
    private func ink(_ image: UIImage?) -> Int {
        image?.cgImage?.premultipliedPixels.reduce(0) { $0 + Int($1 >> 24) } ?? 0
    }

    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> UIImage {
        try #require(UIImage(systemName: name, withConfiguration: configuration))
    }

    // MARK: - Shapes

    @Test(arguments: names)
    func itIsDrawnWithinItsBox(name: String) throws {
        let image = try symbol(name, .init(pointSize: 60, weight: .black))
        #expect(image.isSymbolImage)
        let pixels = Pixels(image)
        #expect(ink(image) > 255 * pixels.width)
        let corners = [(0, 0), (pixels.width - 1, 0), (0, pixels.height - 1), (pixels.width - 1, pixels.height - 1)]
        for (x, y) in corners { #expect(pixels[x, y].alpha == 0) }
    }

    @Test(arguments: ["checkmark", "wifi", "bell", "xmark.circle", "gear", "person", "trash", "info.circle"])
    func heavierWeightsHaveMoreInk(name: String) throws {
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .light, .regular, .semibold, .bold, .black]
        let inks = try weights.map { ink(try symbol(name, .init(pointSize: 40, weight: $0))) }
        #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test(arguments: ["checkmark.circle", "bell", "star", "heart", "envelope", "lock", "cloud"])
    func filledSymbolsHaveMoreInk(name: String) throws {
        let plain = try symbol(name, .init(pointSize: 40))
        let filled = try symbol(name + ".fill", .init(pointSize: 40))
        #expect(ink(filled) > ink(plain) * 5 / 4)
        #expect(filled.size == plain.size)
    }

    @Test(arguments: ["plus", "star", "heart.fill", "bell", "xmark.circle", "exclamationmark.triangle.fill", "person"])
    func symmetricalSymbolsAre(name: String) throws {
        let pixels = Pixels(try symbol(name, .init(pointSize: 40)))
        for y in stride(from: 0, to: pixels.height, by: 3) {
            for x in 0..<(pixels.width / 2) {
                let (left, right) = (Int(pixels[x, y].alpha), Int(pixels[pixels.width - 1 - x, y].alpha))
                #expect(abs(left - right) < 24)
            }
        }
    }

    @Test(arguments: ["", "nothing.like.this", "circle", ".circle", "wifi.circle", "xmark.triangle", "checkmark.fill"])
    func anUnknownNameIsNoImage(name: String) {
        #expect(UIImage(systemName: name) == nil)
    }

    // MARK: - Size

    @Test func itsSizeFollowsThePointSizeAndScale() throws {
        let small = try symbol("bell", .init(pointSize: 10)).size
        let large = try symbol("bell", .init(pointSize: 40)).size
        #expect(abs(large.width - 4 * small.width) <= 4 && abs(large.height - 4 * small.height) <= 4)
        let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
        let widths = try scales.map { try symbol("bell", .init(pointSize: 30, weight: .regular, scale: $0)).size.width }
        #expect(abs(widths[0] / widths[1] - 0.79) < 0.02 && abs(widths[2] / widths[1] - 1.29) < 0.02)
        #expect(try symbol("bell", .unspecified).size == symbol("bell", .init(pointSize: 17)).size)
    }

    @Test func aTextStyleFollowsThePersonsTextSize() throws {
        let playground = Playground()
        let view = UIImageView(image: try symbol("bell", .init(textStyle: .body)))
        let fixed = UIImageView(image: try symbol("bell", .init(pointSize: 17)))
        for view in [view, fixed] { playground.view.addSubview(view) }
        playground.simulator.advance(by: 0)
        let (before, fixedSize) = (view.intrinsicContentSize, fixed.intrinsicContentSize)
        #expect(before == fixedSize)
        playground.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        playground.simulator.advance(by: 0)
        // Body text grows from 17 to 53 points.
        #expect(abs(view.intrinsicContentSize.width / before.width - 53 / 17) < 0.05)
        #expect(fixed.intrinsicContentSize == fixedSize)
    }

    @Test func anImageViewsPreferenceGivesWay() throws {
        let view = UIImageView(image: UIImage(systemName: "bell"))
        view.preferredSymbolConfiguration = .init(pointSize: 40, weight: .bold)
        #expect(view.intrinsicContentSize == (try symbol("bell", .init(pointSize: 40)).size))
        view.image = try symbol("bell", .init(pointSize: 20))
        #expect(view.intrinsicContentSize == (try symbol("bell", .init(pointSize: 20)).size))
    }

    @Test func configurationsAreCombined() throws {
        let size = UIImage.SymbolConfiguration(pointSize: 30)
        let both = size.applying(UIImage.SymbolConfiguration(weight: .bold))
        #expect(both == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
        #expect(both.applying(UIImage.SymbolConfiguration(pointSize: 10)) != both)
        #expect(both.applying(nil) == both)
        let image = try symbol("bell", size)
        let bold = try #require(image.applyingSymbolConfiguration(.init(weight: .bold)))
        #expect(bold.symbolConfiguration == both && bold.size == image.size && ink(bold) > ink(image))
        #expect(UIImage().applyingSymbolConfiguration(both) == nil)
    }

    // MARK: - Colors

    private func color(of view: UIImageView, at x: CGFloat, _ y: CGFloat) -> Pixels.Color {
        let pixels = Pixels(view.layer.contents as? CGImage)
        return pixels[Int(x * CGFloat(pixels.width)), Int(y * CGFloat(pixels.height))]
    }

    @Test func aSymbolHasTheTintColour() throws {
        let view = UIImageView(image: try symbol("heart.fill", .init(pointSize: 40)))
        view.tintColor = .red
        #expect(color(of: view, at: 0.5, 0.5) == Pixels.Color(red: 255, green: 0, blue: 0, alpha: 255))
        view.tintColor = .blue
        #expect(color(of: view, at: 0.5, 0.5) == Pixels.Color(red: 0, green: 0, blue: 255, alpha: 255))
        view.image = view.image?.withTintColor(.green, renderingMode: .alwaysOriginal)
        #expect(color(of: view, at: 0.5, 0.5) == Pixels.Color(red: 0, green: 255, blue: 0, alpha: 255))
    }

    @Test func aMarkIsCutOutOfItsShapeInOneColourAndPaintedInSeveral() throws {
        let single = UIImageView(image: try symbol("minus.circle.fill", .init(pointSize: 60)))
        single.tintColor = .red
        #expect(color(of: single, at: 0.5, 0.5) == .clear)
        #expect(color(of: single, at: 0.5, 0.2).alpha == 255)
        let palette = UIImage.SymbolConfiguration(pointSize: 60)
            .applying(UIImage.SymbolConfiguration(paletteColors: [.white, .blue]))
        let several = UIImageView(image: try symbol("minus.circle.fill", palette))
        several.tintColor = .red
        #expect(color(of: several, at: 0.5, 0.5) == Pixels.Color(red: 255, green: 255, blue: 255, alpha: 255))
        #expect(color(of: several, at: 0.5, 0.2) == Pixels.Color(red: 0, green: 0, blue: 255, alpha: 255))
        let hierarchy = UIImage.SymbolConfiguration(pointSize: 60)
            .applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))
        let layered = UIImageView(image: try symbol("minus.circle.fill", hierarchy))
        #expect(color(of: layered, at: 0.5, 0.5).alpha == 255)
        #expect((120...135).contains(color(of: layered, at: 0.5, 0.2).alpha))
    }

    @Test func picturesAreKeptWithinALimit() throws {
        for size in 1...(SymbolPictures.limit * 2) {
            _ = try symbol("plus", .init(pointSize: CGFloat(size) / 10)).cgImage
        }
        #expect(SymbolPictures.count <= SymbolPictures.limit)
    }
}
