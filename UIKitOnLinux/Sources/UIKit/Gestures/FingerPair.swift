/// The relation of two fingers on the screen.
struct FingerPair {
    /// The distance in points, at least 0.01 so that it can be a divisor.
    let distance: CGFloat
    /// The angle of the line from the first to the second finger, in radians clockwise from horizontal.
    let angle: CGFloat

    init(_ first: CGPoint, _ second: CGPoint) {
        distance = max(0.01, hypot(second.x - first.x, second.y - first.y))
        angle = atan2(second.y - first.y, second.x - first.x)
    }

    /// Returns the rotation since `other`, in the shorter direction.
    func turn(from other: FingerPair) -> CGFloat {
        let turn = (angle - other.angle).truncatingRemainder(dividingBy: 2 * .pi)
        if turn > .pi { return turn - 2 * .pi }
        return turn < -.pi ? turn + 2 * .pi : turn
    }
}

extension UIGestureRecognizer {
    /// The two fingers of the gesture, or nil while there are fewer.
    @MainActor var fingerPair: FingerPair? {
        let down = touchesDown
        guard down.count >= 2 else { return nil }
        return FingerPair(down[0].locationOnScreen, down[1].locationOnScreen)
    }
}
