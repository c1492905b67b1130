import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

/// Touches of a slot that slides in to a position 100 to 200 points below the top of the screen.
@MainActor
@Suite(.leavesNothingBehind)
struct SlotGesturesTests {
    private let poster = SlidingPoster.onScreen()
    private var finger: Finger { poster.finger }
    private let middle = CGPoint(x: 150, y: 150)

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    /// Posts a banner and drags it by its middle after the entrance.
    private func drag(by step: CGVector, frames: Int) -> (post: Post, slot: PostSlot) {
        let banner = poster.postBanner()
        poster.simulator.advance(by: 1)
        #expect(banner.post.phase == .shown)
        finger.down(at: middle)
        finger.move(by: step, frames: frames)
        return banner
    }

    private func up(_ points: CGFloat) -> CGVector { CGVector(dx: 0, dy: -points) }

    @Test func shownSlotFollowsFingerAndReturns() {
        let (post, slot) = drag(by: up(4), frames: 10)
        // The first ten points distinguish a drag from a tap and don't move the slot.
        #expect(abs(poster.seenOffset(of: slot) + 30) < 0.5)
        poster.simulator.advance(by: 0.5)
        finger.up()
        poster.simulator.advance(by: 1)
        #expect(poster.seenOffset(of: slot) == 0)
        #expect(post.phase == .shown)
    }

    @Test func dragBeyondHalfHeightRemovesPost() {
        let (post, _) = drag(by: up(7), frames: 10)
        poster.simulator.advance(by: 0.5)
        finger.up()
        poster.simulator.advance(by: 1)
        #expect(post.reason == .pan)
    }

    @Test func flickRemovesPost() {
        let (post, slot) = drag(by: up(12), frames: 3)
        let offset = poster.seenOffset(of: slot)
        #expect(offset > -50)
        finger.up()
        #expect(post.phase == .leaving)
        poster.simulator.advance(by: Simulator.frame)
        poster.simulator.advance(by: Simulator.frame)
        #expect(poster.seenOffset(of: slot) < offset - 10)
        poster.simulator.advance(by: 1)
        #expect(post.reason == .pan)
    }

    @Test func dragInOppositeDirectionRubberBands() {
        let (post, slot) = drag(by: CGVector(dx: 0, dy: 11), frames: 10)
        let stretched = poster.seenOffset(of: slot)
        #expect(stretched > 20 && stretched < 50)
        finger.up()
        poster.simulator.advance(by: 1)
        #expect(poster.seenOffset(of: slot) == 0)
        #expect(post.phase == .shown)
    }

    @Test func horizontalDragDoesNotMovePost() {
        let (post, slot) = drag(by: CGVector(dx: 9, dy: -3), frames: 12)
        #expect(poster.seenOffset(of: slot) == 0)
        finger.up()
        poster.simulator.advance(by: 1)
        #expect(post.phase == .shown)
    }

    @Test func touchPausesDismissalTimer() {
        expectPause {}
    }

    @Test func dragPausesDismissalTimer() {
        expectPause { finger.move(by: up(4), frames: 10) }
    }

    /// Expects that a finger holds a post, and that two seconds are left after it is lifted.
    private func expectPause(whileDown move: () -> Void) {
        let (post, _) = poster.postBanner(dismissAfter: 3)
        poster.simulator.advance(by: 2)
        finger.down(at: middle)
        move()
        poster.simulator.advance(by: 30)
        #expect(post.phase == .shown)
        finger.up()
        poster.simulator.advance(by: 1.9)
        #expect(post.phase == .shown)
        poster.simulator.advance(by: 1)
        #expect(post.reason == .timeout)
    }

    @Test func touchAfterDragPausesDismissalTimer() {
        let (post, _) = poster.postBanner(dismissAfter: 3)
        poster.simulator.advance(by: 1)
        finger.down(at: middle)
        finger.move(by: up(4), frames: 5)
        finger.up()
        poster.simulator.advance(by: 1)
        finger.down(at: middle)
        poster.simulator.advance(by: 30)
        #expect(post.phase == .shown)
        finger.up()
        poster.simulator.advance(by: 3)
        #expect(post.reason == .timeout)
    }

