import UIKit

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
