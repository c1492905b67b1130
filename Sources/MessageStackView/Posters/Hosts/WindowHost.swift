import UIKit

/// A host that shows the post view of a scene on the scene's key window while there are posts, in front of everything
/// except their menus and what posted controllers present.
///
/// A presentation hides its siblings in the window from assistive technologies. So while one runs, the post view is in the
/// container of the presentation in front, with the same frame.
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
        if postView.superview != nil { attach(to: window) }
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

    var tapHost: UIView? { postView.window }

    var isDetached: Bool { postView.window == nil && !hasLostContainer }

    func screen(at edge: PostEdge) -> VisibleScreen? {
        postView.window.map { VisibleScreen(in: $0, at: edge, x: postView.middle(at: edge)) }
    }

    func prepare(for presentation: PostPresentation) {
        attach(to: window)
    }

    /// Keeps the post view where assistive technologies find it, in front of views that are added later, and behind menus of
    /// its posts and presentations of their controllers.
    func update() -> Bool {
        let hasMoved = isWhereItWasAdded && attach(to: postView.window ?? window)
        guard let superview = postView.superview else { return hasMoved }
        let isFrontmost = superview.subviews.last === postView
        let wasBehind = isBehind
        isBehind = !isFrontmost && (postView.hasOpenMenu || isPresenting)
        guard !isFrontmost, !isBehind, let front = superview.subviews.last, rivalry.mayOvertake(front) else {
            return hasMoved || isBehind != wasBehind
        }
        superview.bringSubviewToFront(postView)
        return true
    }

    func leave() {
        rivalry = Rivalry()
        postView.removeFromSuperview()
        (container, isInContainer) = (nil, false)
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

    /// The container of a presentation that the post view was added to last.
    private weak var container: UIView?

    /// A Boolean value that indicates whether the post view was added to the container rather than to the window.
    private var isInContainer = false

    /// The element in a post that had the focus of an assistive technology in the last move. It gets the focus again if the user
    /// cancels a dismissal, during which the technology doesn't find it.
    private weak var focusedElement: AnyObject?

    /// A Boolean value that indicates whether the container has left the window, with the post view in it.
    private var hasLostContainer: Bool { isInContainer && container?.window == nil }

    /// A Boolean value that indicates whether no other code has moved the post view.
    private var isWhereItWasAdded: Bool {
        hasLostContainer || postView.superview.map { $0 === container || $0 is UIWindow } ?? false
    }

    /// A Boolean value that indicates whether a move to another superview would disturb a motion, a finger, a menu or a
    /// presentation.
    private var isBusy: Bool {
        postView.placements.contains { $0.isMoving || ($0.slot.card ?? $0.slot).isInMotion || $0.slot.isTouched }
            || postView.hasOpenMenu || isPresenting
    }

    /// Adds the post view to its place in a window, at the edge that the app has set. While posts are on screen, they stay at
    /// theirs.
    ///
    /// - Returns: Whether the post view was elsewhere.
    @discardableResult
    private func attach(to window: UIWindow?) -> Bool {
        guard let window else { return false }
        let place = window.placeOfPosts
        let hasNewEdge = attachedEdge != postView.edge && postView.isEmpty
        guard postView.superview !== place || hasNewEdge else { return false }
        let isInWindow = postView.window === window && isWhereItWasAdded
        guard !isInWindow || !isBusy else { return false }
        if hasNewEdge { postView.removeFromSuperview() }
        attachedEdge = postView.edge
        let (responder, returns) = (postView.firstResponderInside, place === container)
        focusedElement = PostFocus.element(in: postView) ?? (returns ? focusedElement : nil)
        isInContainer = place !== window
        if isInContainer { container = place }
        UIView.performWithoutAnimation {
            place.add(postView, at: attachedEdge, usesSafeArea: false)
            guard !isInWindow else { return postView.layOut(animated: false) }
            // This determines the safe area before the first layout.
            postView.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: 0)
        }
        postView.backdrops?.tapHost = tapHost
        if let responder, !responder.isFirstResponder { responder.becomeFirstResponder() }
        // During a transition, the technology finds nothing beside the container.
        if let focusedElement, isInContainer || !ScreenTransition.isRunning(in: window) {
            PostFocus.move(to: focusedElement)
        }
        return true
    }
}

extension UIWindow {
    /// The superview for posts in front of everything: while an assistive technology runs, the container of the presentation
    /// in front that covers the window, unless a controller is being presented or dismissed; otherwise the window.
    fileprivate var placeOfPosts: UIView {
        guard AssistiveTechnology.isRunning, let rootViewController else { return self }
        let presented = sequence(first: rootViewController, next: \.presentedViewController).dropFirst()
        guard !presented.contains(where: { $0.isBeingPresented || $0.isBeingDismissed }) else { return self }
        return presented.reversed().lazy.compactMap { $0.presentationController?.containerView }
            .first { $0.window === self && $0.convert($0.bounds, to: self) == self.bounds } ?? self
    }
}
