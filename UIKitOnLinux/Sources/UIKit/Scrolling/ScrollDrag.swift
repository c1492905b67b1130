/// Content that a finger drags.
struct ScrollDrag {
    /// Where the content offset would be without rubber band when the finger began.
    var start: CGPoint
    /// The axes that the content follows along.
    let axes: [ScrollAxis]
    /// Of the offsets, not of the finger: stretched content is slower.
    var velocity = VelocityTracker()
}
