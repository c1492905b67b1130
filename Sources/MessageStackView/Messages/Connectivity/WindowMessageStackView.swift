import UIKit

/// A stack at the bottom of a window, over whatever screen is there, while something is posted on it.
final class WindowMessageStackView: MessageStackView {
    // MARK: - Internal

    /// Goes to `window`, in front of what is there, and stands on the bars of the screen; at the window's edge its band
    /// fills the safe area.
    func stand(on screen: VisibleScreen, in window: UIWindow) {
        if superview !== window { move(to: window) }
        keepInFront()
        bottom?.constant = -screen.barHeight
        spaceViewHeight = screen.barHeight > 0 ? 0 : window.safeAreaInsets.bottom
    }

    override func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
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
        let bottom = bottomAnchor.constraint(equalTo: window.bottomAnchor)
        self.bottom = bottom
        NSLayoutConstraint.activate([
            bottom,
            leadingAnchor.constraint(equalTo: window.leadingAnchor),
            trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
    }
}
