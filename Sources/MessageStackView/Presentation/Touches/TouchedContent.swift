import UIKit

/// The touched view in a post and its ancestors inside the slot, from the innermost to the outermost.
@MainActor
struct TouchedContent {
    private let views: [UIView]
    private let includesContentTaps: Bool

    /// Creates the content that a hit test has found.
    ///
    /// A hit test in SwiftUI content may find no more than the view of its hosting controller, depending on the version of iOS.
    /// So the controls in that view at the point are added.
    init(_ view: UIView, at point: CGPoint, in slot: PostSlot) {
        let path = Array(sequence(first: view, next: \.superview).prefix { $0 !== slot })
        let isHosted = path.contains { ($0 as? any PostContentView)?.handlesTaps == true }
        views = (isHosted ? view.dragged(at: slot.convert(point, to: view)) : []) + path
        includesContentTaps = slot.touches.includesContentTaps
    }

    init(at point: CGPoint, in slot: PostSlot) {
        self.init(slot.hitTest(point, with: nil) ?? slot, at: point, in: slot)
    }

    /// A Boolean value that indicates whether the touched view or an ancestor in the slot is a control that a finger
    /// drags: a slider, a switch, another control with the accessibility trait `.adjustable`, or a text input that is being
    /// edited.
    var isDragged: Bool {
        views.contains(where: \.isDragged)
    }

    /// A Boolean value that indicates whether the touched view or an ancestor in the slot responds to taps: an enabled
    /// control, a text input, a view with a tap recognizer, or a posted view that handles all taps.
    var isTapped: Bool {
        views.contains { view in
            (view as? UIControl)?.isEnabled ?? (view is any UITextInput)
                || (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
                || !includesContentTaps && (view as? any PostContentView)?.handlesTaps == true
        }
    }

    /// A Boolean value that indicates whether the touched view or an ancestor in the slot is a text input, or has a context menu.
    var hasMenu: Bool {
        views.contains { $0 is any UITextInput || $0.hasContextMenu }
    }

    /// Returns a Boolean value that indicates whether a scroll view among the touched view and its ancestors in the
    /// slot can scroll further for a finger that moves with `velocity`.
    func scrolls(along velocity: CGPoint) -> Bool {
        views.contains { ($0 as? UIScrollView)?.canScroll(along: velocity) ?? false }
    }

    /// Returns the scroll view that a finger with `velocity` drags: the innermost one that can scroll further, or else
    /// the innermost one.
    func scrollView(along velocity: CGPoint) -> UIScrollView? {
        let isVertical = abs(velocity.y) >= abs(velocity.x)
        let scrollViews = views.compactMap { $0 as? UIScrollView }.filter { $0.isDragged(vertically: isVertical) }
        return scrollViews.first(where: \.isFollowingFinger) ?? scrollViews.first { $0.canScroll(along: velocity) }
            ?? scrollViews.first
    }
}

extension UIView {
    /// A Boolean value that indicates whether a long press on the view opens a menu.
    var hasContextMenu: Bool { interactions.contains { $0 is UIContextMenuInteraction } }

    /// A Boolean value that indicates whether a finger drags a part of the view, or selects text in it.
    fileprivate var isDragged: Bool {
        self is UISlider || self is UISwitch || (self as? UIControl)?.accessibilityTraits.contains(.adjustable) == true
            || (self as? any UITextInput)?.isEditing == true
    }

    /// Returns the visible subviews at a point that are dragged or scroll, the innermost first.
    fileprivate func dragged(at point: CGPoint) -> [UIView] {
        subviews.reversed().flatMap { view -> [UIView] in
            let point = convert(point, to: view)
            let isHit = view.point(inside: point, with: nil)
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled, isHit || !view.clipsToBounds else {
                return []
            }
            let inside = view.dragged(at: point)
            return isHit && (view.isDragged || view is UIScrollView) ? inside + [view] : inside
        }
    }
}

extension UITextInput {
    /// A Boolean value that indicates whether the view is being edited, so that drags select text.
    fileprivate var isEditing: Bool { (self as? UIView)?.isFirstResponder ?? false }
}

extension UIScrollView {
    /// A Boolean value that indicates whether the pan of the scroll view is in progress.
    var isFollowingFinger: Bool {
        panGestureRecognizer.state == .began || panGestureRecognizer.state == .changed
    }

    /// Returns a Boolean value that indicates whether a drag along the axis would scroll the scroll view or make it
    /// bounce. No drag needs to be in progress.
    func isDragged(vertically isVertical: Bool) -> Bool {
        guard isScrollEnabled, panGestureRecognizer.isEnabled else { return false }
        let limits = limits(isVertical)
        return limits.lowerBound < limits.upperBound
            || bounces && (isVertical ? alwaysBounceVertical : alwaysBounceHorizontal)
    }

    /// Returns a Boolean value that indicates whether the scroll view can scroll further for a finger that moves with
    /// `velocity`.
    func canScroll(along velocity: CGPoint) -> Bool {
        let isVertical = abs(velocity.y) >= abs(velocity.x)
        guard isDragged(vertically: isVertical) else { return false }
        let (limits, offset) = (limits(isVertical), offset(isVertical))
        return (isVertical ? velocity.y : velocity.x) > 0 ? offset > limits.lowerBound : offset < limits.upperBound
    }

    /// Returns the content offset along the vertical or the horizontal axis.
    func offset(_ isVertical: Bool) -> CGFloat { isVertical ? contentOffset.y : contentOffset.x }

    /// Returns the range of the content offset along the vertical or the horizontal axis while the scroll view doesn't
    /// bounce.
    func limits(_ isVertical: Bool) -> ClosedRange<CGFloat> {
        let insets = adjustedContentInset
        let (first, last) =
            isVertical
            ? (-insets.top, contentSize.height + insets.bottom - bounds.height)
            : (-insets.left, contentSize.width + insets.right - bounds.width)
        return first...max(first, last)
    }

    /// Sets the content offset along an axis.
    ///
    /// - Parameter stops: A Boolean value that indicates whether this stops scrolling animations.
    func setOffset(_ value: CGFloat, _ isVertical: Bool, stops: Bool) {
        var offset = contentOffset
        if isVertical { offset.y = value } else { offset.x = value }
        if stops { setContentOffset(offset, animated: false) } else { contentOffset = offset }
    }
}
