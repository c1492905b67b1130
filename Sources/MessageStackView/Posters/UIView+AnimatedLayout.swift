import UIKit

extension UIView {
    /// Applies a layout that moves posts. An animation of the app in which it is called doesn't animate it.
    ///
    /// - Parameters:
    ///   - animated: Whether the layout takes time. With Reduce Motion it is applied at once, and `views` fade in at their new
    ///     places.
    ///   - timing: The timing, whose delay is ignored; `.calm` by default.
    ///   - views: The views that the layout moves, read after the layout.
    ///   - layout: Applies the layout.
    static func applyLayout(
        animated: Bool, timing: PostTransition.Timing = .calm, fading views: @autoclosure () -> [UIView] = [],
        _ layout: @escaping @MainActor () -> Void
    ) {
        let isAnimated = animated && areAnimationsEnabled && timing.seconds > 0
        guard !isAnimated || UIAccessibility.reducesMotion else {
            return UIViewPropertyAnimator.layout(timing: timing, layout).startAnimation()
        }
        performWithoutAnimation(layout)
        if isAnimated { fadeIn(views()) }
    }

    /// Lays out the pending changes of the app around the view of a poster, in an animation of the app in which this is called.
    /// The layout of posts that follows isn't part of that animation.
    func layOutSurroundings() {
        let host = superview ?? self
        // A poster that the app has just added doesn't grow.
        guard bounds.width > 0 else { return UIView.performWithoutAnimation { host.layoutIfNeeded() } }
        host.layoutIfNeeded()
    }

    static func fadeIn(_ views: [UIView]) {
        guard !views.isEmpty else { return }
        performWithoutAnimation { for view in views { view.alpha = 0 } }
        UIViewPropertyAnimator(duration: .postAnimation, curve: .easeInOut) { for view in views { view.alpha = 1 } }
            .startAnimation()
    }
}
