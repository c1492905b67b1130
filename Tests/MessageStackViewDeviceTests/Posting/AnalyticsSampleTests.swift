import MessageStackView
import Simulator
import Testing
import UIKit

/// The samples of the article Analytics and logs.
@MainActor
@Suite(.leavesNothingBehind)
struct AnalyticsSampleTests {
    /// The analytics of an app.
    @MainActor
    private final class Analytics {
        var events: [String] = []

        func track(_ name: String, _ properties: [String: String]) {
            let texts = properties.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            events.append(([name] + texts).joined(separator: " "))
        }
    }

    private let simulator = Simulator()
    private let controller = UIViewController()
    private let analytics = Analytics()

    init() {
        simulator.show(controller)
    }

    @Test func eachEndOfTheAppIsTracked() {
        let options = PostEnvironment.app.options
        defer { PostEnvironment.app.options = options }
        PostEnvironment.app.options.onEvent { event in
            switch event {
            case .didPost(let post):
                analytics.track("post_shown", ["key": post.key?.rawValue ?? "none"])
            case .ended(let post, let reason):
                let seconds = String(Int(post.timeShown.rounded()))
                analytics.track(
                    "post_ended", ["key": post.key?.rawValue ?? "none", "reason": reason.name, "seconds": seconds])
            case .refused(let post, let refusal):
                analytics.track("post_refused", ["key": post.key?.rawValue ?? "none", "refusal": "\(refusal)"])
            default:
                break
            }
        }
        let posters: [any Poster] = [
            UIApplication.shared.postView, controller.view.createMessageStackView(edge: .top),
        ]
        for (index, poster) in posters.enumerated() {
            poster.post(Message("Saved")) { $0.key = PostKey("saved \(index)") }
            poster.post(Message("Saved")) {
                $0.key = PostKey("saved \(index)")
                $0.duplicatePolicy = .ignore
            }
        }
        simulator.advance(by: 20)
        let refusal = PostRefusal.duplicate
        let seconds = Int(PostDuration.readingTime(of: "Saved").rounded())
        #expect(
            analytics.events.sorted()
                == [0, 1].flatMap { index in
                    [
                        "post_ended key=saved \(index) reason=timeout seconds=\(seconds)",
                        "post_refused key=saved \(index) refusal=\(refusal)", "post_shown key=saved \(index)",
                    ]
                }.sorted())
    }

    @Test func chosenActionIsTracked() throws {
        var request = PostRequest(Message("Not sent", actions: [.primary("Retry", id: "retry")]))
        request.onEvent {
            if case .ended(_, let reason) = $0, let id = reason.actionID {
                analytics.track("post_answered", ["action": id])
            }
        }
        controller.view.createPostView().post(request)
        simulator.advance(by: 2)
        #expect(simulator.tapElement(named: "Retry"))
        simulator.advance(by: 2)
        #expect(analytics.events == ["post_answered action=retry"])
    }
}
