import Testing

@testable import UIKit

struct TransformPartsTests {
    private func close(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let difference = TransformPartsTests.numbers(a).enumerated().map { abs($1 - Self.numbers(b)[$0]) }
        return difference.allSatisfy { $0 < 1e-9 }
    }

    private static func numbers(_ t: CATransform3D) -> [CGFloat] {
        [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ]
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func whatIsTakenApartFitsTogetherAgain(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number() -> CGFloat { .random(in: -2...2, using: &random) }
        var transform = CATransform3DMakeRotation(number() * 2, number(), number(), number())
        transform = CATransform3DScale(transform, number(), number(), number())
        transform = CATransform3DRotate(transform, number(), number(), number(), number())
        transform = CATransform3DTranslate(transform, number() * 50, number() * 50, number())
        #expect(close(TransformParts(transform).transform, transform))
    }

    @Test(arguments: [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0)] as [(CGFloat, CGFloat, CGFloat)])
    func halfATurnStaysOne(axis: (CGFloat, CGFloat, CGFloat)) {
        let transform = CATransform3DMakeRotation(.pi, axis.0, axis.1, axis.2)
        #expect(close(TransformParts(transform).transform, transform))
    }

    @Test func aCollapsedOneStaysCollapsed() {
        for scale in [
            CATransform3DMakeScale(0, 0, 1), CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(0, 2, 1),
        ] {
            #expect(close(TransformParts(scale).transform, scale))
        }
    }

    @Test func aTurnGoesTheShorterWay() {
        let old = TransformParts(CATransform3DMakeRotation(170 * .pi / 180, 0, 0, 1)).vector
        let new = TransformParts(CATransform3DMakeRotation(-170 * .pi / 180, 0, 0, 1)).vector
        let difference = TransformParts.difference(from: old, to: new)
        #expect(abs(difference.numbers[TransformParts.Index.rotation + 2] + 20 * .pi / 180) < 1e-9)
    }

    @Test func theInverseUndoes() {
        let transform = CATransform3DTranslate(CATransform3DMakeRotation(1, 1, 2, 3), 4, 5, 6)
        #expect(close(CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity))
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat), "nothing undoes it")
    }
}
