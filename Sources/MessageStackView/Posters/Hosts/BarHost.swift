public import UIKit

extension UIViewController {
    /// Creates a post view whose posts appear from under a navigation bar, or from behind a tab bar or a toolbar.
    ///
    /// ```swift
    /// let postView = createBarPostView(edge: .top)
    /// postView.post(badgeMessage: message)
    /// ```
    ///
    /// The posts keep to the safe area of the visible controller: this controller, its visible child or, if `followsVisibleScreen`
    /// is true, the controller that is visible in the window. So all kinds of bars are supported, in any container. If the
    /// controller's view is a scroll view or a table, the posts don't scroll with its content. Without a bar, posts appear from the
    /// edge of the screen. If bars appear or disappear while posts are shown, the posts move with the bars. The `PostBackdrop` of a
    /// post covers the whole window, including the bars, but not views that are presented over the controller.
    ///
    /// By default, posts belong to this controller: they disappear and return with the controller. While the controller is off the
    /// screen, the time of posts is stopped, and no waiting post enters. If the controller is a container, such as a navigation
    /// controller, its posts stay on screen when another child is shown, and move next to the bars of the visible child.
    ///
    /// SwiftUI doesn't support views that are added to the view of a `UIHostingController`. For such a controller, pass true for
    /// `followsVisibleScreen`, or call this method on a controller that contains the hosting controller.
    ///
    /// - Parameters:
    ///   - edge: The edge with the bar, `.top` or `.bottom`. The default is the top edge.
    ///   - followsVisibleScreen: A Boolean value that indicates whether posts stay on the screen when a controller is pushed,
    ///     popped or presented, or another tab is selected. Posts then appear next to the bars of the controller that is visible in
    ///     the window. The default is false. If it is true, posts wait until the view of this controller has been in a window.
    ///     After that, the posts don't depend on this controller.
    /// - Returns: The new post view. This method loads the controller's view if necessary, and the controller's view retains the
    ///   post view.
    ///   post view.
    public func createBarPostView(edge: PostEdge = .top, followsVisibleScreen: Bool = false) -> PostView {
        let postView = PostView.hosted(at: edge)
        postView.host = BarHost(of: postView, on: self, followsVisibleScreen: followsVisibleScreen)
        return postView
    }
}

extension PostView {
    /// Returns a post view whose posts appear next to the bars of the screen that is visible in the scene in use.
    package static func onVisibleScreen(at edge: PostEdge) -> PostView {
        let postView = PostView.hosted(at: edge)
        postView.host = BarHost(of: postView)
        return postView
    }
}

/// A host that keeps a post view between the bars of a screen.
///
/// Posts appear from under the bars, and a backdrop covers the bars too. So with a backdrop the area is in the window, in
/// front of the bars, but behind screens that are presented over its own.
///
/// The area moves between the window and the view of its controller only while no posted controller is in it, whose parent
/// would be another one after the move.
@MainActor
private final class BarHost: PostHost {
    // MARK: - Lifecycle

    init(of postView: PostView, on controller: UIViewController, followsVisibleScreen: Bool) {
        self.postView = postView
        self.controller = controller
        self.followsVisibleScreen = followsVisibleScreen
        followsUse = false
        let probe = WindowProbe()
        self.probe = probe
        makeArea()
        probe.onMove = { [weak self] in self?.controllerDidMove(to: $0) }
        controller.view.insertSubview(probe, at: 0)
    }

    /// Creates a host on the visible screen of the scene in use, which depends on no controller.
    init(of postView: PostView) {
        self.postView = postView
        followsVisibleScreen = true
        followsUse = true
        SceneHistory.shared.addFollower(self)
    }

    // MARK: - PostHost

    var absence: PostAbsence? {
        (followsVisibleScreen ? hostWindow : controllerWindow) == nil ? .noWindow : nil
    }

    var scene: UIWindowScene? { hostWindow?.windowScene ?? controllerWindow?.windowScene }

    var anchor: UIView? { followsVisibleScreen ? hostWindow : controller?.viewIfLoaded }

    var tapHost: UIView? { cover != nil || isOffScreen ? controller?.viewIfLoaded : area?.superview }

    var backdropArea: UIView? { area }

    var spaceLevel: OccupiedSpace.Level? { .bars }

    var isOnVisibleScreen: Bool { followsVisibleScreen }

    var isDetached: Bool { !containsPostView || area?.superview == nil && !isOffScreen }

    func prepare(for presentation: PostPresentation) {
        if !presentation.backdrop.isNone, !containsController { coversBars = true }
        if !containsPostView { makeArea() }
        // Without a probe, nothing else retains an area that has no superview.
        withExtendedLifetime(area) { _ = follow(animated: false) }
    }

    /// Follows the visible screen and its bars.
    func update() -> Bool {
        postView?.updateHost()
        return !isDetached && follow(animated: true)
    }

