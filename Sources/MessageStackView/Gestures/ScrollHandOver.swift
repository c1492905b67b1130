import UIKit

/// A drag that the pan recognizers of a post and of a scroll view in it recognize simultaneously.
///
/// One of them moves, and the other is kept in place: the scroll view at its end while the post moves, the post at its
/// resting position before and afterward. Until the post first moves, the scroll view scrolls by itself. From then on,
/// its content offset is set after each event, so that the way in which the scroll view handles its own pan doesn't
/// matter.
@MainActor
final class ScrollHandOver {
    private weak var scrollView: UIScrollView?
    private let isVertical: Bool
    private let directions: [DragDirection]
    private let didScroll: @MainActor () -> Void
    /// The distribution of the drag between the scroll view and the post.
    private(set) var share: ScrollShare
    private var target: GestureTarget?

    /// The translation of the finger that has been distributed.
    private var translation: CGFloat = 0
    /// The content offset after the last event.
    private var lastOffset: CGFloat = 0
    /// The content offset to set; nil while the scroll view scrolls by itself.
    private var pinnedOffset: CGFloat?
    /// A Boolean value that indicates whether the scroll view has handled the current event.
    private var hasScrolled = false
    private var isOver = false

    /// The tolerance in points within which the content counts as at its end.
    private static let slack: CGFloat = 0.01

    /// Creates a hand-over.
    ///
    /// - Parameters:
    ///   - isVertical: A Boolean value that indicates whether the drag is vertical.
    ///   - givesBack: A Boolean value that indicates whether the scroll view scrolls again once the post is back at its
    ///     position at the start of the drag.
    ///   - directions: The directions in which the post can leave.
    ///   - translation: The translation of the finger along the axis of the scroll view.
    ///   - didScroll: A closure that is called after each event of the scroll view.
    init(
        with scrollView: UIScrollView, isVertical: Bool, givesBack: Bool, directions: [DragDirection],
        translation: CGFloat,
        didScroll: @escaping @MainActor () -> Void
    ) {
        self.scrollView = scrollView
        self.isVertical = isVertical
        self.directions = directions
        self.didScroll = didScroll
        share = ScrollShare(givesBack: givesBack)
        lastOffset = scrollView.offset(isVertical)
        // A scroll view that has begun to scroll, and isn't at its end, has handled this event.
        let room = side(isForth: translation >= 0, of: scrollView, at: lastOffset).room
        if scrollView.isFollowingFinger, room > 0 { self.translation = translation }
        target = GestureTarget(scrollView.panGestureRecognizer) { [weak self] in self?.scrollViewDidFollow() }
    }

    /// The translation of the post.
    var pull: CGPoint { isVertical ? CGPoint(x: 0, y: share.pull) : CGPoint(x: share.pull, y: 0) }

    /// Divides the finger's movement since the last call between the scroll view and the post.
    ///
    /// - Parameter movement: The translation of the finger since the drag began.
    func follow(_ movement: CGPoint) {
        guard let scrollView, !isOver else { return }
        let translation = isVertical ? movement.y : movement.x
        let step = translation - self.translation
        self.translation = translation
        let limits = scrollView.limits(isVertical)
        let before = pinnedOffset ?? (hasScrolled ? lastOffset : scrollView.offset(isVertical))
        let scrolled = share.take(
            step, back: side(isForth: false, of: scrollView, at: before),
            forth: side(isForth: true, of: scrollView, at: before))
        if share.isHandedOver || pinnedOffset != nil {
            pinnedOffset = min(max(before - scrolled, limits.lowerBound), limits.upperBound)
        }
        pin()
        lastOffset = scrollView.offset(isVertical)
    }

    /// Handles the end of the post's pan. If the finger dragged the post, the scroll view must not continue with the
    /// finger's velocity.
    func finish() {
        isOver = true
        stopScrolling()
        if scrollView?.isFollowingFinger != true { target?.remove() }
    }

    /// Handles an event of the scroll view's pan, including its end.
    func scrollViewDidFollow() {
        guard let scrollView else { return }
        hasScrolled = true
        if !isOver { didScroll() }
        hasScrolled = false
        pin()
        guard !scrollView.isFollowingFinger else { return }
        stopScrolling()
        if isOver { target?.remove() }
    }

    // MARK: - Private

    private func pin() {
        guard let scrollView, let pinnedOffset, scrollView.offset(isVertical) != pinnedOffset else { return }
        scrollView.setOffset(pinnedOffset, isVertical, stops: false)
    }

    private func stopScrolling() {
        guard share.isHandedOver, let scrollView, let pinnedOffset else { return }
        scrollView.setOffset(pinnedOffset, isVertical, stops: true)
    }

    /// Returns the limits of a movement of the finger to the right or down, or otherwise to the left or up.
    ///
    /// The post moves once the scroll view has reached its end if the post can leave the screen in that direction, or the
    /// scroll view doesn't bounce. In the latter case, the post follows the finger with resistance.
    private func side(isForth: Bool, of scrollView: UIScrollView, at offset: CGFloat) -> ScrollShare.Side {
        let limits = scrollView.limits(isVertical)
        let room = isForth ? offset - limits.lowerBound : limits.upperBound - offset
        let direction: DragDirection = isVertical ? isForth ? .down : .up : isForth ? .right : .left
        return ScrollShare.Side(
            room: room > Self.slack ? room : 0, isOpen: directions.contains(direction) || !scrollView.bounces)
    }
}
