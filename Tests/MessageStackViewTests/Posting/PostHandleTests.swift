import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// The objects that a handle to a post refers to.
@MainActor
@Suite(.leavesNothingBehind)
struct PostHandleTests {
    private final class Captured: Sendable {}

    /// The phase of the post whose handle is kept.
    enum Phase: CaseIterable {
        case waiting, shown, leaving, ended, refused, merged
    }

    private let references = WeakReferences()

    /// Returns a request whose closures capture an object.
    private func request(_ view: UIView) -> PostRequest {
        let captured = Captured()
        references.add(captured)
        references.add(view)
        var request = PostRequest(view: view)
        request.key = "key"
        request.willPost { _ in _ = captured }
        request.didPost { _ in _ = captured }
        request.willRemove { _ in _ = captured }
        request.onEnd { _, _ in _ = captured }
        request.editPresentation { _ in _ = captured }
        request.accessibilityReturnElementProvider = { captured }
        return request
    }

    /// Returns a post of a poster that nothing else refers to.
    private func post(in phase: Phase) -> Post {
        let poster = RecordingPoster(phase == .leaving ? .completesWhenTold : .completesAtOnce)
        references.add(poster)
        references.add(poster.postManager)
        if phase == .waiting { poster.post(view: UIView()) }
        let view = UIView()
        var request = request(view)
        if phase == .refused { poster.post(request) }
        if phase == .merged {
            request.duplicatePolicy = .update
            poster.post(self.request(UIView()))
        }
        let post = poster.post(request)
        let captured = Captured()
        references.add(captured)
        if phase == .leaving { poster.complete() }
        if phase == .leaving || phase == .ended { post.remove { _ = captured } }
        return post
    }

    @Test(arguments: Phase.allCases) func keptHandleKeepsNothing(phase: Phase) async {
        let post = post(in: phase)
        let reason = await post.ended
        // A manager that is deallocated ends its posts in a task.
        await Task {}.value
        #expect(references.total >= 5 && references.count == 0)
        switch phase {
        case .waiting, .shown, .merged: #expect(reason == .hostGone)
        case .leaving, .ended: #expect(reason == .programmatic)
        case .refused: #expect(reason == .refused(.duplicateView))
        }
        #expect(post.view == nil && post.phase == .ended)
    }

    @Test func valueCanBeReadUntilTheEndWasReported() {
        let poster = RecordingPoster()
        var values: [Message?] = []
        var request = PostRequest(Message("News"))
        request.onEnd { post, _ in values.append(post.value as? Message) }
        let post = poster.post(request)
        #expect((post.value as? Message)?.title == "News")
        post.remove()
        #expect(values.map { $0?.title } == ["News"] && post.value == nil)
    }
}
