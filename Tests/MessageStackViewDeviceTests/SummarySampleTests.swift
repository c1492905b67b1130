import MessageStackView
import MessageStackViewTesting
import Simulator
import Testing
import UIKit

/// Samples of llms.txt that occur in no other page, compiled and run line for line. `SampleTests` compares them with the
/// file.
@MainActor
struct SummarySampleTests {
    private let simulator = Simulator()

    private func postRequest(on postView: PostView) async -> PostRemovalReason {
        var request = PostRequest(Message(.warning, "You're offline"))
        request.duration = .untilRemoved
        request.key = "offline"
        request.duplicatePolicy = .ignore
        request.presentation = { $0.backdrop = .dim }
        request.didEnd = { _, reason in print("ended:", reason) }

        let post = postView.post(request, as: .float(.bottom))
        if let refusal = post.refusal { print("refused:", refusal) }
        post.update(with: Message(.success, "You're online again"))
        post.remove()
        let reason = await post.removed
        return reason
    }

    @Test func requestIsPostedUpdatedAndRemoved() async {
        let controller = UIViewController()
        simulator.show(controller)
        let postView = controller.view.createPostView()
        let posting = Task { await postRequest(on: postView) }
        await simulator.advance(by: 2)
        #expect(await posting.value == .programmatic)
    }

    @Test func testSamplePasses() {
        let poster = RecordingPoster()
        let saved = poster.post(Message(.success, "Saved"))
        #expect(saved.phase == .shown)
        poster.clock.advance(by: 60)
        #expect(saved.reason == .timeout)
    }
}