    /// Returns the area to its place in the controller's view, where it covers nothing. Without a controller, which may have
    /// been released, it leaves the window.
    func leave() {
        guard !isDetached else { return }
        coversBars = false
        isOffScreen = false
        if !followsVisibleScreen, let view = controller?.viewIfLoaded {
            area?.install(in: view)
        } else {
            area?.removeFromSuperview()
        }
    }

    // MARK: - Private

    /// A Boolean value that indicates whether posts stay on the window when another screen is shown.
    private let followsVisibleScreen: Bool
    /// A Boolean value that indicates whether posts are on the window of the app in the scene in use.
    private let followsUse: Bool
    private weak var postView: PostView?
    private weak var controller: UIViewController?
    /// The area, which its superview or the probe retains.
    private weak var area: BarArea?
    private weak var probe: WindowProbe?
    /// The window that the controller was in last; nil without a controller.
    private weak var lastWindow: UIWindow?
    /// A Boolean value that indicates whether the area is in the window of its controller, because a post has a backdrop. In
    /// the controller's view, the bars would be in front of backdrops.
    private var coversBars = false
    /// A Boolean value that indicates whether the area is off the screen together with its controller.
    private var isOffScreen = false

    private var controllerWindow: UIWindow? { controller?.viewIfLoaded?.window }

    /// The window whose screens posts follow.
    private var hostWindow: UIWindow? {
        followsUse ? SceneHistory.shared.sceneInUse()?.appWindow(current: area?.window) : lastWindow
    }

    /// The superview for the area; nil while the area is off the screen together with its controller.
    private var home: UIView? {
        if followsVisibleScreen { return hostWindow }
        return coversBars ? controllerWindow : controller?.viewIfLoaded
    }

    /// A Boolean value that indicates whether the area exists, and the post view is still in it.
    private var containsPostView: Bool { area.map { postView?.isDescendant(of: $0) == true } ?? false }

    /// A Boolean value that indicates whether the area contains the view of a posted controller.
    private var containsController: Bool {
        postView?.placements.contains { $0.slot.controllerView != nil } ?? false
    }

    private var visibleScreen: VisibleScreen? {
        guard let edge = postView?.edge else { return nil }
        return followsVisibleScreen
            ? hostWindow.map {
                VisibleScreen(in: $0, at: edge, x: postView?.middle(at: edge))
            }
            : controller.map { VisibleScreen(of: $0, at: edge) }
    }

    /// The subview of the window in which UIKit shows a screen that is presented over the controller; nil if there is none.
    private var cover: UIView? {
        guard !followsVisibleScreen, coversBars, let window = controllerWindow,
            let presented = controller?.presentedViewController, !presented.isBeingDismissed,
            let container = presented.presentationController?.containerView
        else { return nil }
        return sequence(first: container, next: \.superview).first { $0.superview === window }
    }

    /// Creates the area, also instead of one that was released, or that the post view isn't in any more.
    private func makeArea() {
        guard let postView else { return }
        area?.removeFromSuperview()
        let area = BarArea(around: postView)
        area.wasTouched = { [weak postView] in SceneHistory.shared.use(postView?.hostScene) }
        self.area = area
        probe?.kept = area
        isOffScreen = false
        // Without a probe, only a superview retains the area.
        if let home { area.install(in: home) }
    }

    private func controllerDidMove(to window: UIWindow?) {
        if let window { lastWindow = window }
        postView?.updateHost()
    }

    /// - Returns: Whether the area has moved.
    private func follow(animated: Bool) -> Bool {
        guard let area, let postView else { return false }
        let wasIn = area.superview
        defer { postView.backdrops?.tapHost = tapHost }
        guard let home else {
            isOffScreen = true
            area.removeFromSuperview()
            return wasIn != nil
        }
        isOffScreen = false
        area.install(in: home)
        let hasMoved = wasIn !== home
        guard let screen = visibleScreen else { return hasMoved }
        area.keepInFront(behind: cover)
        guard area.keep(to: screen) else { return hasMoved }
        let isAnimated = animated && !hasMoved && !postView.placements.isEmpty
        UIView.applyLayout(animated: isAnimated) { home.layoutIfNeeded() }
        return true
    }
}

extension BarHost: SceneFollower {
    func windowsDidChange(on scene: UIWindowScene) {
        postView?.updateHost()
    }

    func sceneDidDisconnect(_ scene: UIWindowScene) { windowsDidChange(on: scene) }
}

/// An invisible view that reports the window of its controller's view, and retains a view that has no superview.
private final class WindowProbe: UIView {
    var onMove: (UIWindow?) -> Void = { _ in }
    var kept: UIView?

    init() {
        super.init(frame: .zero)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        onMove(window)
    }
}
