/// What a finger did, as the device's digitiser reports it.
package struct TouchSample: Sendable {
    /// Tells the fingers apart that are down together.
    package var id: Int
    package var phase: UITouch.Phase
    /// On the screen, in points.
    package var location: CGPoint

    package init(id: Int, phase: UITouch.Phase, location: CGPoint) {
        self.id = id
        self.phase = phase
        self.location = location
    }
}
