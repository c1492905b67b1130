import Testing
import UIKit

/// What a shape layer draws, on a white canvas of 40 points at twice the scale.
@MainActor
struct CAShapeLayerTests {
    private func render(_ change: (CAShapeLayer) -> Void) -> Pixels {
        let canvas = Canvas(scale: 2)
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        change(layer)
        canvas.root.addSublayer(layer)
        return canvas.pixels()
    }

    private func line(from start: CGPoint, to end: CGPoint) -> CGPath {
        let path = UIBezierPath()
        path.move(to: start)
        path.addLine(to: end)
        return path.cgPath
    }

    private let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath

    @Test func aPathIsFilledInBlackAndNotStroked() {
        let pixels = render { $0.path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 5, height: 5)).cgPath }
        #expect(pixels.red(at: 12, 12, scale: 2) == 0)
        #expect(pixels.red(at: 16.5, 16.5, scale: 2) == 0)
        #expect(pixels.red(at: 11.5, 14, scale: 2) == 255)
        #expect(pixels.red(at: 17, 14, scale: 2) == 255)
    }

    @Test func itKeepsItsOwnCopyOfThePath() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        let pixels = render {
            $0.path = path
            path.addRect(CGRect(x: 10, y: 10, width: 5, height: 5))
        }
        #expect(pixels.red(at: 12, 12, scale: 2) == 0)
        #expect(pixels.red(at: 22, 22, scale: 2) == 255)
    }

    @Test func theFillRuleDecidesWhatIsInside() {
        let path = UIBezierPath(cgPath: square)
        path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
        let winding = render { $0.path = path.cgPath }
        #expect(winding.red(at: 20, 20, scale: 2) == 0)
        let evenOdd = render {
            $0.path = path.cgPath
            $0.fillRule = .evenOdd
        }
        #expect(evenOdd.red(at: 20, 20, scale: 2) == 255)
        #expect(evenOdd.red(at: 12, 12, scale: 2) == 0)
    }

    @Test func theStrokeLiesOnBothSidesOfThePathAndAboveTheFill() {
        let pixels = render {
            $0.path = square
            $0.fillColor = UIColor.red.cgColor
            $0.strokeColor = UIColor.black.cgColor
            $0.lineWidth = 4
        }
        #expect(pixels.red(at: 8, 20, scale: 2) == 0)
        #expect(pixels.red(at: 7.5, 20, scale: 2) == 255)
        #expect(pixels.red(at: 11.5, 20, scale: 2) == 0)
        #expect(pixels[24, 40].red == 255 && pixels[24, 40].green == 0)
    }

    @Test(
        arguments: [
            (0, 0.5, [(12, true), (18, true), (22, false), (28, false)]),
            (0.5, 1, [(12, false), (18, false), (22, true), (28, true)]),
            (0.25, 0.75, [(12, false), (18, true), (22, true), (28, false)]),
            (0.5, 0.5, [(12, false), (20, false), (28, false)]),
            (0.8, 0.2, [(12, false), (20, false), (28, false)]),
            (-1, 2, [(12, true), (20, true), (28, true)]),
        ] as [(CGFloat, CGFloat, [(CGFloat, Bool)])])
    func aStrokeIsTrimmedByLength(start: CGFloat, end: CGFloat, inked: [(CGFloat, Bool)]) {
        let pixels = render {
            $0.path = line(from: CGPoint(x: 0, y: 10), to: CGPoint(x: 20, y: 10))
            $0.strokeColor = UIColor.black.cgColor
            $0.lineWidth = 4
            $0.strokeStart = start
            $0.strokeEnd = end
        }
        for (x, isInked) in inked { #expect((pixels.red(at: x, 20, scale: 2) == 0) == isInked, "at \(x)") }
    }

    @Test func aCircleIsTrimmedByItsAngle() {
        let pixels = render {
            // Clockwise from the right.
            $0.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 16, height: 16)).cgPath
            $0.fillColor = nil
            $0.strokeColor = UIColor.black.cgColor
            $0.lineWidth = 3
            $0.strokeEnd = 0.375
        }
        // 135° are drawn: to the lower left.
        #expect(pixels.red(at: 20, 28, scale: 2) == 0)
        #expect(pixels.red(at: 25.6, 25.6, scale: 2) == 0)
        #expect(pixels.red(at: 12, 20, scale: 2) == 255)
        #expect(pixels.red(at: 20, 12, scale: 2) == 255)
    }

    @Test func severalSubpathsAreTrimmedOneAfterTheOther() {
        let path = UIBezierPath(cgPath: line(from: CGPoint(x: 0, y: 5), to: CGPoint(x: 20, y: 5)))
        path.append(UIBezierPath(cgPath: line(from: CGPoint(x: 0, y: 15), to: CGPoint(x: 20, y: 15))))
        let pixels = render {
            $0.path = path.cgPath
            $0.strokeColor = UIColor.black.cgColor
            $0.lineWidth = 2
            $0.strokeEnd = 0.75
        }
        #expect(pixels.red(at: 28, 15, scale: 2) == 0)
        #expect(pixels.red(at: 18, 25, scale: 2) == 0)
        #expect(pixels.red(at: 22, 25, scale: 2) == 255)
    }

    @Test func linesEndAndDashAsTheyAreTold() {
        func pixels(_ cap: CAShapeLayerLineCap, dashes: [NSNumber]? = nil, phase: CGFloat = 0) -> Pixels {
            render {
                $0.path = line(from: CGPoint(x: 4, y: 10), to: CGPoint(x: 16, y: 10))
                $0.strokeColor = UIColor.black.cgColor
                $0.lineWidth = 4
                $0.lineCap = cap
                $0.lineDashPattern = dashes
                $0.lineDashPhase = phase
            }
        }
        #expect(pixels(.butt).red(at: 13, 20, scale: 2) == 255)
        #expect(pixels(.square).red(at: 13, 20, scale: 2) == 0)
        #expect(pixels(.round).red(at: 13, 20, scale: 2) == 0)
        #expect(pixels(.round).red(at: 12.1, 18.1, scale: 2) == 255)
        let dashed = pixels(.butt, dashes: [4, 4])
        #expect(dashed.red(at: 16, 20, scale: 2) == 0 && dashed.red(at: 20, 20, scale: 2) == 255)
        let shifted = pixels(.butt, dashes: [4, 4], phase: 4)
        #expect(shifted.red(at: 16, 20, scale: 2) == 255 && shifted.red(at: 20, 20, scale: 2) == 0)
    }

    @Test func itIsDrawnBelowItsSublayersAndOutsideOfItsBounds() {
        let pixels = render {
            $0.path = UIBezierPath(rect: CGRect(x: -8, y: -8, width: 20, height: 20)).cgPath
            let child = CALayer()
            child.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
            child.backgroundColor = UIColor.red.cgColor
            $0.addSublayer(child)
        }
        #expect(pixels.red(at: 3, 3, scale: 2) == 0)
        #expect(pixels.red(at: 12, 12, scale: 2) == 255)
    }

    @Test func itsDefaultsAreCoreAnimations() {
        let layer = CAShapeLayer()
        #expect(layer.path == nil && layer.strokeColor == nil && layer.lineDashPattern == nil)
        #expect(layer.fillColor == UIColor.black.cgColor)
        #expect(layer.fillRule == .nonZero && layer.lineCap == .butt && layer.lineJoin == .miter)
        #expect(layer.lineWidth == 1 && layer.miterLimit == 10)
        #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.lineDashPhase == 0)
    }
}
