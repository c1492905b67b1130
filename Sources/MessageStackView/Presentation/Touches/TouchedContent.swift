import UIKit

/// What a finger meets in a post: the view that it touches, and those around it up to the slot.
@MainActor
struct TouchedContent {
    private let views: [UIView]

    init(_ view: UIView, in slot: UIView) {
        views = Array(sequence(first: view, next: \.superview).prefix { $0 !== slot })
    }

    init(at point: CGPoint, in slot: UIView) {
        self.init(slot.hitTest(point, with: nil) ?? slot, in: slot)
    }

    /// Whether a drag operates it.
    var isDragged: Bool {
        views.contains { $0 is UISlider || $0 is UISwitch || ($0 as? any UITextInput)?.isEditing == true }
    }

    /// Whether a tap operates it.
    var isTapped: Bool {
        views.contains { view in
            (view as? UIControl)?.isEnabled ?? (view is any UITextInput)
                || (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
        }
    }

    /// Whether one of the scroll views there has something more to show for a finger that goes along `velocity`.
    func scrolls(along velocity: CGPoint) -> Bool {
        views.contains { ($0 as? UIScrollView)?.canScroll(along: velocity) ?? false }
    }

    /// The scroll view that a finger drags which goes along `velocity`: the innermost that has something more to show,
    /// or the innermost of all.
    func scrollView(along velocity: CGPoint) -> UIScrollView? {
        let isVertical = abs(velocity.y) >= abs(velocity.x)
        let scrollViews = views.compactMap { $0 as? UIScrollView }.filter { $0.isDragged(vertically: isVertical) }
        return scrollViews.first(where: \.isFollowingFinger) ?? scrollViews.first { $0.canScroll(along: velocity) }
            ?? scrollViews.first
    }
}

extension UITextInput {
    /// Whether somebody types into it, so that drags select text.
    fileprivate var isEditing: Bool { (self as? UIView)?.isFirstResponder ?? false }
}
