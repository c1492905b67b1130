import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// What goes wrong again and again in banners, toasts and snackbars of all kinds, and must not here: without a screen.
/// README.md has the list.
@MainActor
struct FieldPostingTests {
    private let poster = RecordingPoster()
    private let delegate = RecordingDelegate()
    private var manager: PostManager { poster.postManager }

    init() {
        manager.delegate = delegate
    }

    // MARK: K4

    @Test func theSameRequestPostedTwiceIsRefusedAndBreaksNothing() {
        let request = PostRequest { .tagged(1) }
        let first = manager.post(request)
        let second = manager.post(request)
        #expect(second.refusal == .duplicateView)
        first.remove()
        #expect(manager.post(request).phase == .shown)
        #expect(poster.log == ["post 1", "remove 1", "post 1"])
    }

    // MARK: K7

    enum Act: CaseIterable {
        case post, remove, removeAll, growCapacity, suspendAndGoOn
    }

    @Test(arguments: RecordingReactions.Callback.allCases, Act.allCases)
    func whateverIsDoneInACallbackIsDone(callback: RecordingReactions.Callback, act: Act) {
        let reactions = RecordingReactions()
        manager.delegate = reactions
        var posts: [Post] = []
        var added: Post?
        reactions.reactions[callback] = { [manager] view in
            switch act {
            case .post: added = manager.post(PostRequest(view: .tagged(9), dismissAfter: 1))
            case .remove: view.map { manager.remove(view: $0) }
            case .removeAll: manager.removeAll()
            case .growCapacity: manager.capacity = 3
            case .suspendAndGoOn: manager.suspend().release()
            }
        }
        for tag in 1...3 { posts.append(manager.post(PostRequest(view: .tagged(tag), dismissAfter: 1))) }
        poster.clock.advance(by: 10)
        #expect(posts.allSatisfy { $0.phase == .removed })
        #expect(reactions.complaints.isEmpty, "\(reactions.complaints)")
        #expect(posts.allSatisfy { reactions.ends[$0.id] == 1 })
        #expect(added?.reason == (act == .post ? .timeout : nil))
        #expect(!manager.isActive)
    }
}
