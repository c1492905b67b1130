import UIKit

extension UIViewPropertyAnimator {
    /// Does at random one of the things that leave it in play; tells which, for a failure.
    func control(
        _ random: inout SeededGenerator, timing: any UITimingCurveProvider, durationFactor: CGFloat
    ) -> String {
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            pauseAnimation()
            return "a pause"
        case 1:
            isReversed.toggle()
            return "a reversal"
        case 2:
            pauseAnimation()
            fractionComplete = fractionComplete
            return "a touch of the scrubber"
        case 3:
            pauseAnimation()
            continueAnimation(withTimingParameters: timing, durationFactor: durationFactor)
            return "another curve"
        default:
            startAnimation()
            return "a start"
        }
    }
}
