import UIKit

/// A post view between the bars of a screen.
///
/// Posts come out from under the bars, and a backdrop covers those too. So with a backdrop its area is in the window,
/// in front of them, for as long as nothing is presented over the screen.
final class BarPostView: PostView {
    // MARK: - Internal

    /// Makes `controller` its host.
    func belong(to controller: UIViewController, _ following: PostFollowing) {
        self.controller = controller
        self.following = following
        let area = BarArea(around: self)
        self.area = area
        switch following {
        case .stays:
            area.stand(in: controller.view)
        case .follows:
            let probe = WindowProbe(keeping: area)
            probe.onMove = { [weak self] in self?.controllerDidMove(to: $0) }
            controller.view.insertSubview(probe, at: 0)
        }
        updateHost()
    }

    // MARK: - PostView

    override var backdropArea: UIView? { area }

    override var tapHost: UIView? { area?.superview }

    override func updateHost() {
        postManager.hasHost = following == .follows ? hostWindow != nil : window != nil
    }

    override func postManager(_ postManager: PostManager, willPost view: UIView) {
        let presentation = postManager.post(of: view).flatMap(postManager.presentation)
        come(withBackdrop: presentation?.backdrop.isNone == false)
        super.postManager(postManager, willPost: view)
    }

    override func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        super.postManager(postManager, didEnd: post, reason: reason)
        restIfIdle()
    }

    // MARK: - Private

    private var following = PostFollowing.stays
    private weak var controller: UIViewController?
    /// Its superview keeps it, and in a window that it isn't on a probe.
    private weak var area: BarArea?
    /// Where it follows the screens.
    private weak var hostWindow: UIWindow?
    /// Whether a backdrop is there, or was since the first of the posts came.
    private var hasBackdrop = false
    /// No public event tells of another screen, or of another bar, so each frame looks while a post is there.
    private var frameLink: FrameLink?

    /// What the area is put onto. In its controller's view it would have the bars in front of it, and backdrops with
    /// it.
    private var host: UIView? {
        guard following == .stays else { return hostWindow }
        guard hasBackdrop, let controller, let window = controller.viewIfLoaded?.window, !controller.isBehindAnother
        else { return controller?.viewIfLoaded }
        return window
    }

    private func controllerDidMove(to window: UIWindow?) {
        if let window { hostWindow = window }
        updateHost()
    }

    private func come(withBackdrop: Bool) {
        if withBackdrop { hasBackdrop = true }
        // That of a window is gone when it was taken off it.
        let area = area ?? (following == .follows ? BarArea(around: self) : nil)
        self.area = area
        withExtendedLifetime(area) { look(isFirst: true) }
        if frameLink == nil { frameLink = FrameLink { [weak self] in self?.lookAgain() } }
    }

    private func lookAgain() {
        look(isFirst: false)
        restIfIdle()
    }

    private func look(isFirst: Bool) {
        guard let area, let host else { return }
        let isThere = area.superview === host
        if !isThere {
            area.stand(in: host)
            backdrops?.tapHost = tapHost
        }
        guard let screen = visibleScreen else { return }
        area.keepInFront()
        guard area.keep(to: screen) else { return }
        if isFirst || !isThere || UIAccessibility.isReduceMotionEnabled || placements.isEmpty {
            return host.layoutIfNeeded()
        }
        UIViewPropertyAnimator(duration: .animationDuration, dampingRatio: 1) { host.layoutIfNeeded() }.startAnimation()
    }

    /// Goes back to where it takes nothing, once nothing is to be seen.
    private func restIfIdle() {
        guard !postManager.isActive, backdrops?.isEmpty ?? true else { return }
        frameLink = nil
        hasBackdrop = false
        switch following {
        case .stays: if let host { area?.stand(in: host) }
        case .follows: area?.removeFromSuperview()
        }
    }

    private var visibleScreen: VisibleScreen? {
        switch following {
        case .stays: controller.map { VisibleScreen(of: $0, at: layout) }
        case .follows: hostWindow.map { VisibleScreen(in: $0, at: layout) }
        }
    }
}

extension UIViewController {
    /// Whether something is presented over the screen that it is on.
    fileprivate var isBehindAnother: Bool {
        presentedViewController.map { !$0.isBeingDismissed } ?? false
    }
}

/// Tells in which window a controller's view is, and keeps what is nowhere else.
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
