import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewTests

/// Defects that many banner, toast and snackbar libraries share, on a simulated device.
///
/// Documentation/DefectsElsewhere.md lists them.
@Suite(.tags(.commonDefects))
@MainActor
struct FieldTests {
    private let stage = Stage()
    private let delegate = RecordingDelegate()
    private var manager: PostManager { stage.postView.postManager }

    init() {
        manager.delegate = delegate
    }

    @Test("K1: a post removed under a touch does not hold the next one")
    func postRemovedUnderTouchDoesNotHoldTheNext() throws {
        let first = stage.postView.post(Stage.message)
        let second = stage.postView.post(Stage.message)
        stage.rest()
        stage.finger.down(at: CGPoint(x: 150, y: 120))
        stage.simulator.advance(by: 0.1)
        first.remove()
        stage.rest()
        #expect(first.phase == .ended && second.phase == .shown)
        stage.simulator.advance(by: 8)
        #expect(second.reason == .timeout, "a touch on the first post does not hold the second")
    }

    @Test("K1: a cancelled drag resumes the timer")
    func cancelledDragResumesTimer() {
        let post = stage.postView.post(Stage.message)
        stage.rest()
        stage.finger.down(at: CGPoint(x: 150, y: 120))
        for _ in 1...5 {
            stage.finger.move(by: CGVector(dx: 0, dy: -5))
            stage.simulator.advance(by: 0.02)
        }
        stage.finger.cancel()
        stage.rest()
        #expect(post.view.map { stage.seenFrame(of: $0).minY } == 67)
        stage.simulator.advance(by: 8)
        #expect(post.reason == .timeout)
    }

    @Test("K1: disabling the pan during a drag returns the post")
    func disablingPanDuringDragReturnsPost() {
        let view = stage.postView.post(badgeMessage: Stage.message, dismissAfter: 3)
        let post = manager.post(of: view)
        stage.rest()
        stage.finger.down(at: CGPoint(x: 150, y: 120))
        for _ in 1...5 {
            stage.finger.move(by: CGVector(dx: 0, dy: -5))
            stage.simulator.advance(by: 0.02)
        }
        manager.gestureManager.removePanToRemoveGesture(from: view)
        stage.rest()
        #expect(stage.seenFrame(of: view).minY == 67)
        stage.finger.up()
        stage.simulator.advance(by: 4)
        #expect(post?.reason == .timeout)
    }

