import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Defects that many banner, toast and snackbar libraries share and that need no screen to reproduce.
///
/// Documentation/DefectsElsewhere.md lists them.
@Suite(.tags(.commonDefects))
@MainActor
struct FieldPostingTests {
    private let poster = RecordingPoster()
    private let delegate = RecordingDelegate()
    private var manager: PostManager { poster.postManager }

    init() {
        manager.delegate = delegate
    }

    @Test("K4: a view posted twice is refused, and the queue still works")
    func viewPostedTwiceIsRefused() {
        let request = PostRequest(view: .tagged(1))
        let first = manager.post(request)
        let second = manager.post(request)
        #expect(second.refusal == .duplicateView)
        first.remove()
        #expect(manager.post(request).phase == .shown)
        #expect(poster.log == ["post 1", "remove 1", "post 1"])
    }

    enum Ending: CaseIterable {
        case timeout, removedWhileItWaits, removedInItsDelay, cleared, replacedOnTheScreen, replacedWhileItWaits
        case merged, counted, evictedFromTheScreen, evictedWhileItWaits, overriddenOnTheScreen, overriddenWhileItWaits
        case expired, expiredWithoutHost, viewTaken

        /// Posts `request` and causes this ending.
        ///
        /// - Returns: The post and its expected reason.
        @MainActor func cause(_ request: PostRequest, on poster: RecordingPoster) -> (Post, PostRemovalReason) {
            let manager = poster.postManager
            var request = request
            request.key = "a"
            var other = PostRequest(view: .tagged(2))
            switch self {
            case .timeout:
                request.duration = .seconds(1)
                let post = manager.post(request)
                poster.clock.advance(by: 1)
                return (post, .timeout)
            case .removedWhileItWaits:
                manager.post(other)
                let post = manager.post(request)
                post.remove()
                return (post, .programmatic)
            case .removedInItsDelay:
                request.delay = 2
                let post = manager.post(request)
                post.remove()
                return (post, .programmatic)
            case .cleared:
                request.minimumTime = 9
                let post = manager.post(request)
                manager.removeAll()
                return (post, .programmatic)
            case .replacedOnTheScreen, .replacedWhileItWaits:
                if self == .replacedWhileItWaits { manager.post(PostRequest(view: .tagged(3))) }
                let post = manager.post(request)
                other.key = "a"
                other.duplicatePolicy = .replace
                manager.post(other)
                return (post, .replaced)
            case .merged, .counted:
                other.key = "a"
                let first = manager.post(other)
                request.duplicatePolicy = self == .merged ? .update : .count
                return (manager.post(request), .merged(into: first.id))
            case .evictedFromTheScreen:
                manager.replacesOldestWhenFull = true
                let post = manager.post(request)
                manager.post(other)
                return (post, .evicted)
            case .evictedWhileItWaits:
                manager.post(other)
                manager.waitingLimit = 1
                manager.overflowPolicy = .dropOldest
                let post = manager.post(request)
                manager.post(PostRequest(view: .tagged(3)))
                return (post, .evicted)
            case .overriddenOnTheScreen, .overriddenWhileItWaits:
                if self == .overriddenWhileItWaits { manager.post(PostRequest(view: .tagged(3))) }
                let post = manager.post(request)
                other.precedence = .overrideRemovingWaiting
                manager.post(other)
                return (post, .overridden)
            case .expired:
                manager.post(other)
                request.expiresAfter = 3
                let post = manager.post(request)
                poster.clock.advance(by: 3)
                return (post, .expired)
            case .expiredWithoutHost:
                manager.isHostAvailable = false
                let post = manager.post(request)
                poster.clock.advance(by: 31)
                return (post, .expired)
            case .viewTaken:
                let post = manager.post(request)
                post.view?.removeFromSuperview()
                poster.clock.advance(by: 0)
                return (post, .viewTaken)
            }
        }
    }

    @Test("K6: every end is reported once to each observer", arguments: Ending.allCases)
    func everyEndIsReportedOnce(ending: Ending) async {
        let ends = Ends()
        var request = PostRequest(view: .tagged(1))
        request.didEnd = { _, reason in ends.reasons.append(reason) }
        delegate.onEnd = { ends.posts.append($0.id) }
        let (post, reason) = ending.cause(request, on: poster)
        post.remove { ends.completions += 1 }
        manager.removeAll()
        #expect(ends.reasons == [reason] && ends.completions == 1)
        #expect(ends.posts.count { $0 == post.id } == 1)
        #expect(await post.ended == reason)
    }

    enum Action: CaseIterable {
        case post, remove, removeAll, growCapacity, suspendAndGoOn
    }

    @Test("K7: actions inside callbacks take effect", arguments: RecordingReactions.Callback.allCases, Action.allCases)
    func actionsInsideCallbacksTakeEffect(callback: RecordingReactions.Callback, action: Action) {
        let reactions = RecordingReactions()
        manager.delegate = reactions
        var posts: [Post] = []
        var added: Post?
        reactions.reactions[callback] = { [manager] view in
            switch action {
            case .post: added = manager.post(PostRequest(view: .tagged(9), dismissAfter: 1))
            case .remove: view.map { manager.remove(view: $0) }
            case .removeAll: manager.removeAll()
            case .growCapacity: manager.capacity = 3
            case .suspendAndGoOn: manager.suspend().release()
            }
        }
        for tag in 1...3 { posts.append(manager.post(PostRequest(view: .tagged(tag), dismissAfter: 1))) }
        poster.clock.advance(by: 10)
        #expect(posts.allSatisfy { $0.phase == .ended })
        #expect(reactions.complaints.isEmpty, "\(reactions.complaints)")
        #expect(posts.allSatisfy { reactions.ends[$0.id] == 1 })
        #expect(added?.reason == (action == .post ? .timeout : nil))
        #expect(!manager.isActive)
    }

    @Test(
        "K13: a burst stays within the limits",
        arguments: [
            (PostOverflowPolicy.refuse, [3, 4, 5]), (.dropOldest, [98, 99, 100]), (.dropNewest, [3, 4, 100]),
            (.dropLowest, [50, 3, 4]),
        ])
    func burstStaysWithinItsLimits(policy: PostOverflowPolicy, waiting: [Int]) {
        manager.capacity = 2
        manager.waitingLimit = 3
        manager.overflowPolicy = policy
        let posts = (1...100).map { number in
            let post = manager.post(PostRequest(view: .tagged(number), priority: number == 50 ? .high : .normal))
            #expect(manager.currentPosts.count <= 2 && manager.waitingCount <= 3)
            return post
        }
        #expect(manager.waitingPosts.map { $0.view?.tag } == waiting)
        #expect(posts.count { $0.reason != nil } == 95)
    }

    @Test("K13: a burst of duplicates is one post with a count")
    func burstOfDuplicatesIsOneCountedPost() {
        var views = 0
        let posts = (1...1000).map { _ in
            var request = PostRequest(dismissAfter: 5) {
                views += 1
                return .tagged(1)
            }
            request.key = "a"
            request.duplicatePolicy = .count
            return manager.post(request)
        }
        #expect(posts[0].count == 1000 && views == 1 && poster.log == ["post 1"])
        #expect(posts.dropFirst().allSatisfy { $0.reason == .merged(into: posts[0].id) })
        poster.clock.advance(by: 5)
        #expect(posts[0].reason == .timeout && !manager.isActive)
    }
}

@MainActor
private final class Ends {
    var reasons: [PostRemovalReason] = []
    var posts: [Post.ID] = []
    var completions = 0
}
