import Testing
import UIKit

/// Pixels at chosen points, at twice and three times the points.
@MainActor
struct LayerPainterTests {
    private let frame = CGRect(x: 10, y: 10, width: 20, height: 20)

    private func render(_ scale: CGFloat, _ change: (CALayer) -> Void) -> Pixels {
        let canvas = Canvas(scale: scale)
        canvas.add(frame, change)
        return canvas.pixels()
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func edgesOnPixelsAreSharp(scale: CGFloat) {
        let pixels = render(scale) { $0.frame = CGRect(x: 10 + 1 / scale, y: 10, width: 10, height: 10) }
        #expect(pixels.width == Int(40 * scale))
        let row = Int(15 * scale)
        let first = Int(10 * scale) + 1
        #expect(pixels[first - 1, row].red == 255 && pixels[first, row].red == 0)
        #expect(pixels[first + Int(10 * scale) - 1, row].red == 0 && pixels[first + Int(10 * scale), row].red == 255)
    }

    // MARK: - Corners

    @Test(arguments: [2, 3] as [CGFloat], [CALayerCornerCurve.circular, .continuous])
    func cornersAreRound(scale: CGFloat, curve: CALayerCornerCurve) {
        let pixels = render(scale) {
            $0.cornerRadius = 8
            $0.cornerCurve = curve
        }
        #expect(pixels.red(at: 10.4, 10.4, scale: scale) == 255)
        #expect(pixels.red(at: 29.4, 29.4, scale: scale) == 255)
        // The circle crosses the diagonal 8·(1 − 1/√2) = 2.34 points in; a continuous corner hardly elsewhere.
        #expect(pixels.red(at: 11.5, 11.5, scale: scale) == 255)
        #expect(pixels.red(at: 13.4, 13.4, scale: scale) == 0)
        #expect(pixels.red(at: 20, 10.1, scale: scale) == 0)
    }

    @Test(arguments: [2, 3] as [CGFloat])
    func onlyTheMaskedCornersAreRound(scale: CGFloat) {
        let pixels = render(scale) {
            $0.cornerRadius = 8
            $0.maskedCorners = [.layerMinXMinYCorner]
        }
        #expect(pixels.red(at: 10.4, 10.4, scale: scale) == 255)
        #expect(pixels.red(at: 29.4, 10.4, scale: scale) == 0)
        #expect(pixels.red(at: 10.4, 29.4, scale: scale) == 0)
    }

    @Test func aContinuousCornerReachesFartherAlongTheEdge() {
        func coverage(_ curve: CALayerCornerCurve) -> Int {
            let pixels = render(3) {
                $0.cornerRadius = 6
                $0.cornerCurve = curve
            }
            // Just beyond the radius, in the first row of pixels.
            return pixels.red(at: 16.5, 10, scale: 3)
        }
        #expect(coverage(.circular) == 0)
        #expect(coverage(.continuous) > 0)
    }

    // MARK: - Borders

    @Test(arguments: [2, 3] as [CGFloat])
    func aBorderLiesInsideAndAboveTheSublayers(scale: CGFloat) {
        let pixels = render(scale) {
            $0.backgroundColor = UIColor.white.cgColor
            $0.borderWidth = 2
            $0.borderColor = UIColor.black.cgColor
            let child = CALayer()
            child.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            child.backgroundColor = UIColor.red.cgColor
            $0.addSublayer(child)
        }
        #expect(pixels.red(at: 9.5, 20, scale: scale) == 255, "nothing outside")
        #expect(pixels.red(at: 10, 20, scale: scale) == 0)
        #expect(pixels.red(at: 11.5, 20, scale: scale) == 0)
        #expect(pixels.red(at: 12, 20, scale: scale) == 255, "the red child")
        #expect(pixels[Int(20 * scale), Int(20 * scale)].green == 0)
    }

    // MARK: - Opacity and masks

    @Test(arguments: [2, 3] as [CGFloat])
    func opacityFadesLayerAndSublayersAsOne(scale: CGFloat) {
        let pixels = render(scale) {
            $0.opacity = 0.5
            let child = CALayer()
            child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
            child.backgroundColor = UIColor.black.cgColor
            $0.addSublayer(child)
        }
        #expect((127...128).contains(pixels.red(at: 11, 11, scale: scale)))
        #expect((127...128).contains(pixels.red(at: 20, 20, scale: scale)), "the child doesn't darken it twice")
    }

    @Test(arguments: [2, 3] as [CGFloat])
    func roundedBoundsClipTheSublayers(scale: CGFloat) {
        func pixels(masks: Bool) -> Pixels {
            render(scale) {
                $0.backgroundColor = nil
                $0.cornerRadius = 8
                $0.masksToBounds = masks
                let child = CALayer()
                child.frame = CGRect(x: -5, y: -5, width: 30, height: 30)
                child.backgroundColor = UIColor.black.cgColor
                $0.addSublayer(child)
            }
        }
        let clipped = pixels(masks: true)
        #expect(clipped.red(at: 10.4, 10.4, scale: scale) == 255)
        #expect(clipped.red(at: 8, 20, scale: scale) == 255)
        #expect(clipped.red(at: 20, 20, scale: scale) == 0)
        let free = pixels(masks: false)
        #expect(free.red(at: 8, 20, scale: scale) == 0)
    }

    // MARK: - Transforms

    @Test(arguments: [2, 3] as [CGFloat])
    func aTurnIsAboutTheAnchorPoint(scale: CGFloat) {
        let pixels = render(scale) {
            $0.frame = CGRect(x: 10, y: 18, width: 20, height: 4)
            $0.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        }
        #expect(pixels.red(at: 12, 20, scale: scale) == 255)
        #expect(pixels.red(at: 20, 12, scale: scale) == 0)
        #expect(pixels.red(at: 20, 28, scale: scale) == 0)
        let corner = render(scale) {
            $0.anchorPoint = .zero
            $0.position = CGPoint(x: 10, y: 10)
            $0.bounds.size = CGSize(width: 10, height: 10)
            $0.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        }
        #expect(corner.red(at: 10, 10, scale: scale) == 0)
        #expect(corner.red(at: 29.4, 29.4, scale: scale) == 0)
        #expect(corner.red(at: 30.1, 30.1, scale: scale) == 255)
    }

    @Test(arguments: [2, 3] as [CGFloat])
    func scrolledBoundsShiftTheSublayers(scale: CGFloat) {
        let pixels = render(scale) {
            $0.backgroundColor = nil
            $0.bounds.origin = CGPoint(x: 5, y: 0)
            let child = CALayer()
            child.frame = CGRect(x: 5, y: 0, width: 4, height: 4)
            child.backgroundColor = UIColor.black.cgColor
            $0.addSublayer(child)
        }
        #expect(pixels.red(at: 10, 10, scale: scale) == 0)
        #expect(pixels.red(at: 14, 10, scale: scale) == 255)
    }

    // MARK: - Shadows

    @Test(arguments: [2, 3] as [CGFloat])
    func aShadowFallsWhereItIsOffsetAndFadesOut(scale: CGFloat) {
        let pixels = render(scale) {
            $0.backgroundColor = UIColor.white.cgColor
            $0.shadowOpacity = 1
            $0.shadowRadius = 2
            $0.shadowOffset = CGSize(width: 0, height: 4)
        }
        let below = pixels.red(at: 20, 31, scale: scale)
        let farther = pixels.red(at: 20, 35, scale: scale)
        #expect(below < farther && farther < 255)
        // Half a shadow's strength lies on the edge of what throws it, whatever the blur.
        #expect(abs(pixels.red(at: 20, 34, scale: scale) - 128) < 30)
        #expect(pixels.red(at: 20, 4, scale: scale) == 255)
        #expect(pixels.red(at: 20, 20, scale: scale) == 255, "the layer hides it")
    }

    @Test func aShadowWithoutBlurIsTheShape() {
        let pixels = render(2) {
            $0.backgroundColor = UIColor.white.cgColor
            $0.shadowOpacity = 0.5
            $0.shadowRadius = 0
            $0.shadowOffset = CGSize(width: 5, height: 0)
        }
        #expect((126...129).contains(pixels.red(at: 32, 20, scale: 2)))
        #expect(pixels.red(at: 35.5, 20, scale: 2) == 255)
    }

    @Test func aClearLayerThrowsTheShadowOfItsSublayers() {
        let pixels = render(2) {
            $0.backgroundColor = nil
            $0.shadowOpacity = 1
            $0.shadowRadius = 0
            $0.shadowOffset = CGSize(width: 0, height: 10)
            let child = CALayer()
            child.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
            child.backgroundColor = UIColor.red.cgColor
            $0.addSublayer(child)
        }
        #expect(pixels.red(at: 12, 22, scale: 2) == 0)
        #expect(pixels.red(at: 20, 22, scale: 2) == 255)
    }

    @Test func aLayerThatClipsThrowsNone() {
        let pixels = render(2) {
            $0.shadowOpacity = 1
            $0.shadowRadius = 0
            $0.shadowOffset = CGSize(width: 0, height: 5)
            $0.masksToBounds = true
        }
        #expect(pixels.red(at: 20, 33, scale: 2) == 255)
    }

    @Test func aShadowPathThrowsItInPlaceOfTheLayer() {
        let pixels = render(2) {
            $0.backgroundColor = UIColor.white.cgColor
            $0.shadowOpacity = 1
            $0.shadowRadius = 0
            $0.shadowOffset = .zero
            $0.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 20, width: 5, height: 5)).cgPath
        }
        #expect(pixels.red(at: 12, 32, scale: 2) == 0)
        #expect(pixels.red(at: 18, 32, scale: 2) == 255)
    }
}
