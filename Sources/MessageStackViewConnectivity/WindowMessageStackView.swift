#if SWIFT_PACKAGE
    import MessageStackView
#endif
import UIKit

/// A stack at the bottom of a window, in front of the visible screen, while it has posts.
final class WindowMessageStackView: MessageStackView, PostManagerDelegate {
    // MARK: - Internal

    /// Called when a touch in the window begins.
    var wasTouched: @MainActor () -> Void = {}

    /// Ends the bar if the app has removed the stack, unless that is only a move.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        postManager.endSoon { [weak self] in
            guard let self, window == nil else { return [] }
            return postManager.currentPosts
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if event != nil {
            SceneHistory.shared.use(window?.windowScene)
            wasTouched()
        }
        return super.hitTest(point, with: event)
    }

    /// Adds the stack to a window in front of the other views, and places it above the bars of the screen. Without bars, a card is
    /// above the safe area, and the space view of a plain bar fills it.
    func place(on screen: VisibleScreen, in window: UIWindow) {
        if superview !== window { move(to: window) }
        keepInFront()
        cardInset = 8
        let isCard = presentation.style.needsBody
        bottom?.constant = -max(screen.barHeight, isCard ? window.safeAreaInsets.bottom : 0)
        spaceViewHeight = isCard || screen.barHeight > 0 ? 0 : window.safeAreaInsets.bottom
    }

    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        if !postManager.isActive { removeFromSuperview() }
    }

    // MARK: - Private

    private static let frontmost: CGFloat = 9_000
    private var bottom: NSLayoutConstraint?

    private func move(to window: UIWindow) {
        removeFromSuperview()
        layer.zPosition = Self.frontmost
        translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(self)
        // The app may have removed it at once.
        guard superview === window else { return }
        let bottom = bottomAnchor.constraint(equalTo: window.bottomAnchor)
        self.bottom = bottom
        NSLayoutConstraint.activate([
            bottom,
            leadingAnchor.constraint(equalTo: window.leadingAnchor),
            trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
    }
}

extension UIWindowScene {
    /// The key window or, while an alert, a keyboard or a post has the key status, another normal window.
    var appWindow: UIWindow? {
        let isApps = { (window: UIWindow) in window.windowLevel == .normal && !(window is PostWindow) }
        if let keyWindow, isApps(keyWindow) { return keyWindow }
        return windows.last { !$0.isHidden && isApps($0) }
    }
}
