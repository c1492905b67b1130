import Testing
import UIKit

struct CGAffineTransformTests {
    @Test func concatenatingAppliesTheReceiverFirst() {
        let scale = CGAffineTransform(scaleX: 2, y: 3)
        let move = CGAffineTransform(translationX: 10, y: 20)
        #expect(CGPoint(x: 1, y: 1).applying(scale.concatenating(move)) == CGPoint(x: 12, y: 23))
        #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 22, y: 63))
    }

    @Test func aStepAddedToATransformIsAppliedBeforeIt() {
        let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)
        #expect(CGPoint.zero.applying(transform) == CGPoint(x: 10, y: 0))
        let moved = CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 7, y: 2))
    }

    @Test func aPositiveAngleTurnsFromTheXAxisToTheYAxis() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12)
        #expect(abs(turned.y - 1) < 1e-12)
    }

    @Test func theInverseLeadsBack() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: -4)
        let there = CGPoint(x: 3, y: 5).applying(transform)
        let back = there.applying(transform.inverted())
        #expect(abs(back.x - 3) < 1e-12)
        #expect(abs(back.y - 5) < 1e-12)
    }

    @Test func aTransformThatFlattensThePlaneIsItsOwnInverse() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func aTurnedRectangleIsTheBoxAroundItsCorners() {
        let box = CGRect(x: 0, y: 0, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(box.minX + 2) < 1e-12)
        #expect(abs(box.width - 2) < 1e-12)
        #expect(abs(box.height - 4) < 1e-12)
    }

    @Test func nullStaysNull() {
        #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
    }
}