    @Test("K1: a touch that ends while the post is hidden holds nothing", arguments: [true, false])
    func touchEndedWhileHiddenHoldsNothing(isInBackground: Bool) {
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

    @Test("K2: a timer held by a touch removes the post once, after the touch")
    func timerHeldByTouchRemovesPostOnceAfterwards() throws {
        let view = stage.postView.post(badgeMessage: Stage.message, dismissAfter: 2)
        stage.rest()
        delegate.clear()
        stage.finger.down(at: CGPoint(x: 150, y: 120))
        stage.simulator.advance(by: 0.1)
        for _ in 1...6 {
            stage.finger.move(by: CGVector(dx: 0, dy: -5))
            stage.simulator.advance(by: 1)
        }
        stage.finger.up()
        stage.rest()
        #expect(stage.seenFrame(of: view).minY == 67 && delegate.log.isEmpty)
        stage.simulator.advance(by: 2)
        #expect(delegate.log == ["willRemove 0", "didRemove 0", "ended 0 timeout"])
        #expect(view.window == nil && stage.postView.superview == nil)
    }

    @Test("K3: a post made during an exit is shown afterwards", arguments: [0, 0.05, 0.2])
    func postDuringExitIsShownAfterwards(delay: TimeInterval) {
        let first = stage.postView.post(Stage.message)
        stage.rest()
        first.remove()
        stage.simulator.advance(by: delay)
        #expect(first.phase == .leaving)
        let second = stage.postView.post(Stage.message)
        #expect(second.phase == .waiting)
        stage.rest()
        #expect(first.phase == .ended && second.phase == .shown)
        #expect(second.view?.window === stage.window)
    }

    @Test("K8: the app keeps its key window and first responder")
    func appKeepsKeyWindowAndFirstResponder() throws {
        let responder = FocusableView()
        stage.view.addSubview(responder)
        #expect(responder.becomeFirstResponder())
        let windows = try #require(stage.window.windowScene?.windows)
        let view = stage.postView.post(badgeMessage: Stage.message)
        stage.rest()
        #expect(view.window === stage.window && stage.window.hasKeyStatus)
        #expect(stage.window.windowScene?.windows == windows)
        #expect(stage.window.windowLevel == .normal && stage.window.rootViewController === stage.controller)
        #expect(responder.isFirstResponder)
        stage.simulator.advance(by: 6)
        #expect(responder.isFirstResponder && stage.window.hasKeyStatus)
    }

    @Test("K9: posts stay clear of navigation and tab bars")
    func postsStayClearOfBars() {
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let simulator = Simulator()
        simulator.show(tabs)
        let above = screen.view.createPostView(layout: .top).post(message: Message(title: "Above"))
        let below = screen.view.createPostView(layout: .bottom).post(message: Message(title: "Below"))
        simulator.advance(by: 1)
        let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
        let tabBar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
        let insets = screen.view.safeAreaInsets
        #expect(insets.top >= bar.maxY && insets.bottom >= 852 - tabBar.minY)
        #expect(abs(above.convert(above.bounds, to: nil).minY - (insets.top + 20)) < 0.001)
        #expect(abs(below.convert(below.bounds, to: nil).maxY - (852 - insets.bottom - 20)) < 0.001)
    }

    @Test("K10: the position follows the safe area on each device", arguments: [Device.iPhoneSE, .iPhone16])
    func positionFollowsTheSafeArea(device: Device) {
        let stage = Stage(device: device)
        let top = stage.postView.post(badgeMessage: Stage.message)
        let bottom = stage.view.createPostView(layout: .bottom).post(badgeMessage: Stage.message)
        stage.simulator.advance(by: 1)
        let insets = device.safeAreaInsets
        #expect(abs(stage.seenFrame(of: top).minY - (insets.top + 8)) < 0.001)
        #expect(abs(stage.seenFrame(of: bottom).maxY - (device.screenSize.height - insets.bottom - 20)) < 0.001)
    }

    @Test("K12: posts do not move the accessibility focus")
    func postsDoNotMoveAccessibilityFocus() {
        stage.simulator.isVoiceOverRunning = true
        let toast = Toast()
        stage.controller.addAndConstrainToast(toast)
        toast.post(message: "Copied", dismissAfter: 1)
        stage.view.createMessageStackView().post(message: Message(title: "Saved"), dismissAfter: 1)
        stage.postView.post(badgeMessage: Stage.message, dismissAfter: 1)
        stage.simulator.advance(by: 8)
        #expect(!stage.simulator.announcements.isEmpty)
        #expect(stage.simulator.focusMoves == 0)
    }

    @Test("K13: a burst on a stack keeps the newest posts")
    func burstOnStackKeepsNewestPosts() {
        let stack = stage.view.createMessageStackView()
        stack.postManager.capacity = 3
        stack.postManager.replacesOldestWhenFull = true
        let posts = (1...50).map { number in
            var request = PostRequest(Message(title: "\(number)"))
            request.duration = .untilRemoved
            let post = stack.post(request)
            stage.simulator.advance(by: Simulator.frame)
            #expect(stack.slots.count <= 6)
            return post
        }
        stage.simulator.advance(by: 10)
        #expect(stack.postManager.currentPosts.map(\.id) == posts.suffix(3).map(\.id))
        #expect(stack.slots.count == 3)
    }

    @Test("K15: a button inside a post receives its tap")
    func buttonInsidePostReceivesTap() {
        var presses = 0
        let button = UIButton(type: .custom, primaryAction: UIAction { _ in presses += 1 })
        button.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let post = stage.postView.post(PostRequest(view: button))
        manager.gestureManager.addTapToRemoveGesture(to: button)
        stage.rest()
        stage.simulator.tap(at: CGPoint(x: 150, y: 100))
        stage.rest()
        #expect(presses == 1 && post.phase == .shown)
    }

    @Test("K15: a scroll view inside a post scrolls")
    func scrollViewInsidePostScrolls() {
        let scrollView = UIScrollView()
        scrollView.heightAnchor.constraint(equalToConstant: 100).isActive = true
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        let post = stage.postView.post(PostRequest(view: scrollView))
        stage.rest()
        stage.simulator.pan(from: CGPoint(x: 150, y: 160), to: CGPoint(x: 150, y: 90))
        stage.rest()
        #expect(scrollView.contentOffset.y > 40)
        #expect(post.phase == .shown)
        #expect(stage.seenFrame(of: scrollView).minY == 67)
    }

    @Test("K15: a scroll view behind a post scrolls outside the post")
    func scrollViewBehindPostScrollsOutsideIt() {
        let scrollView = UIScrollView(frame: stage.view.bounds)
        scrollView.contentSize = CGSize(width: 100, height: 3000)
        stage.view.addSubview(scrollView)
        let post = stage.postView.post(Stage.message)
        stage.rest()
        stage.simulator.pan(from: CGPoint(x: 150, y: 700), to: CGPoint(x: 150, y: 500))
        #expect(scrollView.contentOffset.y > 100)
        stage.simulator.pan(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 130))
        let offset = scrollView.contentOffset.y
        stage.rest()
        #expect(post.phase == .shown && scrollView.contentOffset.y == offset, "a drag on the post moves the post")
    }
}

private final class FocusableView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
