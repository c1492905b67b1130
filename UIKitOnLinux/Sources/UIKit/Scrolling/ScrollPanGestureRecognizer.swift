/// The pan of a scroll view: it counts only what leads along an axis that scrolls, so that a scroll view inside another
/// one, which scrolls the other way, doesn't keep it from scrolling.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    override init() {
        super.init()
        allowedScrollTypesMask = .all
    }

    override func slop(in travel: CGPoint) -> CGPoint? {
        guard let scrollView = view as? UIScrollView else { return super.slop(in: travel) }
        switch scrollView.draggableAxes {
        case [.horizontal]: return super.slop(in: CGPoint(x: travel.x, y: 0))
        case [.vertical]: return super.slop(in: CGPoint(x: 0, y: travel.y))
        case []: return nil
        default: return super.slop(in: travel)
        }
    }
}
