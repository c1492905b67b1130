import UIKit

/// A drag that the pan of a post and that of a scroll view in it recognise together.
///
/// Whoever isn't in charge is held: the scroll view at its end while the post moves, the post in its place before and
/// afterwards. Until the post first moves the scroll view is left to itself. From then on its content is put where the
/// finger has it after each step, whatever the scroll view makes of its own pan, and nobody has to know how it does
/// that.
@MainActor
final class ScrollHandOver {
    private weak var scrollView: UIScrollView?
    private let isVertical: Bool
    private let ways: PostWays
    private let didScroll: @MainActor () -> Void
    private var share: ScrollShare
    private var target: GestureTarget?

    /// What of the finger's way has been divided.
    private var translation: CGFloat = 0
    /// The content's place after the last step.
    private var noted: CGFloat = 0
    /// Where the content is put; nil while the scroll view is left to itself.
    private var place: CGFloat?
    /// Whether this is called after the scroll view has taken its step.
    private var hasScrolled = false
    private var isOver = false

    /// Content that is this close to its end is there; in points.
    private static let slack: CGFloat = 0.01

    /// - Parameters:
    ///   - isVertical: what the drag is along.
    ///   - givesBack: whether the scroll view gets the finger back.
    ///   - ways: where it can leave to.
    ///   - translation: how far the finger has gone, along the axis that the scroll view scrolls.
    ///   - didScroll: called after each step of the scroll view.
    init(
        with scrollView: UIScrollView, isVertical: Bool, givesBack: Bool, ways: PostWays, translation: CGFloat,
        didScroll: @escaping @MainActor () -> Void
    ) {
        self.scrollView = scrollView
        self.isVertical = isVertical
        self.ways = ways
        self.didScroll = didScroll
        share = ScrollShare(givesBack: givesBack)
        noted = scrollView.place(isVertical)
        // One that has begun already, and isn't at its end, has had this step.
        let room = translation < 0 ? back(of: scrollView, at: noted).room : forth(of: scrollView, at: noted).room
        if scrollView.isFollowingFinger, room > Self.slack { self.translation = translation }
        target = GestureTarget(scrollView.panGestureRecognizer) { [weak self] in self?.scrollViewDidFollow() }
    }

    /// Whether the finger drags the post.
    var isHandedOver: Bool { share.isHandedOver }

    /// Whether the scroll view gets the finger back where it gave it away.
    var givesBack: Bool { share.givesBack }

    /// How far the post has been dragged.
    var pull: CGPoint { isVertical ? CGPoint(x: 0, y: share.pull) : CGPoint(x: share.pull, y: 0) }

    /// Divides what the finger has gone since the last time.
    func follow(_ way: CGPoint) {
        guard let scrollView, !isOver else { return }
        let translation = isVertical ? way.y : way.x
        let step = translation - self.translation
        self.translation = translation
        let limits = scrollView.limits(isVertical)
        let before = place ?? (hasScrolled ? noted : scrollView.place(isVertical))
        let scrolled = share.take(
            step, back: back(of: scrollView, at: before), forth: forth(of: scrollView, at: before))
        if isHandedOver || place != nil {
            place = min(max(before - scrolled, limits.lowerBound), limits.upperBound)
        }
        pin()
        noted = scrollView.place(isVertical)
    }

    /// The pan of the post is over. What the scroll view would do with the finger's speed belongs to the post, if that
    /// has it.
    func finish() {
        isOver = true
        stopScrolling()
        if scrollView?.isFollowingFinger != true { target?.remove() }
    }

    /// The scroll view has taken its step, or its pan is over.
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
        guard let scrollView, let place, scrollView.place(isVertical) != place else { return }
        scrollView.setPlace(place, isVertical, stops: false)
    }

    private func stopScrolling() {
        guard isHandedOver, let scrollView, let place else { return }
        scrollView.setPlace(place, isVertical, stops: true)
    }

    private func back(of scrollView: UIScrollView, at place: CGFloat) -> ScrollShare.Side {
        ScrollShare.Side(
            room: room(scrollView.limits(isVertical).upperBound - place),
            isOpen: isOpen(isVertical ? .up : .left, scrollView))
    }

    private func forth(of scrollView: UIScrollView, at place: CGFloat) -> ScrollShare.Side {
        ScrollShare.Side(
            room: room(place - scrollView.limits(isVertical).lowerBound),
            isOpen: isOpen(isVertical ? .down : .right, scrollView))
    }

    private func room(_ room: CGFloat) -> CGFloat { room > Self.slack ? room : 0 }

    /// Where the post can't leave to, a scroll view that bounces does so; for one that doesn't, the post gives.
    private func isOpen(_ way: PostWay, _ scrollView: UIScrollView) -> Bool {
        ways.contains(way) || !scrollView.bounces
    }
}
