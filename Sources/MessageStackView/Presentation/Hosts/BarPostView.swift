import UIKit

/// A post view between the bars of a screen.
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

    override func updateHost() {
        postManager.hasHost = following == .follows ? hostWindow != nil : window != nil
    }

    override func postManager(_ postManager: PostManager, willPost view: UIView) {
        come()
        super.postManager(postManager, willPost: view)
    }

    override func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        super.postManager(postManager, didEnd: post, reason: reason)
        guard !postManager.isActive else { return }
        frameLink = nil
        if following == .follows { area?.removeFromSuperview() }
    }

    // MARK: - Private

    private var following = PostFollowing.stays
    private weak var controller: UIViewController?
    /// Its superview keeps it, and in a window that it isn't on a probe.
    private weak var area: BarArea?
    /// Where it follows the screens.
    private weak var hostWindow: UIWindow?
    /// No public event tells of another screen, or of another bar, so each frame looks while a post is there.
    private var frameLink: FrameLink?

    private func controllerDidMove(to window: UIWindow?) {
        if let window { hostWindow = window }
        updateHost()
    }

    private func come() {
        if following == .follows, let hostWindow {
            let area = area ?? BarArea(around: self)
            self.area = area
            if area.superview !== hostWindow { area.stand(in: hostWindow) }
        }
        look(isFirst: true)
        if frameLink == nil { frameLink = FrameLink { [weak self] in self?.look(isFirst: false) } }
    }

    private func look(isFirst: Bool) {
        guard let area, let host = area.superview, let screen = visibleScreen else { return }
        area.keepInFront()
        guard area.keep(to: screen) else { return }
        if isFirst || UIAccessibility.isReduceMotionEnabled || placements.isEmpty { return host.layoutIfNeeded() }
        UIViewPropertyAnimator(duration: .animationDuration, dampingRatio: 1) { host.layoutIfNeeded() }.startAnimation()
    }

    private var visibleScreen: VisibleScreen? {
        switch following {
        case .stays: controller.map { VisibleScreen(of: $0, at: layout) }
        case .follows: hostWindow.map { VisibleScreen(in: $0, at: layout) }
        }
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
