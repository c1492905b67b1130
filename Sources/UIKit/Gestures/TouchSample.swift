/// What a finger does, as the device reports it.
package struct TouchSample: Sendable {
    /// Tells fingers apart while they are down.
    package let id: Int
    package let phase: UITouch.Phase
    /// In the screen's coordinates, in points.
    package let location: CGPoint

    package init(id: Int, phase: UITouch.Phase, location: CGPoint) {
        self.id = id
        self.phase = phase
        self.location = location
    }
}
