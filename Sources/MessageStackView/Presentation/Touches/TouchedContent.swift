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

extension UIScrollView {
    /// Whether its pan is under way.
    var isFollowingFinger: Bool {
        panGestureRecognizer.state == .began || panGestureRecognizer.state == .changed
    }

    /// Whether a finger that goes along an axis drags it.
    func isDragged(vertically isVertical: Bool) -> Bool {
        guard isScrollEnabled, panGestureRecognizer.isEnabled else { return false }
        let limits = limits(isVertical)
        return limits.lowerBound < limits.upperBound
            || bounces && (isVertical ? alwaysBounceVertical : alwaysBounceHorizontal)
    }

    /// Whether there is something more to show for a finger that goes along `velocity`.
    func canScroll(along velocity: CGPoint) -> Bool {
        let isVertical = abs(velocity.y) >= abs(velocity.x)
        guard isDragged(vertically: isVertical) else { return false }
        let (limits, place) = (limits(isVertical), place(isVertical))
        return (isVertical ? velocity.y : velocity.x) > 0 ? place > limits.lowerBound : place < limits.upperBound
    }

    /// Where the content is along an axis.
    func place(_ isVertical: Bool) -> CGFloat { isVertical ? contentOffset.y : contentOffset.x }

    /// Between which places the content rests along an axis.
    func limits(_ isVertical: Bool) -> ClosedRange<CGFloat> {
        let insets = adjustedContentInset
        let (first, last) =
            isVertical
            ? (-insets.top, contentSize.height + insets.bottom - bounds.height)
            : (-insets.left, contentSize.width + insets.right - bounds.width)
        return first...max(first, last)
    }

    /// Puts the content somewhere along an axis.
    ///
    /// - Parameter stops: whether what moves by itself stops.
    func setPlace(_ place: CGFloat, _ isVertical: Bool, stops: Bool) {
        var offset = contentOffset
        if isVertical { offset.y = place } else { offset.x = place }
        if stops { setContentOffset(offset, animated: false) } else { contentOffset = offset }
    }
}
