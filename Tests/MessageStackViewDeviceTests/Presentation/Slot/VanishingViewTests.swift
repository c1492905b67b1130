import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Views that leave their superview while they are being added to it.
@MainActor
@Suite(.leavesNothingBehind)
struct VanishingViewTests {
    private let stage = Stage()

    /// A view that removes itself, or a view of its choice, from its superview.
    private final class VanishingView: UIView {
        /// Called after a move to a superview.
        var didMove: (VanishingView) -> Void = { _ in }
        /// Called after a move to a window.
        var didAppear: (VanishingView) -> Void = { _ in }

        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            if superview != nil { didMove(self) }
        }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window != nil { didAppear(self) }
        }
    }

    private final class VanishingController: UIViewController {
        override func loadView() { view = VanishingView() }
    }

    enum Host: CaseIterable {
        case postView, bottomPostView, card, deck, stack, plainStack, window, bar
    }

    private func poster(_ host: Host) -> any Poster & UIViewPoster {
        switch host {
        case .window: return stage.postView
        case .bar: return stage.controller.createBarPostView()
        case .stack: return stage.view.createMessageStackView()
        case .plainStack: return stage.makePlainStack()
        default:
            let postView = stage.view.createPostView(edge: host == .bottomPostView ? .bottom : .top)
            if host == .card { postView.presentation = .card(.top) }
            if host == .deck { postView.deck = PostDeck() }
            return postView
        }
    }

    /// Expects the post to have ended, and the next one to be shown.
    private func expectEnd(of post: Post, on manager: PostManager, sourceLocation: SourceLocation = #_sourceLocation) {
        stage.rest()
        #expect(post.phase == .ended && post.reason == .viewTaken, "\(post)", sourceLocation: sourceLocation)
        let next = manager.post(PostRequest(view: UIView.banner()))
        stage.rest()
        #expect(next.phase == .shown && next.view?.window != nil, sourceLocation: sourceLocation)
        #expect(!stage.hasEndlessLayouts, sourceLocation: sourceLocation)
    }

    @Test(arguments: Host.allCases, [false, true])
    func viewThatRemovesItselfEndsItsPost(host: Host, isLate: Bool) {
        let manager = poster(host).postManager
        let view = VanishingView()
        if isLate { view.didAppear = { $0.removeFromSuperview() } } else { view.didMove = { $0.removeFromSuperview() } }
        let post = manager.post(PostRequest(view: view))
        expectEnd(of: post, on: manager)
        #expect(view.superview == nil)
    }

    @Test(arguments: Host.allCases, [false, true])
    func controllerWhoseViewRemovesItselfEndsItsPost(host: Host, isLate: Bool) throws {
        let manager = poster(host).postManager
        let controller = VanishingController()
        let view = try #require(controller.view as? VanishingView)
        if isLate { view.didAppear = { $0.removeFromSuperview() } } else { view.didMove = { $0.removeFromSuperview() } }
        let post = manager.post(PostRequest(viewController: controller))
        expectEnd(of: post, on: manager)
        #expect(controller.parent == nil && view.superview == nil)
    }

    @Test(arguments: Host.allCases)
    func updateWithViewThatRemovesItselfEndsThePost(host: Host) {
        let manager = poster(host).postManager
        let post = manager.post(PostRequest(view: UIView.banner()))
        stage.rest()
        let view = VanishingView()
        view.didMove = { $0.removeFromSuperview() }
        post.update(with: PostRequest(view: view))
        expectEnd(of: post, on: manager)
    }

    /// A look with a background needs a body, into which the view moves.
    @Test func viewThatRemovesItselfWhenItsLookChangesEndsItsPost() {
        let stack = stage.makePlainStack()
        let view = VanishingView()
        let post = stack.post(PostRequest(view: view))
        stage.rest()
        view.didMove = { $0.removeFromSuperview() }
        var request = PostRequest(view: view)
        request.editPresentation { $0.style.background = [.color(.red)] }
        post.update(with: request)
        expectEnd(of: post, on: stack.postManager)
    }

    /// The poster leaves the window while it is being added to it.
    @Test(arguments: [false, true])
    func viewThatRemovesItsPostInAnotherWindowTakesPosterOff(isBar: Bool) throws {
        let postView = isBar ? stage.controller.createBarPostView(followsVisibleScreen: true) : stage.postView
        let view = VanishingView()
        let post = postView.post(PostRequest(view: view))
        stage.rest()
        view.didAppear = { _ in post.remove(animated: false) }
        let window = UIWindow(windowScene: try #require(stage.window.windowScene))
        stage.window.rootViewController = UIViewController()
        window.rootViewController = stage.controller
        window.makeKeyAndVisible()
        stage.rest()
        #expect(post.reason == .programmatic && view.superview == nil)
        let next = postView.post(PostRequest(view: UIView.banner()))
        stage.rest()
        #expect(next.phase == .shown && next.view?.window === window)
    }

    // MARK: Slots

    /// The post view of a window isn't in it without a managed post.
    @Test(arguments: Host.allCases.filter { $0 != .window })
    func removalByDirectCallWhileViewAppearsTakesItOff(host: Host) throws {
        let poster = poster(host)
        let view = VanishingView()
        var calls: [String] = []
        view.didAppear = { poster.remove(view: $0, animated: false) { calls.append("remove") } }
        (poster as any UIViewPoster).post(view: view, animated: true) { calls.append("post") }
        stage.rest()
        #expect(calls.contains("remove") && view.superview == nil)
        let next = poster.postManager.post(PostRequest(view: UIView.banner()))
        stage.rest()
        #expect(next.phase == .shown)
        #expect(!stage.hasEndlessLayouts)
    }
}
