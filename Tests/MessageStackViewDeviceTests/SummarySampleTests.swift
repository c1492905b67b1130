import MessageStackView
import MessageStackViewTesting
import Simulator
import Testing
import UIKit

/// Samples of llms.txt that occur in no other page, compiled and run line for line. `SampleTests` compares them with the
/// file.
@MainActor
@Suite(.leavesNothingBehind)
struct SummarySampleTests {
    private let simulator = Simulator()

    private func postRequest(on postView: PostView) async -> PostRemovalReason {
        var request = PostRequest(Message(.warning, "You're offline"))
        request.duration = .untilRemoved
        request.key = "offline"
        request.duplicatePolicy = .ignore
        request.editPresentation { $0.backdrop = .dim }
        request.onEnd { _, reason in print("ended:", reason) }

        let post = postView.post(request, as: .card(.bottom))
        if let refusal = post.refusal { print("refused:", refusal) }
        post.update(with: Message(.success, "You're online again"))
        post.remove()
        let reason = await post.ended
        return reason
    }

    @Test func requestIsPostedUpdatedAndRemoved() async throws {
        let controller = UIViewController()
        simulator.show(controller)
        let postView = controller.view.createPostView()
        postView.postManager.historyLimit = 2
        let recorder = SummaryRecorder(in: controller.view)
        postView.postManager.delegate = recorder
        let posting = Task { await postRequest(on: postView) }
        await simulator.advance(by: 2)
        #expect(await posting.value == .programmatic)
        #expect(recorder.events == ["willPost You're offline", "willRemove You're online again", "didEnd"])
        #expect(recorder.isAtBottom && recorder.isDimmed)
        let entry = try #require(postView.postManager.history.first)
        #expect(entry.key == "offline" && entry.severity == .success && entry.wasShown)
        #expect(postView.postManager.history.count == 1)
    }

    @Test func testSamplePasses() {
        let poster = RecordingPoster()
        let saved = poster.post(Message(.success, "Saved"))
        #expect(saved.phase == .shown)
        poster.clock.advance(by: 60)
        #expect(saved.reason == .timeout)
    }
}

/// Records the events of one post, and its look when it is about to leave.
@MainActor
private final class SummaryRecorder: PostManagerDelegate {
    private(set) var events: [String] = []
    private(set) var isAtBottom = false
    private(set) var isDimmed = false
    private let screen: UIView

    init(in screen: UIView) {
        self.screen = screen
    }

    func postManager(_ postManager: PostManager, willPost view: UIView) {
        events.append("willPost \(text(of: view))")
    }

    func postManager(_ postManager: PostManager, willRemove view: UIView) {
        events.append("willRemove \(text(of: view))")
        isAtBottom = view.convert(view.bounds, to: nil).minY > screen.bounds.midY
        let middle = CGPoint(x: screen.bounds.midX, y: screen.bounds.midY)
        isDimmed = screen.hitTest(middle, with: nil).map { $0 !== screen } ?? false
    }

    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        events.append("didEnd")
    }

    private func text(of view: UIView) -> String { (view as? MessageView)?.titleLabel.text ?? "" }
}
