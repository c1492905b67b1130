import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// An app that removes posters, or all views in its own, while posts are on them.
@MainActor
@Suite(.leavesNothingBehind)
struct RemovedHostTests {
    /// A poster, and the view that the app removes: the poster itself, or the subview of the app's view that contains it.
    enum Removal: CaseIterable {
        case keyWindowPoster, everythingInKeyWindow
        case barPoster, barArea, backdropBarArea, windowBarPoster, windowBarArea, postWindowPoster
    }

    private let stage = Stage()
    private let controller = UIViewController()
    private let delegate = RecordingReactions()

    init() {
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.rest()
    }

    private func makePoster(for removal: Removal) throws -> any Poster {
        switch removal {
        case .keyWindowPoster, .everythingInKeyWindow: return stage.postView
        case .barPoster, .barArea, .backdropBarArea: return controller.createBarPostView()
        case .windowBarPoster, .windowBarArea:
            return controller.createBarPostView(followsVisibleScreen: true)
        case .postWindowPoster: return try #require(stage.window.windowScene).postWindow()
        }
    }

    private func postView(of poster: any Poster) throws -> PostView {
        try #require((poster as? PostWindow)?.postView ?? poster as? PostView)
    }

    private func remove(_ removal: Removal, of poster: any Poster) throws {
        let postView = try postView(of: poster)
        switch removal {
        case .keyWindowPoster, .barPoster, .windowBarPoster, .postWindowPoster: postView.removeFromSuperview()
        case .everythingInKeyWindow:
            for view in stage.window.subviews where view !== stage.window.rootViewController?.view {
                view.removeFromSuperview()
            }
        case .barArea, .backdropBarArea, .windowBarArea: postView.superview?.superview?.removeFromSuperview()
        }
    }

    private func makeRequest(of removal: Removal) -> PostRequest {
        var request = PostRequest(view: UIView.banner())
        if removal == .backdropBarArea { request.editPresentation { $0.backdrop = .dim } }
        return request
    }

    @Test(arguments: Removal.allCases)
    func postsEndAndNextPostIsVisible(removal: Removal) throws {
        let poster = try makePoster(for: removal)
        let manager = poster.postManager
        manager.delegate = delegate
        let first = manager.post(makeRequest(of: removal))
        let second = manager.post(makeRequest(of: removal))
        let third = manager.post(makeRequest(of: removal))
        stage.simulator.advance(by: 1.5)
        #expect(first.phase == .shown && second.phase == .waiting)
        try remove(removal, of: poster)
        #expect(first.phase != .ended, "the hierarchy is changing")
        stage.rest()
        #expect(first.reason == .hostGone)
        #expect(second.phase == .shown && second.view?.window?.isHidden == false)
        let frame = try #require(second.view?.convert(second.view?.bounds ?? .zero, to: nil))
        #expect(stage.window.bounds.contains(frame) && frame.height > 0)
        second.remove()
        stage.rest()
        #expect(second.reason == .programmatic && third.phase == .shown && third.view?.window != nil)
        manager.removeAll(animated: false)
        #expect(delegate.complaints.isEmpty && !manager.isActive)
        #expect(stage.simulator.layoutConflicts == [])
    }

    @Test func leavingPostEndsAtOnce() {
        let postView = stage.postView
        let posts = (0..<2).map { _ in postView.post(PostRequest(view: UIView.banner())) }
        stage.rest()
        posts[0].remove()
        stage.simulator.advance(by: 0.1)
        #expect(posts[0].phase == .leaving)
        postView.removeFromSuperview()
        stage.simulator.advance(by: 0.02)
        #expect(posts[0].reason == .programmatic && posts[0].phase == .ended)
        #expect(posts[1].phase == .entering && postView.superview === stage.window)
    }

    @Test func severalPostsEndTogether() {
        let postView = stage.postView
        postView.postManager.capacity = .max
        let posts = (0..<3).map { _ in postView.post(PostRequest(view: UIView.banner())) }
        stage.rest()
        postView.removeFromSuperview()
        // Its entrance attaches the post view again.
        let next = postView.post(PostRequest(view: UIView.banner()))
        #expect(posts.allSatisfy { $0.reason == .hostGone })
        stage.rest()
        #expect(next.phase == .shown && postView.superview === stage.window)
        #expect(postView.placements.count == 1)
    }

    @Test func moveToAnotherViewKeepsPosts() {
        let postView = controller.view.createPostView()
        let post = postView.post(PostRequest(view: UIView.banner()))
        stage.rest()
        let other = UIView(frame: controller.view.bounds)
        controller.view.addSubview(other)
        postView.addTo(view: other, layout: .top)
        stage.rest()
        #expect(post.phase == .shown && post.view?.isDescendant(of: other) == true)
    }

