import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewTests

/// Checks that the library doesn't have the defects of OwlBanners 1.1.
///
/// Documentation/DefectsElsewhere.md lists the defects.
@Suite(.tags(.owlBanners))
@MainActor
struct OwlBannersTests {
    private let poster = RecordingPoster()
    private let delegate = RecordingDelegate()
    private var manager: PostManager { poster.postManager }

    init() {
        manager.delegate = delegate
    }

    private func request(
        _ tag: Int, dismissAfter: TimeInterval? = nil, key: PostKey? = nil, policy: PostDuplicatePolicy = .post
    ) -> PostRequest {
        var request = PostRequest(view: .tagged(tag), dismissAfter: dismissAfter)
        request.key = key
        request.duplicatePolicy = policy
        return request
    }

    @Test("OB-1: a request can be posted again after its post ended")
    func requestCanBePostedAgainAfterItsEnd() {
        let request = request(1, dismissAfter: 1)
        for _ in 1...3 {
            let post = manager.post(request)
            #expect(post.phase == .shown)
            poster.clock.advance(by: 1)
            #expect(post.reason == .timeout)
        }
        #expect(manager.post(self.request(2)).phase == .shown)
    }

    @Test("OB-2: an endless post without a window does not block the queue")
    func endlessPostWithoutWindowDoesNotBlockTheQueue() {
        manager.isHostAvailable = false
        let endless = manager.post(request(1))
        poster.clock.advance(by: 31)
        #expect(endless.reason == .expired)
        let next = manager.post(request(2))
        manager.isHostAvailable = true
        poster.clock.advance(by: 0)
        #expect(next.phase == .shown)
    }

