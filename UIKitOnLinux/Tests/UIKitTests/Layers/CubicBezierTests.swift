import Testing

@testable import UIKit

/// Values of UIKit's curves at a quarter, a half and three quarters.
struct CubicBezierTests {
    @Test(arguments: [
        (CubicBezier.easeInOut, [0.1292, 0.5, 0.8708]), (.easeIn, [0.0935, 0.3154, 0.6219]),
        (.easeOut, [0.3781, 0.6846, 0.9065]), (.linear, [0.25, 0.5, 0.75]),
    ])
    func theCurveIsApples(curve: CubicBezier, values: [Double]) {
        for (part, value) in zip([0.25, 0.5, 0.75], values) {
            #expect(abs(curve.value(at: part) - value) < 0.0001)
        }
    }

    @Test func theEndsAreExact() {
        #expect(CubicBezier.easeInOut.value(at: 0) == 0)
        #expect(CubicBezier.easeInOut.value(at: 1) == 1)
        #expect(CubicBezier.easeInOut.value(at: 2) == 1)
    }
}
