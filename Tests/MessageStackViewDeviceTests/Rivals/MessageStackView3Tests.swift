import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewTests

/// Checks that the library doesn't have MessageStackView 3's defects of the queue, hosts and gestures, as far as they
/// have no test elsewhere.
///
/// Documentation/DefectsElsewhere.md lists the defects.
@Suite(.tags(.messageStackView3))
@MainActor
struct MessageStackView3Tests {
    private let poster = RecordingPoster()
    private let delegate = RecordingDelegate()
    private var manager: PostManager { poster.postManager }
    private let views = (1...5).map { UIView.tagged($0) }

    init() {
        manager.delegate = delegate
    }

    private func post(_ tags: ClosedRange<Int>) {
        for tag in tags { manager.post(PostRequest(view: views[tag - 1])) }
    }

    private var shown: [Int?] { manager.currentPosts.map { $0.view?.tag } }
    private var waiting: [Int?] { manager.waitingPosts.map { $0.view?.tag } }

    /// Returns a view with a height of 60 points.
    private func makeBanner() -> UIView {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 60).isActive = true
        return view
    }

    @Test("M-A7: a view posted again while leaving is shown")
    func viewPostedAgainWhileLeavingIsShown() {
        let stage = Stage()
        let stack = stage.makePlainStack()
        stack.postManager.delegate = delegate
        let view = makeBanner()
        let first = stack.post(PostRequest(view: view))
        stage.simulator.advance(by: 1)
        first.remove()
        stage.simulator.advance(by: 0.1)
        let second = stack.post(PostRequest(view: view))
        stage.simulator.advance(by: 1)
        #expect(first.reason == .programmatic && second.phase == .shown)
        #expect(stage.seenFrame(of: view) == CGRect(x: 0, y: 59, width: 393, height: 60))
        #expect(stack.arrangedSubviewsExcludingSpace == [view])
        #expect(delegate.log.last == "didPost 0")
    }

    @Test("M-A9: switching to serial with several posts shown keeps the order")
    func serialSwitchKeepsOrderWithSeveralShown() {
        manager.isSerialQueue = false
        post(1...2)
        manager.isSerialQueue = true
        post(3...5)
        manager.remove(view: views[0])
        #expect(shown == [2] && waiting == [3, 4, 5])
        manager.remove(view: views[1])
        #expect(shown == [3] && waiting == [4, 5])
    }

    @Test("M-A10: switching to serial in a callback stops admission")
    func serialSwitchInCallbackStopsAdmission() {
        post(1...5)
        delegate.onWillPost = { [manager] in
            if $0.tag == 3 { manager.isSerialQueue = true }
        }
        manager.isSerialQueue = false
        #expect(shown == [1, 2, 3] && waiting == [4, 5])
    }

    @Test("M-A17: a post removed in its willPost admits the next one")
    func postRemovedInWillPostAdmitsTheNext() {
        delegate.onWillPost = { [manager] in
            if $0.tag == 2 { manager.remove(view: $0) }
        }
        post(1...4)
        manager.removeCurrent()
        #expect(shown == [3] && waiting == [4])
        #expect(poster.log == ["post 1", "remove 1", "post 3"])
    }

    private enum Ending: CaseIterable {
        case timeout, tap, pan, closeButton, escape, code, viewTaken, sceneGone

        var reason: PostRemovalReason {
            switch self {
            case .timeout: .timeout
            case .tap: .tap
            case .pan: .pan
            case .closeButton: .closeButton
            case .escape: .escape
            case .code: .programmatic
            case .viewTaken: .viewTaken
            case .sceneGone: .hostGone
            }
        }

        @MainActor func perform(with card: BadgeMessageView, on stage: Stage) {
            switch self {
            case .timeout: stage.simulator.advance(by: 6)
            case .tap: stage.simulator.tap(card.titleLabel)
            case .pan: stage.simulator.fling(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 60))
            case .closeButton: stage.simulator.tap(card.button)
            case .escape: _ = card.accessibilityPerformEscape()
            case .code: stage.postView.postManager.remove(view: card)
            case .viewTaken: card.removeFromSuperview()
            case .sceneGone: stage.window.windowScene.map { stage.simulator.disconnect($0) }
            }
        }
    }

    @Test("M-A19: the delegate receives the post and the reason once")
    func delegateReceivesPostAndReasonOnce() {
        for ending in Ending.allCases {
            let stage = Stage()
            let card = stage.postView.post(badgeMessage: Stage.message)
            let manager = stage.postView.postManager
            if ending == .tap { manager.gestureManager.addTapToRemoveGesture(to: card) }
            let post = manager.post(of: card)
            var ended: [(post: Post, reason: PostRemovalReason)] = []
            delegate.onEnd = { ended.append(($0, $0.reason ?? .programmatic)) }
            manager.delegate = delegate
            stage.simulator.advance(by: 1)
            ending.perform(with: card, on: stage)
            stage.simulator.advance(by: 1)
            #expect(ended.map(\.reason) == [ending.reason], "\(ending)")
            #expect(ended.first?.post === post, "\(ending)")
        }
    }

    @Test("M-A21: a timer pauses in a hidden tab")
    func timerPausesInHiddenTab() {
        let simulator = Simulator()
        let tabs = UITabBarController()
        let screen = UIViewController()
        tabs.viewControllers = [screen, UIViewController()]
        simulator.show(tabs)
        let post = screen.view.createPostView().post(PostRequest(view: makeBanner(), dismissAfter: 3))
        simulator.advance(by: 2.5)
        tabs.selectedIndex = 1
        simulator.advance(by: 30)
        #expect(post.phase == .shown)
        tabs.selectedIndex = 0
        simulator.advance(by: 0.5)
        #expect(post.phase == .shown)
        simulator.advance(by: 2)
        #expect(post.reason == .timeout)
    }

    @Test("M-B5: the edge of a poster sets entrance and swipe direction")
    func posterEdgeSetsEntranceAndSwipeDirection() {
        let stage = Stage()
        let postView = PostView()
        let stack = MessageStackView()
        stack.presentation = .plain
        let toast = Toast()
        for poster in [postView, stack, toast] as [any PosterView] {
            poster.addTo(view: stage.view, layout: .bottom)
            #expect(poster.postManager.gestureManager.order == .bottom)
            poster.addTo(view: stage.view, layout: .top)
            #expect(poster.postManager.gestureManager.order == .top)
        }
        #expect(stack.order == .top && stack.arrangedSubviews.first === stack.spaceView)
        let banner = makeBanner()
        postView.addTo(view: stage.view, layout: .bottom)
        postView.post(view: banner)
        stage.simulator.advance(by: 0)
        #expect(stage.seenFrame(of: banner).minY >= 852)
    }

    @Test("M-B10: only the finger moves a dragged post")
    func onlyTheFingerMovesADraggedPost() {
        let poster = SlidingPoster.onScreen()
        let (_, slot) = poster.postBanner()
        poster.simulator.advance(by: 1)
        poster.finger.down(at: CGPoint(x: 150, y: 150))
        for _ in 0..<12 {
            poster.finger.move(by: CGVector(dx: 0, dy: -5))
            let follows = poster.seenOffset(of: slot)
            poster.simulator.advance(by: Simulator.frame)
            #expect(poster.seenOffset(of: slot) == follows)
        }
        #expect(poster.seenOffset(of: slot) == -50)
    }
}
