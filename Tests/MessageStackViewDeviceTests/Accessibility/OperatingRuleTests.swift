import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The accessibility rules D18 to D20, D41 and D42: reaching and dismissing posts, and haptics.
@MainActor
struct OperatingRuleTests {
    private let stage = Stage()
    private let poster = RecordingPoster()
    private let haptics = RecordingHaptics()
    private var manager: PostManager { poster.postManager }

    init() {
        manager.haptics = haptics.play
    }

    @discardableResult
    private func post(_ haptic: PostHaptic = .automatic, _ severity: PostSeverity? = nil) -> Post {
        var request = PostRequest(view: UIView())
        request.haptic = haptic
        request.severity = severity
        return manager.post(request)
    }

    // MARK: D18

    // MARK: D19

    // MARK: D20

    // MARK: D41

    // MARK: D42

    @Test("D42: the device plays the requested haptic")
    func devicePlaysRequestedHaptic() {
        let all: [PostHaptic] = [
            .success, .warning, .error, .selection, .light, .medium, .heavy, .soft, .rigid, .automatic, .none,
        ]
        for haptic in all {
            var request = PostRequest(view: UIView(), animated: .none)
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
