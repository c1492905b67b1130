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
            (.bottom, CGRect(x: 110, y: 130, width: 20, height: 10)),
            (.right, CGRect(x: 120, y: 115, width: 20, height: 10)),
            (.topLeft, CGRect(x: 100, y: 100, width: 20, height: 10)),
            (.topRight, CGRect(x: 120, y: 100, width: 20, height: 10)),
            (.bottomLeft, CGRect(x: 100, y: 130, width: 20, height: 10)),
            (.redraw, CGRect(x: 100, y: 100, width: 40, height: 40)),
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

    @Test func aHighlightedViewShowsItsOtherImage() {
        let other = image.withTintColor(.blue)
        let view = UIImageView(image: image, highlightedImage: other)
        #expect(view.layer.contents as? CGImage === image.cgImage)
        view.isHighlighted = true
        #expect(Pixels(view.layer.contents as? CGImage)[0, 0].blue == 255)
        view.highlightedImage = nil
        #expect(view.layer.contents as? CGImage === image.cgImage)
    }

    @Test func aClippingViewCutsWhatStandsOut() {
        playground.view.backgroundColor = .white
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        playground.view.addSubview(view)
        playground.simulator.advance(by: 0)
        let pixels = Pixels(playground.simulator.screenshot(scale: 1))
        #expect(pixels[99, 120].green == 255 && pixels[100, 120].green == 0)
        #expect(pixels[139, 120].green == 0 && pixels[140, 120].green == 255)
    }

    // MARK: - Resizable images

    /// 9 × 9 points: a black frame of 3 around a red middle with a green line down its center.
    private var framed: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9), format: format).image {
            UIColor.black.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            UIColor.red.setFill()
            $0.fill(CGRect(x: 3, y: 3, width: 3, height: 3))
            UIColor.green.setFill()
            $0.fill(CGRect(x: 4, y: 3, width: 1, height: 3))
        }
    }

    private func pixels(of image: UIImage) -> Pixels {
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return Pixels(
            UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
                view.layer.render(in: $0.cgContext)
            })
    }

    private let caps = UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)

    @Test func capsKeepTheirSizeWhileTheMiddleStretches() {
        let pixels = pixels(of: framed.resizableImage(withCapInsets: caps, resizingMode: .stretch))
        #expect(pixels[2, 18].red == 0 && pixels[33, 18].red == 0)
        #expect(pixels[4, 18].red > 200 && pixels[31, 18].red > 200)
        #expect(pixels[18, 18].green > 150 && pixels[18, 2].green == 0)
    }

    @Test func tilesRepeatTheMiddle() {
        let pixels = pixels(of: framed.resizableImage(withCapInsets: caps))
        for x in 3..<33 {
            #expect((pixels[x, 18].green == 255) == (x % 3 == 1), "at \(x)")
        }
        #expect(pixels[1, 18].red == 0 && pixels[34, 18].red == 0)
    }

    @Test func aResizableImageDrawsItselfInTheSameWay() {
        let image = framed.resizableImage(withCapInsets: caps)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let drawn = Pixels(
            UIGraphicsImageRenderer(size: CGSize(width: 36, height: 36), format: format).image { _ in
                image.draw(in: CGRect(x: 0, y: 0, width: 36, height: 36))
            })
        #expect(drawn[2, 18].red == 0 && drawn[3, 18].red == 255 && drawn[4, 18].green == 255)
        #expect(drawn[7, 18].green == 255 && drawn[33, 18].red == 0)
    }

    // MARK: - Layout

    @Test func anImageTurnsAroundWhereOneReadsRightToLeft() {
        let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        }
        let view = UIImageView(image: half.imageFlippedForRightToLeftLayoutDirection())
        func isRedOnTheLeft() -> Bool { Pixels(view.layer.contents as? CGImage)[0, 0].red == 255 }
        playground.view.addSubview(view)
        playground.simulator.advance(by: 0)
        #expect(isRedOnTheLeft())
        view.semanticContentAttribute = .forceRightToLeft
        playground.simulator.advance(by: 0)
        #expect(!isRedOnTheLeft())
        view.image = half
        playground.simulator.advance(by: 0)
        #expect(isRedOnTheLeft())
    }

    @Test func itAlignsByItsImagesInsets() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = UIImageView(image: image.withAlignmentRectInsets(insets))
        #expect(view.alignmentRectInsets == insets)
        #expect(view.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 20, height: 10)).origin == CGPoint(x: 2, y: 1))
    }
}
