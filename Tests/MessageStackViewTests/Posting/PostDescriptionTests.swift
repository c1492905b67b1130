import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// The printed descriptions of posts and events, and the properties that a handle has after the end.
@MainActor
@Suite(.leavesNothingBehind)
struct PostDescriptionTests {
    private let poster = RecordingPoster()

    private func post(_ value: some Postable = Message(.error, "Account 4711 is locked")) -> Post {
        poster.post(value) { $0.key = "account" }
    }

    @Test func descriptionSaysKeyTypeAndPhaseButNoText() {
        let post = post()
        #expect("\(post)" == "\(post.id) (\"account\", Message, shown)")
        post.remove()
        #expect("\(post)" == "\(post.id) (\"account\", Message, ended: programmatic)")
    }

    @Test func debugDescriptionHasSeverityAndText() {
        let post = post()
        #expect(
            post.debugDescription
                == "\(post.id) (\"account\", Message, shown, severity error, text \"Account 4711 is locked\")")
    }

    @Test func descriptionOfPostedViewSaysItsClass() {
        let view = UIProgressView()
        let post = poster.post(view: view)
        #expect("\(post)" == "\(post.id) (UIProgressView, shown)")
    }

    @Test func eventsArePrintedWithoutTexts() {
        let post = post()
        let events: [PostEvent] = [
            .waiting(post), .refused(post, .queueFull), .willPost(post), .didPost(post), .updated(post),
            .counted(post, 3), .willRemove(post), .ended(post, .action(id: "4711")),
        ]
        let names = ["waiting", "refused", "willPost", "didPost", "updated", "counted", "willRemove", "ended"]
        for (event, name) in zip(events, names) {
            #expect("\(event)".hasPrefix("\(name): \(post)"))
            #expect(!"\(event)".contains("4711"))
            #expect(event.post === post)
        }
    }

    @Test func keySeverityAndTextStayAfterTheEndButTheValueGoes() {
        let post = post()
        #expect(post.value as? Message == Message(.error, "Account 4711 is locked"))
        post.remove()
        #expect(post.key == "account" && post.severity == .error && post.text == "Account 4711 is locked")
        #expect(post.value == nil)
    }

    @Test func valueCanBeReadWhenTheEndIsReported() {
        var ended: (any Postable)?
        var request = PostRequest(Message("Saved"))
        request.onEnd { post, _ in ended = post.value }
        poster.post(request).remove()
        #expect(ended as? Message == Message("Saved"))
    }

    @Test func waitingPostHasTheSummaryAsText() {
        let posts = [post(Message("First")), post(Message("Second", subtitle: "Line"))]
        #expect(posts[1].phase == .waiting)
        #expect(posts[1].text == Message("Second", subtitle: "Line").summary)
    }

    @Test func refusedPostHasKeyAndText() {
        poster.postManager.waitingLimit = 0
        let refused = [post(), post()][1]
        #expect(refused.refusal == .queueFull)
        #expect(refused.key == "account" && refused.text == "Account 4711 is locked")
        #expect(refused.value == nil)
        #expect("\(refused)" == "\(refused.id) (\"account\", Message, ended: refused)")
    }

    @Test func namesOfReasonsDiffer() {
        let reasons: [PostRemovalReason] = [
            .timeout, .tap, .pan, .action(id: "a"), .closeButton, .clearAll, .backdrop, .escape, .programmatic,
            .cancelled, .overridden, .replaced, .evicted, .viewTaken, .hostGone, .anchorGone, .expired, .noSize,
            .refused(.queueFull),
        ]
        #expect(Set(reasons.map(\.name)).count == reasons.count)
        #expect(PostRemovalReason.action(id: "undo").name == "action")
    }

    @Test(arguments: [
        (PostRefusal.duplicateView, "view already waits or is shown"),
        (.duplicate, "key or value already waits or is shown"),
        (.queueFull, "waitingLimit"), (.outranked, "higher priority"), (.hostGone, "no longer exists"),
    ])
    func refusalDescribesItsCause(refusal: PostRefusal, words: String) {
        #expect("\(refusal)".contains(words))
    }
}
