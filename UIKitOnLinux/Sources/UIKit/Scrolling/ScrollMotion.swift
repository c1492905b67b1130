/// An automatic movement of the content offset along both axes.
struct ScrollMotion {
    /// The cause of the movement, which determines the delegate methods to call at its end.
    enum Purpose {
        case deceleration
        case animation
    }

    let purpose: Purpose
    let horizontal: AxisMotion
    let vertical: AxisMotion

    func offset(at time: TimeInterval) -> CGPoint {
        isOver(at: time) ? end : CGPoint(x: horizontal.position(at: time), y: vertical.position(at: time))
    }

    func isOver(at time: TimeInterval) -> Bool { horizontal.isOver(at: time) && vertical.isOver(at: time) }

    var end: CGPoint { CGPoint(x: horizontal.end, y: vertical.end) }
}