    @Test func lastFingerOfDragEndsPause() {
        let (post, _) = poster.postBanner(dismissAfter: 3)
        poster.simulator.advance(by: 1)
        let second = Finger(on: poster.simulator, id: 1)
        finger.down(at: middle)
        finger.move(by: up(4), frames: 10)
        second.down(at: middle)
        finger.up()
        poster.simulator.advance(by: 30)
        #expect(post.phase == .shown)
        second.up()
        poster.simulator.advance(by: 4)
        #expect(post.reason == .timeout)
    }

    @Test func oneRecognizerFollowsDrag() {
        let (_, slot) = drag(by: up(4), frames: 10)
        let active = slot.gestureRecognizers?.filter { [.began, .changed].contains($0.state) }
        #expect(active?.count == 1 && active?.first is UIPanGestureRecognizer)
    }

    @Test func panDisabledDuringDragLetsPostGo() {
        let (post, slot) = poster.postBanner(dismissAfter: 3)
        poster.simulator.advance(by: 1)
        finger.down(at: middle)
        finger.move(by: up(4), frames: 10)
        post.view.map(poster.postManager.gestureManager.removePanToRemoveGesture(from:))
        poster.simulator.advance(by: 1)
        #expect(poster.seenOffset(of: slot) == 0 && post.phase == .shown)
        finger.up()
        finger.down(at: middle)
        poster.simulator.advance(by: 30)
        #expect(post.phase == .shown)
    }

    @Test func tapRemovesPostIfEnabled() {
        let view = UIView()
        poster.postManager.gestureManager.addTapToRemoveGesture(to: view)
        let post = poster.postManager.post(PostRequest(view: view))
        poster.simulator.advance(by: 1)
        poster.simulator.tap(at: middle)
        poster.simulator.advance(by: 1)
        #expect(post.reason == .tap)
    }

    @Test func panCanBeDisabledBeforePosting() {
        let view = UIView()
        poster.postManager.gestureManager.removePanToRemoveGesture(from: view)
        let post = poster.postManager.post(PostRequest(view: view))
        poster.simulator.advance(by: 1)
        finger.down(at: middle)
        finger.move(by: up(10), frames: 12)
        finger.up()
        poster.simulator.advance(by: 1)
        #expect(post.phase == .shown)
    }

    @Test(.without(.finalPositionsAreHit, because: "the post's container is the app's own view"))
    func touchCatchesEnteringSlotInPlace() {
        let (post, slot) = poster.postBanner()
        poster.simulator.advance(by: 0.2)
        let offset = poster.seenOffset(of: slot)
        #expect(offset < -10 && offset > -100)
        finger.down(at: point(150, 150 + offset))
        #expect(abs(poster.seenOffset(of: slot) - offset) < 1)
        poster.simulator.advance(by: 1)
        #expect(abs(poster.seenOffset(of: slot) - offset) < 1)
        #expect(post.phase == .entering)
        finger.up()
        poster.simulator.advance(by: 1)
        #expect(post.phase == .shown)
        #expect(poster.seenOffset(of: slot) == 0)
    }

    @Test(.without(.finalPositionsAreHit, because: "UIKit makes the hit tests of the poster, a plain view."))
    func enteringSlotCanBeFlickedAway() {
        let delegate = RecordingDelegate()
        poster.postManager.delegate = delegate
        let (post, slot) = poster.postBanner()
        poster.simulator.advance(by: 0.12)
        finger.down(at: point(150, 150 + poster.seenOffset(of: slot)))
        finger.move(by: up(12), frames: 4)
        finger.up()
        poster.simulator.advance(by: 1)
        #expect(post.reason == .pan)
        #expect(delegate.log == ["willPost 0", "willRemove 0", "didRemove 0", "ended 0 pan"])
    }

