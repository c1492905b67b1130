import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

/// A poster on a screen, with three posts whose closures retain the screen: one is shown, and two wait.
@MainActor
final class ScreenTrial {
    /// A poster that belongs to a screen.
    enum Kind: CaseIterable {
        case postView, stack, toast, bar, ownView, ownObject
    }

    let simulator: Simulator
    /// The window with the screen. Nothing else retains it.
    var window: UIWindow?
    /// The screen with the poster.
    private(set) weak var screen: UIViewController?
    private(set) weak var manager: PostManager?
    private(set) var posts: [Post] = []
    /// The reasons with which the posts have ended.
    private(set) var reasons: [PostRemovalReason] = []
    /// The number of committed actions.
    private(set) var commits = 0

    init(device: Device = .iPhone16) {
        simulator = Simulator(device: device)
    }

    /// Shows a controller in a window of a new scene.
    func show(_ root: UIViewController) throws {
        let window = UIWindow(windowScene: try #require(simulator.openScene()))
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        simulator.advance(by: 0)
    }

    /// Makes a screen with a poster.
    func makeScreen(_ kind: Kind) -> UIViewController {
        let screen = OwningController()
        let poster: any Poster =
            switch kind {
            case .postView: screen.view.createPostView()
            case .stack: screen.view.createMessageStackView()
            case .toast: screen.view.createPosterView(layout: .bottom) as Toast
            case .bar: screen.createBarPostView()
            case .ownView: PlainPosterView(in: screen.view)
            case .ownObject: PlainPoster(in: screen.view)
            }
        if kind == .ownObject { screen.owned = poster }
        follow(screen, poster)
        return screen
    }

    /// Sets the screen and its poster.
    func follow(_ screen: UIViewController, _ poster: any Poster) {
        self.screen = screen
        manager = poster.postManager
        poster.postManager.capacity = 1
    }

    /// Posts on the screen.
    func post(on poster: (any Poster)? = nil) throws {
        let screen = try #require(screen)
        manager = poster?.postManager ?? manager
        let poster = ManagedPoster(postManager: try #require(manager))
        let keep: @MainActor (Post, PostRemovalReason) -> Void = { [weak self] in
            withExtendedLifetime(screen) {}
            _ = $0
            self?.reasons.append($1)
        }
        var shown = PostRequest(Message("Shown", actions: [PostAction("Open") { withExtendedLifetime(screen) {} }]))
        // It times out, so that the others wait, but not in any test.
        shown.duration = .seconds(100_000)
        shown.onEnd(keep)
        posts.append(poster.post(shown))
        posts.append(
            poster.post(undoable: "Deleted", request: { $0.onEnd(keep) }) { [weak self] in
                withExtendedLifetime(screen) {}
                self?.commits += 1
            } undo: {
                withExtendedLifetime(screen) {}
            })
        var last = PostRequest(view: UIView.banner())
        last.onEnd(keep)
        posts.append(poster.post(last))
    }

    /// Advances the device by two seconds, frame by frame, so that tasks run.
    func settle() async { await simulator.advance(by: 2) }

    /// Expects that the posts are as they were posted, on a screen or off it.
    func expectPosts(inWindow isInWindow: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(posts.map(\.phase) == [.shown, .waiting, .waiting], sourceLocation: sourceLocation)
        #expect((posts.first?.view?.window != nil) == isInWindow, sourceLocation: sourceLocation)
        #expect(manager?.posters.own.screen.isLooking == !isInWindow, sourceLocation: sourceLocation)
    }

    /// Expects that the posts have ended, that the action was committed, and that the screen was freed, unless a container retains
    /// it.
    func expectEnd(isRetained: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(reasons == [.hostGone, .hostGone, .hostGone], sourceLocation: sourceLocation)
        #expect(posts.allSatisfy { $0.phase == .ended }, sourceLocation: sourceLocation)
        #expect(commits == 1, sourceLocation: sourceLocation)
        #expect((screen != nil) == isRetained && (manager != nil) == isRetained, sourceLocation: sourceLocation)
    }
}

/// A poster of which only the manager is known.
private struct ManagedPoster: Poster {
    let postManager: PostManager
}

private final class OwningController: UIViewController {
    var owned: (any Poster)?
}

/// A poster of an app that is a view, with only the members that the protocols require.
private final class PlainPosterView: UIView, Poster, UIViewPoster {
    private(set) lazy var postManager = PostManager(poster: self)

    init(in superview: UIView) {
        super.init(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        superview.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        addSubview(view)
        view.frame = bounds
        completion()
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        view.removeFromSuperview()
        completion()
    }
}

/// An app's poster that isn't a view.
private final class PlainPoster: Poster, UIViewPoster {
    private(set) lazy var postManager = PostManager(poster: self)
    private weak var superview: UIView?

    init(in superview: UIView) {
        self.superview = superview
    }

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        superview?.addSubview(view)
        view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
        completion()
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        view.removeFromSuperview()
        completion()
    }
}
