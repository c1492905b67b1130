import UIKit

/// A search for the controls in a posted view.
@MainActor
enum PostControls {
    /// Returns the enabled controls that do more than close the post, in the order of the views. They let users answer
    /// the post.
    static func answers(in view: UIView) -> [UIView] {
        var closing: [UIView] = []
        let operable = operable(in: view, closing: &closing)
        return operable.filter { candidate in !closing.contains { candidate === $0 } }
    }

    /// Returns whether a view has an enabled control, which may close the post.
    static func hasControl(in view: UIView) -> Bool {
        var closing: [UIView] = []
        return !operable(in: view, closing: &closing).isEmpty
    }

    /// Returns whether a view is a control, or a button or link to assistive technologies.
    static func isControl(_ view: UIView) -> Bool {
        view is UIControl || !view.accessibilityTraits.isDisjoint(with: [.button, .link])
    }

    private static func operable(in view: UIView, closing: inout [UIView]) -> [UIView] {
        guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return [] }
        if let control = (view as? any PostContentView)?.closeControl { closing.append(control) }
        guard isControl(view) else {
            return view.subviews.flatMap { operable(in: $0, closing: &closing) }
        }
        return isEnabled(view) ? [view] : []
    }

    private static func isEnabled(_ view: UIView) -> Bool {
        (view as? UIControl)?.isEnabled ?? !view.accessibilityTraits.contains(.notEnabled)
    }
}
