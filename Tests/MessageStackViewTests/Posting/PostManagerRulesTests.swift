import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct PostManagerRulesTests {
    private let poster = RecordingPoster()
    private var manager: PostManager { poster.postManager }

    private func post(_ tag: Int, priority: PostPriority = .normal, key: PostKey? = nil) -> Post {
        var request = PostRequest(view: .tagged(tag)).with { $0.priority = priority }
        request.key = key
        return manager.post(request)
    }

    private func tags(_ posts: [Post]) -> [Int?] { posts.map { $0.view?.tag } }

    @Test(arguments: [0, -1] as [TimeInterval])
    func postWithoutTimeToWaitIsShownAtOnceOrNotAtAll(seconds: TimeInterval) {
        manager.defaults.expiresAfter = seconds
        let posts = (1...3).map { post($0) }
        #expect(posts.map(\.phase) == [.shown, .ended, .ended])
        #expect(posts.map(\.reason) == [nil, .expired, .expired] && poster.changes.count == 1)
        posts[0].remove()
        #expect(post(4).phase == .shown)
    }

    @Test func higherCapacityAdmitsWaitingPostsAtOnce() {
        let posts = (1...4).map { post($0) }
        manager.capacity = 3
        #expect(tags(manager.currentPosts) == [1, 2, 3])
        manager.capacity = 1
        #expect(tags(manager.currentPosts) == [1, 2, 3])
        posts[0].remove()
        #expect(manager.waitingCount == 1)
        #expect(manager.capacity == 1)
    }

    @Test func capacityCanChangeInsideACallback() {
        let delegate = RecordingDelegate()
        manager.delegate = delegate
        delegate.onWillPost = { [manager] _ in manager.capacity = 2 }
        let posts = (1...3).map { post($0) }
        #expect(tags(manager.currentPosts) == [1, 2])
        #expect(posts[2].phase == .waiting)
    }

    @Test(arguments: [
        (PostOrdering.priorityThenAge, [4, 2, 3]), (.age, [2, 3, 4]), (.newestFirst, [4, 3, 2]),
    ])
    func waitingPostsAreAdmittedInTheManagersOrdering(ordering: PostOrdering, expected: [Int]) {
        let posts = [post(1), post(2), post(3, priority: .low), post(4, priority: .high)]
        manager.ordering = ordering
        #expect(tags(manager.waitingPosts) == expected)
        posts[0].remove()
        #expect(tags(manager.currentPosts) == [expected[0]])
    }

    @Test func removalByKeyRemovesOnlyItsShownAndWaitingPosts() {
        let posts = [post(1, key: "a"), post(2, key: "b"), post(3, key: "a"), post(4)]
        #expect(tags(manager.posts(withKey: "a")) == [1, 3])
        manager.remove(key: "a")
        #expect(posts.map(\.reason) == [.programmatic, nil, .programmatic, nil])
        #expect(manager.posts(withKey: "a").isEmpty)
        #expect(tags(manager.currentPosts) == [2])
    }

    @Test(
        arguments: [
            (PostDuplicatePolicy.post, [nil, nil, nil], nil),
            (.ignore, [nil, nil, .refused(.duplicate)], PostRefusal.duplicate),
            (.replace, [.replaced, .replaced, nil], nil),
        ] as [(PostDuplicatePolicy, [PostRemovalReason?], PostRefusal?)])
    func duplicatePolicyDecidesAboutDuplicateKey(
        policy: PostDuplicatePolicy,
        reasons: [PostRemovalReason?],
        refusal: PostRefusal?
    ) {
        var posts = [post(1, key: "a"), post(2, key: "a")]
        var request = PostRequest(view: .tagged(3))
        request.key = "a"
        request.duplicatePolicy = policy
        posts.append(manager.post(request))
        #expect(posts.map(\.reason) == reasons)
        #expect(posts[2].refusal == refusal)
    }

    @Test func leavingPostIsNotADuplicate() {
        poster.habit = .completesWhenTold
        let first = post(1, key: "a")
        poster.complete()
        first.remove()
        var request = PostRequest(view: .tagged(2))
        request.key = "a"
        request.duplicatePolicy = .ignore
        let second = manager.post(request)
        #expect(first.phase == .leaving)
        #expect(second.phase == .waiting)
        poster.complete()
        poster.complete()
        #expect(first.phase == .ended && second.phase == .shown)
    }

    @Test func removalByPriorityKeepsHigherPriorities() {
        let posts = [post(1, priority: .high), post(2, priority: .low), post(3)]
        manager.remove(upTo: .normal)
        #expect(posts.map(\.phase) == [.shown, .ended, .ended])
    }

    @Test func removalPredicateIsEvaluatedOncePerPost() {
        let posts = (1...3).map { post($0) }
        var asked = 0
        manager.remove { post in
            asked += 1
            return post.view?.tag != 2
        }
        #expect(asked == 3)
        #expect(posts.map(\.phase) == [.ended, .shown, .ended])
    }

    @Test func removeWaitingKeepsShownPosts() {
        let posts = (1...3).map { post($0) }
        manager.removeWaiting()
        #expect(posts.map(\.phase) == [.shown, .ended, .ended])
    }
}
