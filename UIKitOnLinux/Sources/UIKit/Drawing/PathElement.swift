/// An element of a path. Quadratic curves are stored as equivalent cubic ones.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let end, let control1, let control2):
            .curve(
                end.applying(transform),
                control1: control1.applying(transform),
                control2: control2.applying(transform))
        case .close: .close
        }
    }
}
