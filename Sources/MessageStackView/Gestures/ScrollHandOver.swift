import UIKit

/// A drag that the pan recognizers of a post and of a scroll view in it recognize simultaneously.
///
/// One of them moves, and the other is kept in place: the scroll view at its end while the post moves, the post at its
/// position of rest before and afterward. Until the post first moves, the scroll view scrolls by itself. From then on,
/// its content offset is set after each event, so that the way in which the scroll view handles its own pan doesn't
/// matter.
@MainActor
final class ScrollHandOver {
    private weak var scrollView: UIScrollView?
    private let isVertical: Bool
    private let ways: DragDirections
    private let didScroll: @MainActor () -> Void
    private var share: ScrollShare
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
    ///   - ways: The directions in which the post can leave.
    ///   - translation: The translation of the finger along the axis of the scroll view.
    ///   - didScroll: A closure that is called after each event of the scroll view.
    init(
        with scrollView: UIScrollView, isVertical: Bool, givesBack: Bool, ways: DragDirections, translation: CGFloat,
        didScroll: @escaping @MainActor () -> Void
    ) {
        self.scrollView = scrollView
        self.isVertical = isVertical
        self.ways = ways
        self.didScroll = didScroll
        share = ScrollShare(givesBack: givesBack)
        lastOffset = scrollView.offset(isVertical)
        // A scroll view that has begun to scroll, and isn't at its end, has handled this event.
        let room =
            translation < 0 ? back(of: scrollView, at: lastOffset).room : forth(of: scrollView, at: lastOffset).room
        if scrollView.isFollowingFinger, room > Self.slack { self.translation = translation }
        target = GestureTarget(scrollView.panGestureRecognizer) { [weak self] in self?.scrollViewDidFollow() }
    }

    /// A Boolean value that indicates whether the finger drags the post.
    var isHandedOver: Bool { share.isHandedOver }

    /// A Boolean value that indicates whether the scroll view scrolls again once the finger has dragged the post back
    /// to its position at the start of the drag. Otherwise the finger drags the post until it lifts.
    var givesBack: Bool { share.givesBack }

    /// The translation of the post.
    var pull: CGPoint { isVertical ? CGPoint(x: 0, y: share.pull) : CGPoint(x: share.pull, y: 0) }

    /// Divides the finger's movement since the last call between the scroll view and the post.
    ///
    /// - Parameter way: The translation of the finger since the drag began.
    func follow(_ way: CGPoint) {
        guard let scrollView, !isOver else { return }
        let translation = isVertical ? way.y : way.x
        let step = translation - self.translation
        self.translation = translation
        let limits = scrollView.limits(isVertical)
        let before = pinnedOffset ?? (hasScrolled ? lastOffset : scrollView.offset(isVertical))
        let scrolled = share.take(
            step, back: back(of: scrollView, at: before), forth: forth(of: scrollView, at: before))
        if isHandedOver || pinnedOffset != nil {
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
        guard isHandedOver, let scrollView, let pinnedOffset else { return }
        scrollView.setOffset(pinnedOffset, isVertical, stops: true)
    }

    private func back(of scrollView: UIScrollView, at offset: CGFloat) -> ScrollShare.Side {
        ScrollShare.Side(
            room: room(scrollView.limits(isVertical).upperBound - offset),
            isOpen: isOpen(isVertical ? .up : .left, scrollView))
    }

    private func forth(of scrollView: UIScrollView, at offset: CGFloat) -> ScrollShare.Side {
        ScrollShare.Side(
            room: room(offset - scrollView.limits(isVertical).lowerBound),
            isOpen: isOpen(isVertical ? .down : .right, scrollView))
    }

    private func room(_ room: CGFloat) -> CGFloat { room > Self.slack ? room : 0 }

    /// Returns a Boolean value that indicates whether a drag in a direction moves the post once the scroll view has
    /// reached its end.
    ///
    /// The result is true if the post can leave the screen in that direction. Otherwise, it is false for a scroll view
    /// that bounces, which then bounces at its end. It is true for a scroll view that doesn't bounce: the post follows
    /// the finger with resistance.
    private func isOpen(_ way: DragDirection, _ scrollView: UIScrollView) -> Bool {
        ways.contains(way) || !scrollView.bounces
    }
}
