import UIKit

extension UIView {
    /// Applies a layout that moves posts.
    ///
    /// - Parameters:
    ///   - animated: Whether the layout takes time. With Reduce Motion it is applied at once, and `views` fade in at their new
    ///     places.
    ///   - views: The views that the layout moves, read after the layout.
    ///   - layout: Applies the layout.
    static func applyLayout(
        animated: Bool, fading views: @autoclosure () -> [UIView] = [], _ layout: @escaping @MainActor () -> Void
    ) {
        guard animated, areAnimationsEnabled else { return layout() }
        guard UIAccessibility.reducesMotion else {
            return UIViewPropertyAnimator.layout(layout).startAnimation()
        }
        layout()
        let views = views()
        guard !views.isEmpty else { return }
        for view in views { view.alpha = 0 }
        UIViewPropertyAnimator(duration: .postAnimation, curve: .easeInOut) { for view in views { view.alpha = 1 } }
            .startAnimation()
    }
}
