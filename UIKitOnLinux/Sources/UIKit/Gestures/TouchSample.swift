/// One change of a finger, as reported by the device's digitizer.
package struct TouchSample: Sendable {
    /// The identifier of the finger, unique among those that are down.
    package var id: Int
    package var phase: UITouch.Phase
    /// The location on the screen, in points.
    package var location: CGPoint
    /// The type of the touch. Only that of the first sample is used.
    package var type: UITouch.TouchType

    package init(id: Int, phase: UITouch.Phase, location: CGPoint, type: UITouch.TouchType = .direct) {
        self.id = id
        self.type = type
        self.phase = phase
        self.location = location
    }
}
