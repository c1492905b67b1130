import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

/// What goes wrong in OwlBanners and must not here. README.md has the list.
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

    // MARK: 1

    @Test func aRequestCanBePostedAgainAfterItsPostHasEnded() {
        let request = request(1, dismissAfter: 1)
        for _ in 1...3 {
            let post = manager.post(request)
            #expect(post.phase == .shown)
            poster.clock.advance(by: 1)
            #expect(post.reason == .timeout)
        }
        #expect(manager.post(self.request(2)).phase == .shown)
    }

    // MARK: 2

    @Test func anEndlessPostThatFindsNoWindowHoldsUpNobody() {
        manager.hasHost = false
        let endless = manager.post(request(1))
        poster.clock.advance(by: 31)
        #expect(endless.reason == .expired)
        let next = manager.post(request(2))
        manager.hasHost = true
        #expect(next.phase == .shown)
    }

    @Test func anEndlessPostWhoseWindowGoesHoldsUpNobody() throws {
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

    // MARK: 3

    @Test func whatNobodySawIsToldAsExpiredAndNeverAsShown() {
        manager.hasHost = false
        manager.post(request(1, dismissAfter: 2))
        poster.clock.advance(by: 31)
        #expect(delegate.log == ["ended 1 expired"])
        #expect(poster.log.isEmpty)
    }

    // MARK: 4

    @Test(arguments: [
        (PostRefusal.duplicateView, "view is already queued or shown"),
        (.duplicateKey, "key is already queued or shown"),
        (.queueFull, "waitingLimit"), (.outranked, "higher priority"), (.hostGone, "no longer exists"),
    ])
    func aRefusalSaysWhatIsWrong(refusal: PostRefusal, words: String) {
        #expect("\(refusal)".contains(words))
    }

    // MARK: 5

    @Test func theTwinOfALeavingPostIsShownAndEnds() {
        poster.habit = .completesWhenTold
        let first = manager.post(request(1, key: "a"))
        poster.complete()
        first.remove()
        let twin = manager.post(request(2, key: "a", policy: .ignore))
        poster.complete()
        poster.complete()
        #expect(twin.phase == .shown)
        twin.remove()
        poster.complete()
        #expect(delegate.log.last == "ended 2 programmatic")
    }

    // MARK: 6

    @Test func theSameCanBePostedAgainFromItsOwnEnd() {
        let request = request(1, key: "a", policy: .ignore)
        var again: [Post] = []
        delegate.onEnd = { [manager] _ in
            if again.isEmpty { again.append(manager.post(request)) }
        }
        manager.post(request).remove()
        #expect(again.map(\.refusal) == [nil])
        #expect(again.map(\.phase) == [.shown])
    }

    // MARK: 7

    @Test func equalMessagesWithoutAKeyAreNobodysTwins() {
        let posts = (1...3).map { _ in poster.post(Message(title: "Saved")) }
        #expect(posts.map(\.refusal) == [nil, nil, nil])
        poster.clock.advance(by: 30)
        #expect(posts.map(\.reason) == [.timeout, .timeout, .timeout])
    }

    // MARK: 8

    @Test(arguments: [PostDuplicatePolicy.post, .replace])
    func anEndlessPostIsNotDroppedForABriefTwin(policy: PostDuplicatePolicy) {
        manager.post(request(1, dismissAfter: 1, key: "a"))
        let endless = manager.post(request(2, key: "a", policy: policy))
        poster.clock.advance(by: 60)
        #expect(endless.phase == .shown)
    }

    // MARK: 9

    @Test func aSecondTapOnTheWayOutIsToldToNobody() throws {
        let stage = Stage()
        let view = stage.postView.post(badgeMessage: Stage.message)
        stage.postView.postManager.gestureManager.addTapToRemoveGesture(to: view)
        stage.postView.postManager.delegate = delegate
        stage.simulator.advance(by: 1)
        stage.simulator.tap(at: CGPoint(x: 200, y: 150))
        stage.simulator.advance(by: 0.05)
        let seen = stage.seenFrame(of: view)
        #expect(seen.maxY > 30, "it is still seen")
        stage.simulator.tap(at: CGPoint(x: 200, y: seen.maxY - 5))
        stage.simulator.advance(by: 1)
        #expect(delegate.log == ["didPost 0", "willRemove 0", "didRemove 0", "ended 0 tap"])
    }

    // MARK: 10

    @Test func aViewIsMadeOnceAndForARefusedRequestNever() {
        var made = 0
        var request = PostRequest {
            made += 1
            return UIView()
        }
        request.key = "a"
        request.duplicatePolicy = .ignore
        let post = manager.post(request)
        #expect(request.view === post.view && manager.post(of: request.view) === post)
        #expect(made == 1)
        var twin = PostRequest {
            made += 1
            return UIView()
        }
        twin.key = "a"
        twin.duplicatePolicy = .ignore
        #expect(manager.post(twin).refusal == .duplicateKey)
        #expect(made == 1)
    }

    // MARK: 12

    @Test func tapAndSwipeCanEachBeSwitchedOff() {
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

    // MARK: 14

    @Test(arguments: [true, false]) func aPostIsMeasuredAgainWhenItsTextChanges(isStacked: Bool) {
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

    // MARK: 15

    private var landscape: Device {
        var device = Device.iPhone16
        device.screenSize = CGSize(width: 852, height: 393)
        device.statusBarHeight = 0
        device.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        device.dynamicIsland = nil
        return device
    }

    @Test func inLandscapeItKeepsClearOfTheSensorsAndWithoutAStatusBarOfTheEdge() {
        let stage = Stage(device: landscape)
        let view = stage.postView.post(badgeMessage: Stage.message)
        stage.simulator.advance(by: 1)
        let seen = stage.seenFrame(of: view)
        #expect(seen.minX == 69 && seen.maxX == 852 - 69)
        #expect(seen.minY == 20)
    }

    @Test func aWindowOfAnotherSizeLaysItOutAnew() {
        let stage = Stage()
        let view = stage.postView.post(badgeMessage: Stage.message)
        stage.simulator.advance(by: 1)
        stage.window.frame = CGRect(x: 0, y: 0, width: 320, height: 700)
        stage.simulator.advance(by: 0.1)
        #expect(stage.seenFrame(of: view).width == 300)
    }

    // MARK: 17

    @Test func aScreenThatIsPresentedLaterStaysBehindIt() {
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

    // MARK: 19

    @Test func aTextIsNotSpokenOfAsDimmed() {
        for texts in [MessageView().verticalStackView, BadgeMessageView().textStackView] {
            #expect(!texts.accessibilityTraits.contains(.notEnabled))
        }
    }

    // MARK: 20

    @Test func theAppsScreenIsNotKeptAlive() {
        let simulator = Simulator()
        weak var gone: UIViewController?
        do {
            let controller = UIViewController()
            gone = controller
            let window = simulator.show(controller)
            UIApplication.shared.postView.post(badgeMessage: Stage.message)
            controller.view.createPostView().post(badgeMessage: Stage.message)
            simulator.advance(by: 1)
            window.rootViewController = UIViewController()
        }
        simulator.advance(by: 1)
        #expect(gone == nil)
    }
}
