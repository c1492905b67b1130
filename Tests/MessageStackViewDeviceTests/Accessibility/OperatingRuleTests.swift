import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The accessibility rule D42: haptics. The hosted tests of this name check the other rules.
@MainActor
@Suite(.leavesNothingBehind)
struct OperatingRuleTests {
    private let stage = Stage()

    @Test func devicePlaysRequestedHaptic() {
        let all: [PostHaptic] = [
            .success, .warning, .error, .selection, .light, .medium, .heavy, .soft, .rigid, .automatic, .off,
        ]
        for haptic in all {
            var request = PostRequest(view: UIView()).with { $0.isAnimated = false }
            request.haptic = haptic
            stage.postView.postManager.post(request).remove(animated: false)
        }
        #expect(
            stage.simulator.playedFeedback == [
                "success", "warning", "error", "selection", "light", "medium", "heavy", "soft", "rigid",
            ])
        #expect(stage.simulator.unpreparedFeedback == [])
    }
}
