import UIKit

/// Tracks the focused element for the posts of a post view or a stack, and animates them when they move together.
@MainActor
final class PostColumn {
    /// The focused element of the app; nil while there are no posts.
    private(set) var focus: AppFocus?

    private unowned let poster: UIView
    private let focusDidChange: @MainActor () -> Void

    /// - Parameters:
    ///   - poster: The view with the posts, which retains the column.
    ///   - focusDidChange: Called when another element is focused, and again and again while one is, see
    ///     `AppFocus.didChange`.
    init(in poster: UIView, focusDidChange: @escaping @MainActor () -> Void) {
        self.poster = poster
        self.focusDidChange = focusDidChange
    }

    /// Starts tracking the focused element with the first post, and stops after the last one.
    func trackFocus(whileHasPosts hasPosts: Bool) {
        guard hasPosts else { return focus = nil }
        guard focus == nil else { return }
        focus = AppFocus(around: poster)
        focus?.didChange = focusDidChange
    }

    /// Looks at the focused element only while the poster is in a window.
    func windowDidChange() {
        focus?.follow()
    }

    /// Applies a layout that moves posts.
    ///
    /// - Parameters:
    ///   - slots: The slots that fade in at their new places with Reduce Motion.
    ///   - animated: Whether the layout takes time.
    func move(_ slots: [PostSlot], animated: Bool, _ layout: @escaping @MainActor () -> Void) {
        guard animated, UIView.areAnimationsEnabled else { return layout() }
        UIView.animateLayout(fading: slots, layout)
    }
}

extension UIView {
    /// Animates a layout. With Reduce Motion the layout is applied at once, and `views` fade in at their new places.
    ///
    /// - Parameters:
    ///   - views: The views that the layout moves, read after the layout.
    ///   - layout: Applies the layout.
    static func animateLayout(
        fading views: @autoclosure () -> [UIView] = [], _ layout: @escaping @MainActor () -> Void
    ) {
        guard UIAccessibility.reducesMotion else {
            return UIViewPropertyAnimator(duration: .postAnimation, dampingRatio: 1) { layout() }.startAnimation()
        }
        layout()
        let views = views()
        guard !views.isEmpty else { return }
        for view in views { view.alpha = 0 }
        UIViewPropertyAnimator(duration: .postAnimation, curve: .easeInOut) { for view in views { view.alpha = 1 } }
            .startAnimation()
    }
}
