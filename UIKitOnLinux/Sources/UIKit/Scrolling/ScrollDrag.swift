/// The state of a drag.
struct ScrollDrag {
    /// The content offset at the beginning of the drag, without the rubber band effect.
    var start: CGPoint
    /// The axes along which the content moves.
    let axes: [ScrollAxis]
    /// The velocity of the content offset. It is less than the finger's while the content is stretched.
    var velocity = VelocityTracker()
}
