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

    /// Returns whether a user can answer the post, or has just done so: a handler of an action runs, during which the buttons
    /// are disabled.
    static func offersAnswer(in view: UIView) -> Bool {
        !answers(in: view).isEmpty || isAnswering(view)
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
        if let collapsed = (view as? any PostAnswering)?.collapsedAnswers, !collapsed.isEmpty {
            return collapsed.filter(isEnabled)
        }
        guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return [] }
        if let control = (view as? any PostContentView)?.closeControl { closing.append(control) }
        guard isControl(view) else {
            return view.subviews.flatMap { operable(in: $0, closing: &closing) }
        }
        return isEnabled(view) ? [view] : []
    }

    private static func isAnswering(_ view: UIView) -> Bool {
        (view as? any PostAnswering)?.isAnswering == true || view.subviews.contains(where: isAnswering)
    }

    private static func isEnabled(_ view: UIView) -> Bool {
        (view as? UIControl)?.isEnabled ?? !view.accessibilityTraits.contains(.notEnabled)
    }
}

/// A view with the buttons of a post, which are disabled while an answer is handled.
@MainActor
protocol PostAnswering: UIView {
    /// A Boolean value that indicates whether an answer is handled.
    var isAnswering: Bool { get }

    /// The buttons that the post offers although it doesn't show them, as a compact pill does; none otherwise.
    var collapsedAnswers: [UIView] { get }
}
