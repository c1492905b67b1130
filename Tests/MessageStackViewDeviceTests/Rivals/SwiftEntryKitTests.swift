import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewTests

/// Checks that the library doesn't have the defects of SwiftEntryKit 2.
///
/// Documentation/DefectsElsewhere.md lists the defects.
@Suite(.tags(.swiftEntryKit))
@MainActor
struct SwiftEntryKitTests {
    private let poster = RecordingPoster()
    private let delegate = RecordingDelegate()
    private var manager: PostManager { poster.postManager }

    init() {
        manager.delegate = delegate
    }

    private func request(
        _ tag: Int, priority: PostPriority = .normal, precedence: PostPrecedence = .enqueue
    ) -> PostRequest {
        var request = PostRequest(view: .tagged(tag), priority: priority)
        request.precedence = precedence
        return request
    }

    private func tags(_ posts: [Post]) -> [Int?] { posts.map { $0.view?.tag } }

    @Test("SEK-D1: a refused override drops nothing")
    func refusedOverrideDropsNothing() {
        manager.post(request(1, priority: .high))
        manager.post(request(2))
        manager.post(request(3))
        let refused = manager.post(request(4, precedence: .overrideRemovingWaiting))
        #expect(refused.refusal == .outranked)
        #expect(tags(manager.currentPosts) == [1] && tags(manager.waitingPosts) == [2, 3])
        let accepted = manager.post(request(5, priority: .high, precedence: .overrideRemovingWaiting))
        #expect(accepted.phase == .shown && manager.waitingCount == 0)
    }

