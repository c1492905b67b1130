/// How two fingers stand to each other, on the screen.
struct FingerPair {
    /// From one to the other, in points; at least a hundredth, so that it can be divided by.
    let distance: CGFloat
    /// Of the line from the first to the second, clockwise from the horizontal, in radians.
    let angle: CGFloat

    init(_ first: CGPoint, _ second: CGPoint) {
        distance = max(0.01, hypot(second.x - first.x, second.y - first.y))
        angle = atan2(second.y - first.y, second.x - first.x)
    }

    /// How far the line has turned since `other`, the shorter way round.
    func turn(from other: FingerPair) -> CGFloat {
        let turn = (angle - other.angle).truncatingRemainder(dividingBy: 2 * .pi)
        if turn > .pi { return turn - 2 * .pi }
        return turn < -.pi ? turn + 2 * .pi : turn
    }
}

extension UIGestureRecognizer {
    /// The two fingers of the gesture; nil while there are fewer.
    @MainActor var fingerPair: FingerPair? {
        let down = touchesDown
        guard down.count >= 2 else { return nil }
        return FingerPair(down[0].locationOnScreen, down[1].locationOnScreen)
    }
}
