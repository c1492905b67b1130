/// The pan recognizer of a scroll view. It ignores movements along axes that don't scroll, so that a nested scroll view
/// with another axis doesn't block the outer one.
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
