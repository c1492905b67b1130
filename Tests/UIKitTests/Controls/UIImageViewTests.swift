import Simulator
import Testing
import UIKit

@MainActor
struct UIImageViewTests {
    private let playground = Playground(device: .iPhoneSE)
    /// 20 × 10 points of red.
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    /// The frame in which the image is seen in a view of 40 × 40 points at (100, 100), in points.
    private func seenFrame(_ contentMode: UIView.ContentMode) -> CGRect {
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
        view.contentMode = contentMode
        playground.view.addSubview(view)
        playground.simulator.advance(by: 0)
        let pixels = Pixels(playground.simulator.screenshot(scale: 1))
        var seen = CGRect.null
        for y in 60..<180 {
            for x in 60..<180 where pixels[x, y].red > 200 && pixels[x, y].green < 50 {
                seen = seen.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return seen
    }

    @Test(
        arguments: [
            (.scaleToFill, CGRect(x: 100, y: 100, width: 40, height: 40)),
            (.scaleAspectFit, CGRect(x: 100, y: 110, width: 40, height: 20)),
            (.scaleAspectFill, CGRect(x: 80, y: 100, width: 80, height: 40)),
            (.center, CGRect(x: 110, y: 115, width: 20, height: 10)),
            (.top, CGRect(x: 110, y: 100, width: 20, height: 10)),
            (.bottomRight, CGRect(x: 120, y: 130, width: 20, height: 10)),
            (.left, CGRect(x: 100, y: 115, width: 20, height: 10)),
        ] as [(UIView.ContentMode, CGRect)])
    func theContentModePlacesTheImage(contentMode: UIView.ContentMode, frame: CGRect) {
        playground.view.backgroundColor = .white
        #expect(seenFrame(contentMode) == frame)
    }

    @Test func itIsAsLargeAsItsImageAndTakesNoTouches() {
        let view = UIImageView(image: image)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        #expect(!view.isUserInteractionEnabled)
        view.image = nil
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(view.frame.size == CGSize(width: 20, height: 10))
    }

    @Test func aTemplateHasTheTintColour() {
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.frame = CGRect(x: 100, y: 100, width: 20, height: 10)
        view.tintColor = .green
        playground.view.addSubview(view)
        playground.simulator.advance(by: 0)
        let color = Pixels(playground.simulator.screenshot(scale: 1))[110, 105]
        #expect(color.red == 0 && color.green == 255)
        view.tintColor = .blue
        #expect(Pixels(playground.simulator.screenshot(scale: 1))[110, 105].blue == 255)
    }
}
