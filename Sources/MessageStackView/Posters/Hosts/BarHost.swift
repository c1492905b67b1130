import UIKit

/// The behavior of the posts of a view from `createBarPostView(layout:scope:)` when another controller is shown.
public enum PostScope: Hashable, Sendable, CaseIterable {
    /// Posts belong to the controller that created the post view. They leave the screen and return with it. While the
    /// controller is off the screen, dismissal timers are paused, and no waiting post enters.
    ///
    /// If that controller is itself a container, such as a navigation controller, its posts stay when another child is
    /// shown. They then appear next to the bars of the visible child: below a bar at the top, and above a bar at the
    /// bottom.
    case controller
    /// Posts stay on the screen when a controller is pushed, popped or presented, or another tab is selected. They
    /// appear next to the bars of the controller that is visible in the window.
    case window
}

extension UIViewController {
    /// Creates a post view whose posts appear from under a navigation bar, or from behind a tab bar or a toolbar.
    ///
    /// ```swift
    /// let postView = createBarPostView(layout: .top)
    /// postView.post(badgeMessage: message)
    /// ```
    ///
    /// The post view follows the safe area of the controller that is shown, so it supports bars of any kind, in any
    /// container, and over scroll views and tables, which don't scroll the posts. Without a bar, posts appear from the
    /// edge of the screen. If bars appear or disappear meanwhile, posts move with them. A backdrop covers the bars too,
    /// and everything else in the window, except views that are presented over the controller.
    ///
    /// - Parameters:
    ///   - layout: The edge; the top by default.
    ///   - scope: The behavior of the posts when another controller is shown. With `.window`, the post view shows nothing
    ///     until this controller has been in a window. After that it doesn't depend on the controller.
    /// - Returns: A post view, which the controller's view retains. That view is loaded if necessary.
    public func createBarPostView(
        layout: MessageLayout = .default, scope: PostScope = .controller
    ) -> PostView {
        let postView = PostView(layout: layout)
        postView.host = BarHost(of: postView, on: self, scope)
        return postView
    }
}

/// A host that keeps a post view between the bars of a screen.
///
/// Posts appear from under the bars, and a backdrop covers the bars too. So with a backdrop the area is in the window, in
/// front of the bars, as long as nothing is presented over the screen.
@MainActor
private final class BarHost: PostHost {
    // MARK: - Lifecycle

    init(of postView: PostView, on controller: UIViewController, _ scope: PostScope) {
        self.postView = postView
        self.controller = controller
        self.scope = scope
        let area = BarArea(around: postView)
        self.area = area
        switch scope {
        case .controller:
            area.stand(in: controller.view)
        case .window:
            let probe = WindowProbe(keeping: area)
            probe.onMove = { [weak self] in self?.controllerDidMove(to: $0) }
            controller.view.insertSubview(probe, at: 0)
        }
    }

    // MARK: - PostHost

    var isAvailable: Bool { scope == .window ? hostWindow != nil : postView?.window != nil }

    var scene: UIWindowScene? { hostWindow?.windowScene ?? controller?.viewIfLoaded?.window?.windowScene }

    var tapHost: UIView? { area?.superview }

    var backdropArea: UIView? { area }

    func prepare(for presentation: PostPresentation) {
        if !presentation.backdrop.isNone { hasBackdrop = true }
        // An area that was removed from a window without a probe is deallocated.
        let area = area ?? (scope == .window ? postView.map { BarArea(around: $0) } : nil)
        self.area = area
        withExtendedLifetime(area) { follow(animated: false) }
    }

    /// Follows the visible screen and its bars.
    func update() {
        follow(animated: true)
    }

    /// Returns the area to its place in the controller's view, where it covers nothing.
    func leave() {
        hasBackdrop = false
        switch scope {
        case .controller: if let host { area?.stand(in: host) }
        case .window: area?.removeFromSuperview()
        }
    }

    // MARK: - Private

    private let scope: PostScope
    private weak var postView: PostView?
    private weak var controller: UIViewController?
    /// The area, which its superview retains or, without one, a probe.
    private weak var area: BarArea?
    /// The window whose screens posts follow.
    private weak var hostWindow: UIWindow?
    /// A Boolean value that indicates whether any post had a backdrop since the host was last empty.
    private var hasBackdrop = false

    /// The superview of the area. In the controller's view, the bars would be in front of backdrops.
    private var host: UIView? {
        guard scope == .controller else { return hostWindow }
        guard hasBackdrop, let controller, let window = controller.viewIfLoaded?.window, !controller.isBehindAnother
        else { return controller?.viewIfLoaded }
        return window
    }

    private var visibleScreen: VisibleScreen? {
        guard let layout = postView?.layout else { return nil }
        return switch scope {
        case .controller: controller.map { VisibleScreen(of: $0, at: layout) }
        case .window: hostWindow.map { VisibleScreen(in: $0, at: layout) }
        }
    }

    private func controllerDidMove(to window: UIWindow?) {
        if let window { hostWindow = window }
        postView?.updateHost()
    }

    private func follow(animated: Bool) {
        guard let area, let host, let postView else { return }
        let isThere = area.superview === host
        if !isThere {
            area.stand(in: host)
            postView.backdrops?.tapHost = tapHost
        }
        guard let screen = visibleScreen else { return }
        area.keepInFront()
        guard area.keep(to: screen) else { return }
        let isAnimated = animated && isThere && !postView.placements.isEmpty
        postView.column.move([], animated: isAnimated) { host.layoutIfNeeded() }
    }
}

extension UIViewController {
    /// A Boolean value that indicates whether a view is presented over the controller's screen.
    fileprivate var isBehindAnother: Bool {
        presentedViewController.map { !$0.isBeingDismissed } ?? false
    }
}

/// An invisible view that reports the window of its controller's view, and retains a view that has no superview.
private final class WindowProbe: UIView {
    var onMove: (UIWindow?) -> Void = { _ in }
    private let kept: UIView

    init(keeping view: UIView) {
        kept = view
        super.init(frame: .zero)
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        onMove(window)
    }
}