    @Test("OB-2: an endless post whose window is lost does not block the queue")
    func endlessPostOfLostWindowDoesNotBlockTheQueue() throws {
        let stage = Stage()
        let endless = stage.postView.post(PostRequest(view: UIView()))
        stage.simulator.advance(by: 1)
        stage.simulator.disconnect(try #require(stage.window.windowScene))
        let window = stage.simulator.show(UIViewController())
        let next = stage.postView.post(Stage.message)
        stage.simulator.advance(by: 1)
        #expect(endless.reason == .hostGone)
        #expect(next.phase == .shown && next.view?.window === window)
    }

    @Test("OB-3: a post that was never visible expires and is not reported as shown")
    func unseenPostExpiresAndIsNeverReportedShown() {
        manager.isHostAvailable = false
        manager.post(request(1, dismissAfter: 2))
        poster.clock.advance(by: 31)
        #expect(delegate.log == ["ended 1 expired"])
        #expect(poster.log.isEmpty)
    }

    @Test(
        "OB-4: a refusal describes its cause",
        arguments: [
            (PostRefusal.duplicateView, "view already waits or is shown"),
            (.duplicate, "key or value already waits or is shown"),
            (.queueFull, "waitingLimit"), (.outranked, "higher priority"), (.hostGone, "no longer exists"),
        ])
    func refusalDescribesItsCause(refusal: PostRefusal, words: String) {
        #expect("\(refusal)".contains(words))
    }

    @Test("OB-5: a duplicate of a leaving post is shown and ends")
    func duplicateOfLeavingPostIsShownAndEnds() {
        poster.habit = .completesWhenTold
        let first = manager.post(request(1, key: "a"))
        poster.complete()
        first.remove()
        let duplicate = manager.post(request(2, key: "a", policy: .ignore))
        poster.complete()
        poster.complete()
        #expect(duplicate.phase == .shown)
        duplicate.remove()
        poster.complete()
        #expect(delegate.log.last == "ended 2 programmatic")
    }

    @Test("OB-6: a request can be posted again in its didEnd")
    func requestCanBePostedAgainInDidEnd() {
        let request = request(1, key: "a", policy: .ignore)
        var again: [Post] = []
        delegate.onEnd = { [manager] _ in
            if again.isEmpty { again.append(manager.post(request)) }
        }
        manager.post(request).remove()
        #expect(again.map(\.refusal) == [nil])
        #expect(again.map(\.phase) == [.shown])
    }

    @Test("OB-7: equal messages without a key are not duplicates")
    func equalMessagesWithoutKeyAreNotDuplicates() {
        let posts = (1...3).map { _ in poster.post(Message(title: "Saved")) }
        #expect(posts.map(\.refusal) == [nil, nil, nil])
        poster.clock.advance(by: 30)
        #expect(posts.map(\.reason) == [.timeout, .timeout, .timeout])
    }

    @Test(
        "OB-8: an endless post is not dropped for a brief duplicate", arguments: [PostDuplicatePolicy.post, .replace])
    func endlessPostIsNotDroppedForBriefDuplicate(policy: PostDuplicatePolicy) {
        manager.post(request(1, dismissAfter: 1, key: "a"))
        let endless = manager.post(request(2, key: "a", policy: policy))
        poster.clock.advance(by: 60)
        #expect(endless.phase == .shown)
    }

    @Test("OB-9: a second tap during the exit is not reported")
    func tapDuringExitIsNotReported() throws {
        let stage = Stage()
        let view = stage.postView.post(badgeMessage: Stage.message)
        stage.postView.postManager.gestureManager.addTapToRemoveGesture(to: view)
        stage.postView.postManager.delegate = delegate
        stage.simulator.advance(by: 1)
        stage.simulator.tap(at: CGPoint(x: 200, y: 150))
        stage.simulator.advance(by: 0.05)
        let seen = stage.seenFrame(of: view)
        #expect(seen.maxY > 30, "the post is still visible")
        stage.simulator.tap(at: CGPoint(x: 200, y: seen.maxY - 5))
        stage.simulator.advance(by: 1)
        #expect(delegate.log == ["didPost 0", "willRemove 0", "didRemove 0", "ended 0 tap"])
    }

    @Test("OB-10: a view is created once, and never for a refused request")
    func viewIsCreatedOnceAndNeverWhenRefused() {
        var made = 0
        var request = PostRequest {
            made += 1
            return UIView()
        }
        request.key = "a"
        request.duplicatePolicy = .ignore
        let post = manager.post(request)
        #expect(post.view.map { manager.post(of: $0) === post } == true)
        #expect(made == 1)
        var duplicate = PostRequest {
            made += 1
            return UIView()
        }
        duplicate.key = "a"
        duplicate.duplicatePolicy = .ignore
        #expect(manager.post(duplicate).refusal == .duplicate)
        #expect(made == 1)
    }

    @Test("OB-12: tap and swipe can each be disabled")
    func tapAndSwipeCanEachBeDisabled() {
        let stage = Stage()
        let view = stage.postView.post(badgeMessage: Stage.message, dismissAfter: nil)
        let gestures = stage.postView.postManager.gestureManager
        let post = stage.postView.postManager.post(of: view)
        gestures.addTapToRemoveGesture(to: view)
        gestures.removePanToRemoveGesture(from: view)
        stage.simulator.advance(by: 1)
        stage.simulator.fling(from: CGPoint(x: 200, y: 140), to: CGPoint(x: 200, y: 70))
        stage.simulator.advance(by: 1)
        #expect(post?.phase == .shown)
        gestures.removeTapToRemoveGesture(from: view)
        stage.simulator.tap(at: CGPoint(x: 200, y: 120))
        stage.simulator.advance(by: 1)
        #expect(post?.phase == .shown)
    }

    @Test("OB-14: a post is measured again when its text changes", arguments: [true, false])
    func postIsMeasuredAgainWhenItsTextChanges(isStacked: Bool) {
        let stage = Stage()
        let poster: any PosterView =
            isStacked ? stage.view.createMessageStackView() : stage.view.createPostView()
        let view = poster.post(message: Message(title: "Short"))
        stage.simulator.advance(by: 1)
        let before = stage.seenFrame(of: view)
        view.titleLabel.text = String(repeating: "A text of many lines. ", count: 12)
        stage.simulator.advance(by: 1)
        let after = stage.seenFrame(of: view)
        #expect(after.height > before.height + 30)
        #expect(abs(after.minY - before.minY) < 0.001)
    }

    private var landscape: Device {
        var device = Device.iPhone16
        device.screenSize = CGSize(width: 852, height: 393)
        device.statusBarHeight = 0
        device.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        device.dynamicIsland = nil
        return device
    }

    @Test("OB-15: a post in landscape stays inside the safe area and its insets")
    func landscapePostStaysInsideSafeAreaAndInsets() {
        let stage = Stage(device: landscape)
        let view = stage.postView.post(badgeMessage: Stage.message)
        stage.simulator.advance(by: 1)
        let seen = stage.seenFrame(of: view)
        #expect(seen.minX == 67 && seen.maxX == 852 - 67)
        #expect(seen.minY == 8)
    }

    @Test("OB-13: resizing the window lays out the post again")
    func windowResizeLaysOutThePostAgain() {
        let stage = Stage()
        let view = stage.postView.post(badgeMessage: Stage.message)
        stage.simulator.advance(by: 1)
        stage.window.frame = CGRect(x: 0, y: 0, width: 320, height: 700)
        stage.simulator.advance(by: 0.1)
        #expect(stage.seenFrame(of: view).width == 304)
    }

    @Test("OB-17: a screen presented later stays below the post")
    func laterPresentedScreenStaysBelowPost() {
        let stage = Stage()
        let view = stage.postView.post(badgeMessage: Stage.message)
        stage.simulator.advance(by: 1)
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .fullScreen
        stage.controller.present(sheet, animated: true)
        stage.simulator.advance(by: 1)
        #expect(stage.window.subviews.last === stage.postView)
        let hit = stage.window.hitTest(CGPoint(x: 200, y: 120), with: nil)
        #expect(hit?.isDescendant(of: view) == true)
    }

    @Test("OB-19: a text does not have the dimmed trait")
    func textHasNoDimmedTrait() {
        for texts in [MessageView().verticalStackView, BadgeMessageView().textStackView] {
            #expect(!texts.accessibilityTraits.contains(.notEnabled))
        }
    }

    @Test("OB-20: the screen of the app is not retained")
    func screenOfTheAppIsNotRetained() {
        let simulator = Simulator()
        weak var released: UIViewController?
        do {
            let controller = UIViewController()
            released = controller
            let window = simulator.show(controller)
            UIApplication.shared.postView.post(badgeMessage: Stage.message)
            controller.view.createPostView().post(badgeMessage: Stage.message)
            simulator.advance(by: 1)
            window.rootViewController = UIViewController()
        }
        simulator.advance(by: 1)
        #expect(released == nil)
    }
}