    @Test(.without(.finalPositionsAreHit, because: "UIKit makes the hit tests of the poster, a plain view."))
    func caughtLeavingSlotLeavesWhenReleased() {
        let (post, slot) = poster.postBanner()
        poster.simulator.advance(by: 1)
        post.remove()
        poster.simulator.advance(by: 0.08)
        let offset = poster.seenOffset(of: slot)
        #expect(offset < -5 && offset > -150)
        finger.down(at: point(150, 150 + offset))
        poster.simulator.advance(by: 20)
        #expect(abs(poster.seenOffset(of: slot) - offset) < 1)
        #expect(post.phase == .leaving)
        finger.up()
        poster.simulator.advance(by: 1)
        #expect(post.reason == .programmatic)
    }

    @Test func touchOnARemovedPostHoldsNoOther() {
        let stage = Stage()
        let posts = (0..<2).map { _ in stage.postView.post(Stage.message) }
        stage.rest()
        stage.finger.down(at: CGPoint(x: 150, y: 120))
        stage.simulator.advance(by: 0.1)
        posts[0].remove()
        stage.rest()
        #expect(posts.map(\.phase) == [.ended, .shown])
        stage.simulator.advance(by: 8)
        #expect(posts[1].reason == .timeout)
    }

    @Test(arguments: [true, false])
    func interruptedDragReturnsPostAndReleasesItsTime(isPanDisabled: Bool) throws {
        let (post, slot) = poster.postBanner(dismissAfter: 3)
        poster.simulator.advance(by: 1)
        finger.down(at: middle)
        finger.move(by: up(5), frames: 5)
        if isPanDisabled {
            poster.postManager.gestureManager.removePanToRemoveGesture(from: try #require(post.view))
        } else {
            finger.cancel()
        }
        poster.simulator.advance(by: 0.5)
        #expect(poster.seenOffset(of: slot) == 0)
        if isPanDisabled { finger.up() }
        poster.simulator.advance(by: 4)
        #expect(post.reason == .timeout)
    }

    @Test(arguments: [true, false])
    func touchThatEndsWhilePostIsHiddenHoldsNothing(isInBackground: Bool) {
        let tabs = UITabBarController()
        let screen = UIViewController()
        tabs.viewControllers = [screen, UIViewController()]
        let simulator = Simulator()
        simulator.show(tabs)
        let post = screen.view.createPostView().post(PostRequest(Stage.message))
        simulator.advance(by: 1)
        let finger = post.view.map { $0.convert(CGPoint(x: 100, y: 20), to: nil) } ?? .zero
        simulator.touchDown(at: finger)
        simulator.advance(by: 0.1)
        if isInBackground { simulator.moveToBackground() } else { tabs.selectedIndex = 1 }
        simulator.advance(by: 1)
        simulator.touch(id: 0, phase: isInBackground ? .cancelled : .ended, at: finger)
        if isInBackground { simulator.moveToForeground() } else { tabs.selectedIndex = 0 }
        simulator.advance(by: 8)
        #expect(post.reason == .timeout)
    }

    @Test(arguments: [false, true]) func dragContinuesAfterPostIsRemoved(isAnimated: Bool) {
        let step = CGVector(dx: 0, dy: 3)
        let (post, slot) = drag(by: step, frames: 10)
        post.remove(animated: isAnimated)
        finger.move(by: step, frames: 10)
        poster.simulator.advance(by: 1)
        finger.move(by: step, frames: 10)
        finger.up()
        poster.simulator.advance(by: 1)
        #expect(post.reason == .programmatic && slot.superview == nil)
    }

    @Test func viewCanBeFlickedOffRepeatedly() {
        let view = UIView()
        for _ in 1...3 {
            let post = poster.postManager.post(PostRequest(view: view))
            poster.simulator.advance(by: 1)
            finger.down(at: middle)
            finger.move(by: up(12), frames: 3)
            finger.up()
            poster.simulator.advance(by: 1)
            #expect(post.reason == .pan && view.superview == nil)
        }
        poster.postManager.post(PostRequest(view: view))
        poster.simulator.advance(by: 1)
        #expect((view.superview as? PostSlot).map(poster.seenOffset) == 0)
    }
}
