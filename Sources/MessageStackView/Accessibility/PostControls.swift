import UIKit

/// What can be operated in a posted view.
@MainActor
enum PostControls {
    /// What does more than close the post, in the order of the views: whoever sees the post may want to answer by it.
    static func answers(in view: UIView) -> [UIView] {
        var closing: [UIView] = []
        let operable = operable(in: view, closing: &closing)
        return operable.filter { candidate in !closing.contains { candidate === $0 } }
    }

    /// Whether a view is there to be operated, rather than read.
    static func isControl(_ view: UIView) -> Bool {
        view is UIControl || !view.accessibilityTraits.isDisjoint(with: [.button, .link])
    }

    private static func operable(in view: UIView, closing: inout [UIView]) -> [UIView] {
        guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return [] }
        if let control = (view as? any PostClosable)?.closeControl { closing.append(control) }
        guard isControl(view) else {
            return view.subviews.flatMap { operable(in: $0, closing: &closing) }
        }
        return isEnabled(view) ? [view] : []
    }

    private static func isEnabled(_ view: UIView) -> Bool {
        (view as? UIControl)?.isEnabled ?? !view.accessibilityTraits.contains(.notEnabled)
    }
}

/// A view that has a control which closes the post and does nothing else.
///
/// A post with any other control waits for an answer and, if its time is automatic, doesn't leave by itself.
@MainActor
public protocol PostClosable: UIView {
    /// The control; nil if there is none.
    var closeControl: UIControl? { get }
}
