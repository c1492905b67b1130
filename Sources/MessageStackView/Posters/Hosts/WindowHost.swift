import UIKit

/// A host that shows the post view of a scene on the scene's key window while there are posts, in front of everything
/// except their menus and what posted controllers present.
@MainActor
final class WindowHost: PostHost, SceneHost {
    // MARK: - Lifecycle

    /// The hosts of the app. Tests replace them, since a new process has no hosts of former scenes.
    static var all = SceneHosts { WindowHost() }

    /// Creates a host that waits for a scene to adopt it.
    init() {
        let postView = PostView.hosted(at: .top)
        self.postView = postView
        keptPostView = postView
        // Subview order determines hit testing and the z-position determines drawing. Both are kept above those of views
        // that are added later.
        postView.layer.zPosition = FrontPosition.window
        postView.removeFromSuperviewOnEmpty = true
        postView.host = self
    }

    // MARK: - Internal

    /// The post view, which retains the host.
    unowned let postView: PostView

    // MARK: - SceneHost

    private(set) weak var scene: UIWindowScene?

    func adopt(by scene: UIWindowScene) {
        keptPostView = postView
        self.scene = scene
        windowsDidChange()
    }

    func windowsDidChange() {
        postView.updateHost()
        if postView.superview != nil { attach() }
    }

    func sceneDidGo() {
        scene = nil
        postView.updateHost()
        postView.postManager.loseScene(of: postView)
        // Another scene may have taken over the host.
        if scene == nil { postView.leaveHost() }
    }

    func leaveToApp() {
        keptPostView = nil
    }

    // MARK: - PostHost

    var absence: PostAbsence? {
        guard window == nil else { return nil }
        return scene == nil ? .noScene : .noWindow
    }

    var successor: PostView? {
        guard scene == nil else { return nil }
        let host = WindowHost.all.hostInUse()
        return host === self ? nil : host.postView
    }

    var isDetached: Bool { postView.window == nil }

    func screen(at edge: PostEdge) -> VisibleScreen? { postView.window.map { VisibleScreen(in: $0, at: edge) } }

    func prepare(for presentation: PostPresentation) {
        attach()
    }

    /// Keeps the post view in front of views that are added to the window later, and behind menus of its posts
    /// and presentations of their controllers.
    func update() -> Bool {
        guard let superview = postView.superview else { return false }
        let isFrontmost = superview.subviews.last === postView
        let wasBehind = isBehind
        isBehind = !isFrontmost && (postView.hasOpenMenu || isPresenting)
        guard !isFrontmost, !isBehind, let front = superview.subviews.last, rivalry.mayOvertake(front) else {
            return isBehind != wasBehind
        }
        superview.bringSubviewToFront(postView)
        return true
    }

    func leave() {
        rivalry = Rivalry()
        postView.removeFromSuperview()
    }

    // MARK: - Private

    /// A view that is in front of the post view again whenever the post view is brought to the front.
    private struct Rivalry {
        private weak var view: UIView?
        private var count = 0
        private var lastTime: TimeInterval = 0

        /// Returns whether the post view is brought in front of a view: unless that view has been in front again three times, each
        /// time within half a second.
        @MainActor
        mutating func mayOvertake(_ front: UIView) -> Bool {
            guard view !== front || count < 3 else { return false }
            let now = CACurrentMediaTime()
            count = view === front && now - lastTime < 0.5 ? count + 1 : 0
            view = front
            lastTime = now
            if count == 3 { PostAdvice.adviseOnViewInFront(front) }
            return count < 3
        }
    }

    private var rivalry = Rivalry()

    /// The post view, unless only the app retains it.
    private var keptPostView: PostView?

    /// A Boolean value that indicates whether a context menu of a post, or a screen that its controller presents, covers the
    /// posts.
    private var isBehind = false {
        didSet { if isBehind != oldValue { postView.layer.zPosition = isBehind ? 0 : FrontPosition.window } }
    }

    /// A Boolean value that indicates whether a posted controller presents another one in the window.
    private var isPresenting: Bool {
        postView.placements.flatMap(\.slot.presentations).contains { presentation in
            guard let container = presentation.containerView, container.window != nil else { return false }
            return container.window === postView.window && !container.isDescendant(of: postView)
        }
    }

    /// The window of the app. If it has none, the key window.
    private var window: UIWindow? { scene?.appWindow(current: postView.window) ?? scene?.keyWindow }

    /// The edge of the window at which the post view is.
    private var attachedEdge = PostEdge.top

    /// Adds the post view to the window, at the edge that the app has set. While posts are on screen, they stay at theirs.
    private func attach() {
        let hasMoved = attachedEdge != postView.layout && postView.isEmpty
        guard let window, postView.superview !== window || hasMoved else { return }
        if hasMoved { postView.removeFromSuperview() }
        attachedEdge = postView.layout
        window.add(postView, at: attachedEdge, usesSafeArea: false)
        // This determines the safe area before the first layout.
        postView.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: 0)
    }
}