    @Test("SEK-D2: the completion of a removal runs once in every phase")
    func removalCompletionRunsOnceInEveryPhase() {
        poster.habit = .completesWhenTold
        var completions: [String] = []
        let shown = manager.post(request(1))
        poster.complete()
        let waiting = manager.post(request(2))
        let third = manager.post(request(3))
        waiting.remove { completions.append("waiting") }
        manager.remove(view: UIView()) { completions.append("none") }
        shown.remove { completions.append("shown") }
        #expect(completions == ["waiting", "none"])
        shown.remove { completions.append("leaving") }
        shown.remove(animated: false) { completions.append("unanimated") }
        poster.complete()
        shown.remove { completions.append("ended") }
        poster.complete()
        #expect(third.phase == .shown)
        manager.post(request(4))
        manager.removeAll { completions.append("all") }
        poster.complete()
        manager.removeAll { completions.append("nothing") }
        #expect(
            completions == ["waiting", "none", "shown", "leaving", "unanimated", "ended", "all", "nothing"])
    }

    @Test("SEK-D2: the completion of a removal runs after the poster is released")
    func removalCompletionRunsAfterPosterIsReleased() {
        var isDone = false
        var poster: RecordingPoster? = RecordingPoster(.completesWhenTold)
        let manager = poster?.postManager
        let post = manager?.post(request(1))
        poster?.complete()
        post?.remove { isDone = true }
        poster = nil
        manager?.post(request(2))
        #expect(isDone)
    }

    @Test("SEK-D3: an unanimated override of the only post keeps the window")
    func unanimatedOverrideKeepsTheWindow() {
        let stage = Stage()
        var first = request(1)
        first.animated = .none
        var second = request(2, precedence: .override)
        second.animated = .none
        let posts = [stage.postView.post(first), stage.postView.post(second)]
        #expect(posts.map(\.reason) == [.overridden, nil])
        #expect(posts[1].view?.window === stage.window)
        posts[1].remove()
        stage.simulator.advance(by: 1)
        #expect(stage.postView.superview == nil)
    }

    @Test("SEK-D4: a leaving post does not outrank an override")
    func leavingPostDoesNotOutrankOverride() {
        poster.habit = .completesWhenTold
        let first = manager.post(request(1, priority: .max))
        poster.complete()
        first.remove()
        let second = manager.post(request(2, priority: .low, precedence: .override))
        #expect(second.refusal == nil)
        poster.complete()
        #expect(second.phase == .entering)
    }

    @Test("SEK-D4: an outranked override is reported")
    func outrankedOverrideIsReported() async {
        manager.post(request(1, priority: .high))
        var events = manager.events.makeAsyncIterator()
        let post = manager.post(request(2, precedence: .override))
        #expect(post.refusal == .outranked && post.phase == .ended)
        guard case .refused(let refused, .outranked)? = await events.next() else {
            Issue.record("the refusal is not reported")
            return
        }
        #expect(refused === post)
    }

    @Test("SEK-D4: an overridden post returns with its remaining time")
    func overriddenPostReturnsWithItsRemainingTime() {
        let first = manager.post(PostRequest(view: .tagged(1), dismissAfter: 10))
        poster.clock.advance(by: 6)
        let second = manager.post(request(2, precedence: .interrupt))
        #expect(tags(manager.currentPosts) == [2] && first.phase == .waiting)
        poster.clock.advance(by: 60)
        second.remove()
        #expect(first.phase == .shown)
        poster.clock.advance(by: 3.9)
        #expect(first.phase == .shown)
        poster.clock.advance(by: 0.2)
        #expect(first.reason == .timeout)
    }

    @Test("SEK-D4: an overridden post returns to its place on the screen", arguments: [0.1, 1.0], [true, false])
    func overriddenPostReturnsToItsPlace(time: TimeInterval, isStacked: Bool) {
        let stage = Stage()
        let poster: any PosterView = isStacked ? stage.makePlainStack() : stage.postView
        poster.postManager.isSerialQueue = true
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let first = poster.post(PostRequest(view: view))
        stage.simulator.advance(by: time)
        let second = poster.post(request(2, precedence: .interrupt))
        stage.simulator.advance(by: time)
        second.remove()
        stage.simulator.advance(by: 2)
        #expect(first.phase == .shown && second.phase == .ended)
        #expect(stage.seenFrame(of: view).minY == (isStacked ? 59 : 67))
        #expect(view.superview?.alpha == 1 && stage.seenFrame(of: view).height == 60)
    }

    @Test("SEK-D5: a tap during the exit is not reported again")
    func tapDuringExitIsNotReportedAgain() {
        let stage = Stage()
        let postView = stage.postView
        postView.postManager.delegate = delegate
        let view = UIView.tagged(1)
        postView.postManager.gestureManager.addTapToRemoveGesture(to: view)
        let post = postView.post(PostRequest(view: view))
        stage.simulator.advance(by: 0.1)
        post.remove()
        stage.simulator.advance(by: 0.02)
        stage.simulator.tap(view)
        stage.simulator.advance(by: 1)
        #expect(delegate.log == ["willPost 1", "willRemove 1", "didRemove 1", "ended 1 programmatic"])
    }

    @Test("SEK-D6: an extension adds the given time")
    func extensionAddsTheGivenTime() {
        let post = manager.post(PostRequest(view: .tagged(1), dismissAfter: 3))
        poster.clock.advance(by: 2)
        post.extend(by: 4)
        #expect(post.timeLeft == 5)
        poster.clock.advance(by: 4.9)
        #expect(post.phase == .shown)
        poster.clock.advance(by: 0.2)
        #expect(post.reason == .timeout)
    }

    @Test("SEK-D7: callbacks match the visible state")
    func callbacksMatchTheVisibleState() throws {
        let stage = Stage()
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 80).isActive = true
        let postView = stage.postView
        var seen: [CGFloat] = []
        delegate.onDidPost = { seen.append(stage.seenFrame(of: $0).minY) }
        postView.postManager.delegate = delegate
        let post = postView.post(PostRequest(view: view))
        stage.simulator.advance(by: 2)
        let place = try #require(seen.first)
        #expect(seen.count == 1 && abs(place - 67) <= 0.5, "half a point can't be seen")
        post.remove()
        while post.phase == .leaving {
            seen.append(stage.seenFrame(of: view).maxY)
            stage.simulator.advance(by: Simulator.frame)
        }
        #expect(try #require(seen.last) < 1, "\(seen)")
    }

    @Test("SEK-D9: the ordering can change repeatedly")
    func orderingCanChangeRepeatedly() {
        manager.post(request(1))
        manager.post(request(2, priority: .low))
        manager.post(request(3, priority: .high))
        for (ordering, expected) in [
            (PostOrdering.age, [2, 3]), (.priorityThenAge, [3, 2]), (.newestFirst, [3, 2]), (.age, [2, 3]),
        ] {
            manager.ordering = ordering
            #expect(tags(manager.waitingPosts) == expected)
        }
        manager.post(request(4, priority: .max))
        #expect(tags(manager.waitingPosts) == [2, 3, 4])
    }

    @Test("SEK-D11: a controller with a parent leaves it, as UIKit requires")
    func controllerWithParentLeavesIt() {
        let stage = Stage()
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        child.didMove(toParent: parent)
        let post = stage.view.createPostView().post(PostRequest(viewController: child))
        stage.simulator.advance(by: 1)
        #expect(child.view.window != nil && child.parent?.parent === stage.controller && parent.children == [])
        #expect(stage.simulator.hierarchyInconsistencies == [])
        post.remove()
        stage.simulator.advance(by: 1)
        #expect(child.parent == nil)
    }
}
