import Testing
import UIKit

/// Masks, group opacity and other ways of painting several layers as one.
@MainActor
struct MaskTests {
    private let frame = CGRect(x: 10, y: 10, width: 20, height: 20)

    private func render(_ change: (CALayer) -> Void) -> Pixels {
        let canvas = Canvas(scale: 2)
        canvas.add(frame, change)
        return canvas.pixels()
    }

    private func square(_ frame: CGRect, alpha: CGFloat = 1) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = UIColor.red.withAlphaComponent(alpha).cgColor
        return layer
    }

    // MARK: - Masks

    @Test func onlyTheAlphaOfAMaskCounts() {
        let pixels = render {
            let mask = square(CGRect(x: 0, y: 0, width: 10, height: 20))
            mask.addSublayer(square(CGRect(x: 10, y: 0, width: 5, height: 20), alpha: 0.5))
            $0.mask = mask
        }
        #expect(pixels.red(at: 15, 20, scale: 2) == 0, "black, not the mask's red")
        #expect((126...129).contains(pixels.red(at: 22, 20, scale: 2)))
        #expect(pixels.red(at: 27, 20, scale: 2) == 255)
    }

    @Test func aMaskHidesSublayersBordersAndShadows() {
        let pixels = render {
            $0.mask = square(CGRect(x: 0, y: 0, width: 10, height: 20))
            $0.borderWidth = 2
            $0.shadowOpacity = 1
            $0.shadowRadius = 0
            $0.shadowOffset = CGSize(width: 0, height: 5)
            $0.addSublayer(square(CGRect(x: 5, y: 5, width: 30, height: 5)))
        }
        #expect(pixels.red(at: 22, 17, scale: 2) == 255)
        #expect(pixels.red(at: 29.5, 20, scale: 2) == 255)
        #expect(pixels.red(at: 15, 33, scale: 2) == 255)
        #expect(pixels[2 * 16, 2 * 17].red == 255 && pixels[2 * 16, 2 * 17].green == 0)
    }

    @Test func aMaskThatCantBeSeenLetsNothingThrough() {
        let pixels = render {
            let mask = square(CGRect(x: 0, y: 0, width: 20, height: 20))
            mask.isHidden = true
            $0.mask = mask
        }
        #expect(pixels.red(at: 20, 20, scale: 2) == 255)
    }

    @Test func aMaskMovesWithItsLayerAndIsLetGo() {
        let canvas = Canvas(scale: 2)
        let layer = canvas.add(frame)
        let mask = square(CGRect(x: 0, y: 0, width: 10, height: 20))
        layer.mask = mask
        canvas.render()
        layer.position.x += 8
        #expect(canvas.pixels().red(at: 26, 20, scale: 2) == 0)
        mask.position.x += 10
        #expect(canvas.pixels().red(at: 20, 20, scale: 2) == 255)
        #expect(canvas.pixels().red(at: 34, 20, scale: 2) == 0)
        layer.mask = nil
        #expect(mask.superlayer == nil)
        #expect(canvas.pixels().red(at: 20, 20, scale: 2) == 0)
    }

    @Test func aShapeLayerMasksAView() {
        let view = UIView(frame: frame)
        view.backgroundColor = .black
        let mask = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        mask.backgroundColor = .white
        view.mask = mask
        let canvas = Canvas(scale: 2)
        canvas.root.addSublayer(view.layer)
        #expect(canvas.pixels().red(at: 20, 20, scale: 2) == 0)
        #expect(canvas.pixels().red(at: 12, 12, scale: 2) == 255)
        view.mask = nil
        #expect(canvas.pixels().red(at: 12, 12, scale: 2) == 0)
    }

    // MARK: - Group opacity

    @Test func withoutGroupOpacityEachLayerIsFadedByItself() {
        func pixels(group: Bool) -> Pixels {
            render {
                $0.opacity = 0.5
                $0.allowsGroupOpacity = group
                let child = CALayer()
                child.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
                child.backgroundColor = UIColor.black.cgColor
                $0.addSublayer(child)
            }
        }
        #expect((126...129).contains(pixels(group: true).red(at: 20, 20, scale: 2)))
        #expect((62...66).contains(pixels(group: false).red(at: 20, 20, scale: 2)), "a quarter shows through both")
        #expect((126...129).contains(pixels(group: false).red(at: 12, 12, scale: 2)))
    }

    @Test func opacitiesMultiplyDownTheTree() {
        let pixels = render {
            $0.backgroundColor = nil
            $0.opacity = 0.5
            let child = CALayer()
            child.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            child.opacity = 0.5
            child.backgroundColor = UIColor.black.cgColor
            child.addSublayer(square(CGRect(x: 0, y: 0, width: 5, height: 5)))
            $0.addSublayer(child)
        }
        #expect((190...193).contains(pixels.red(at: 20, 20, scale: 2)))
        #expect((190...193).contains(Int(pixels[24, 24].green)))
    }

    // MARK: - Sublayer transform

    @Test func aSublayerTransformIsAboutTheAnchorPoint() {
        let pixels = render {
            $0.backgroundColor = nil
            $0.addSublayer(square(CGRect(x: 5, y: 5, width: 10, height: 10)))
            $0.sublayerTransform = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        }
        for x in [10.5, 29] as [CGFloat] { #expect(pixels[Int(2 * x), 40].green == 0) }
        #expect(pixels[18, 40].green == 255 && pixels[62, 40].green == 255)
    }

    // MARK: - Contents

    @Test func theMiddleOfContentsStretchesAndTheirEdgesDont() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: .scale(1)).image {
            UIColor.black.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            UIColor.red.setFill()
            $0.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
        }
        let pixels = render {
            $0.backgroundColor = nil
            $0.contents = image.cgImage
            $0.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        }
        #expect(pixels.red(at: 11.4, 20, scale: 2) == 0)
        #expect(pixels.red(at: 12.6, 20, scale: 2) == 255)
        #expect(pixels.red(at: 27.4, 20, scale: 2) == 255)
        #expect(pixels.red(at: 28.6, 20, scale: 2) == 0)
    }

    @Test func aPartOfTheContentsFillsTheLayer() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: .scale(1)).image {
            UIColor.black.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            UIColor.red.setFill()
            $0.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
        }
        let pixels = render {
            $0.backgroundColor = nil
            $0.contents = image.cgImage
            $0.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        }
        #expect(pixels[22, 40].red == 255 && pixels[22, 40].green == 0)
        #expect(pixels[58, 40].red == 255 && pixels[58, 40].green == 0)
    }
}

extension UIGraphicsImageRendererFormat {
    fileprivate static func scale(_ scale: CGFloat) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