    // MARK: Embedded posters

    enum Embedded: CaseIterable {
        case postView, bottomPostView, cards, stack, toast

        @MainActor
        func poster(in view: UIView) -> any PosterView {
            switch self {
            case .postView: return view.createPostView()
            case .bottomPostView: return view.createPostView(edge: .bottom)
            case .cards:
                let postView = view.createPostView()
                postView.presentation = .card(.top)
                return postView
            case .stack: return view.createMessageStackView()
            case .toast: return view.createPosterView() as Toast
            }
        }
    }

    @Test(arguments: Embedded.allCases, [false, true])
    func postsOfRemovedEmbeddedPosterWait(embedded: Embedded, removesContainer: Bool) {
        let container = UIView(frame: controller.view.bounds)
        controller.view.addSubview(container)
        let poster = embedded.poster(in: container)
        let manager = poster.postManager
        manager.capacity = 1
        let first = manager.post(PostRequest(view: UIView.banner()))
        let second = manager.post(PostRequest(view: UIView.banner()))
        stage.rest()
        (removesContainer ? container : poster).removeFromSuperview()
        stage.rest()
        #expect(!manager.queue.holds.isEmpty && first.phase == .shown && second.phase == .waiting)
        if removesContainer {
            controller.view.addSubview(container)
        } else {
            poster.addTo(view: controller.view, layout: poster.edge)
        }
        stage.rest()
        #expect(first.phase == .shown && first.view?.window != nil)
        #expect(first.view.map { stage.view.bounds.contains($0.convert($0.bounds, to: nil)) } == true)
        first.remove()
        stage.rest()
        #expect(second.phase == .shown && second.view?.window != nil)
    }

    @Test(arguments: Embedded.allCases)
    func postsOfCoveredControllerStay(embedded: Embedded) {
        let poster = embedded.poster(in: controller.view)
        let post = poster.postManager.post(PostRequest(view: UIView.banner()).with { $0.duration = 3 })
        stage.rest()
        controller.navigationController?.pushViewController(UIViewController(), animated: true)
        stage.simulator.advance(by: 20)
        #expect(post.phase == .shown && post.view?.window == nil)
        controller.navigationController?.popViewController(animated: true)
        stage.rest()
        #expect(post.phase == .shown && post.view?.window != nil)
    }

    @Test(arguments: RecordingReactions.Callback.allCases)
    func removalInCallbackEndsPosts(callback: RecordingReactions.Callback) {
        let postView = stage.postView
        postView.postManager.delegate = delegate
        var posts: [Post] = []
        delegate.reactions[callback] = { _ in postView.removeFromSuperview() }
        posts = (0..<3).map { _ in postView.post(PostRequest(view: UIView.banner()).with { $0.duration = 1 }) }
        stage.simulator.advance(by: 20)
        #expect(posts.allSatisfy { $0.phase == .ended })
        #expect(posts.last?.reason == .timeout && delegate.complaints.isEmpty)
    }

    // MARK: Slots

    @Test func removedBodyEndsPost() throws {
        let postView = stage.postView
        let post = postView.post(PostRequest(Message(title: "Title")), as: .card(.top))
        stage.rest()
        try #require(post.view?.slot?.body).removeFromSuperview()
        stage.rest()
        #expect(post.reason == .hostGone)
    }

    @Test func removedSpaceViewReturnsWithNextPost() {
        let stack = controller.view.createMessageStackView()
        stack.spaceViewHeight = 20
        stack.spaceView.removeFromSuperview()
        stack.post(message: Message(title: "Title"))
        stage.rest()
        #expect(stack.arrangedSubviews.first === stack.spaceView && stack.spaceView.bounds.height == 20)
    }

    @Test func keyboardAppearsAfterRemovalOfSpaceView() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        controller.view.addSubview(field)
        let stack = controller.view.createMessageStackView(edge: .bottom)
        let first = stack.postManager.post(PostRequest(view: UIView.banner()))
        stage.rest()
        stack.spaceView.removeFromSuperview()
        field.becomeFirstResponder()
        stage.rest()
        #expect(first.phase == .shown)
        let second = UIView.banner()
        stack.postManager.post(PostRequest(view: second))
        stage.rest()
        let keyboard = try #require(stage.simulator.keyboardFrame)
        #expect(try stage.slotFrame(of: second).maxY <= keyboard.minY)
    }
}
