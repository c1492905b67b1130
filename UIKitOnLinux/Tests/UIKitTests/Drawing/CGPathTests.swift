import Testing
import UIKit

struct CGPathTests {
    @Test func theBoxOfAnArcIsThatOfTheCurveAndNotOfItsControlPoints() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX + 10) < 0.01)
        #expect(abs(box.maxY - 10) < 0.01)
        #expect(abs(box.minY) < 0.01)
        let curve = CGMutablePath()
        curve.move(to: .zero)
        curve.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
        #expect(abs(curve.boundingBoxOfPath.maxY - 6) < 1e-9)
        #expect(curve.boundingBox.maxY == 8)
    }

    @Test func anArcGoesClockwiseToTheEyeWhereItIsAskedTo() {
        let below = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(below.bounds.maxY > 9.9)
        let above = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(above.bounds.minY < -9.9)
    }

    @Test(arguments: [(0.0, 4 * Double.pi), (0, 2 * .pi), (.pi, 3 * .pi)])
    func anArcOfATurnOrMoreIsACircle(start: Double, end: Double) {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 1, startAngle: CGFloat(start), endAngle: CGFloat(end), clockwise: true)
        #expect(abs(path.bounds.width - 2) < 0.001)
        #expect(abs(path.bounds.height - 2) < 0.001)
    }

    @Test func anEllipseTouchesTheSidesOfItsRectangle() {
        let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
        let box = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath
        #expect(abs(box.minX - 3) < 0.001)
        #expect(abs(box.maxY - 14) < 0.001)
    }

    @Test func insideIsWhatThePathEncloses() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(circle.contains(CGPoint(x: 5, y: 5)))
        #expect(!circle.contains(CGPoint(x: 1, y: 1)))
    }

    @Test func aHoleIsOutsideByTheEvenOddRuleAlone() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func aSmoothCornerStartsBeyondItsRadiusAndACircularOneAtIt() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        // Beside the corner, where the smooth outline has already left the side.
        let beside = CGPoint(x: 22, y: 0.05)
        let smooth = UIBezierPath(roundedRect: rect, cornerRadius: 20)
        #expect(!smooth.contains(beside))
        let circular = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 20, transform: nil)
        #expect(circular.contains(beside))
    }

    @Test func aCapsuleEndsInHalfCirclesEvenWithSmoothCorners() {
        let capsule = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 20), cornerRadius: 10)
        for angle in stride(from: CGFloat.pi / 2, through: .pi * 1.5, by: .pi / 16) {
            let direction = CGPoint(x: cos(angle), y: sin(angle))
            #expect(capsule.contains(CGPoint(x: 10 + 9.95 * direction.x, y: 10 + 9.95 * direction.y)))
            #expect(!capsule.contains(CGPoint(x: 10 + 10.05 * direction.x, y: 10 + 10.05 * direction.y)))
        }
    }

    @Test func onlyTheCornersAskedForAreRounded() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(!path.contains(CGPoint(x: 99, y: 99)))
        #expect(path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 99)))
    }

    @Test func pathsAreEqualByTheirSteps() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(CGPath(rect: rect, transform: nil) == CGPath(rect: rect, transform: nil))
        #expect(CGPath(rect: rect, transform: nil) != CGPath(ellipseIn: rect, transform: nil))
    }
}
