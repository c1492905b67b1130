/// What a finger did, as the device's digitiser reports it.
package struct TouchSample: Sendable {
    /// Tells the fingers apart that are down together.
    package var id: Int
    package var phase: UITouch.Phase
    /// On the screen, in points.
    package var location: CGPoint
    /// What a touch begins with counts.
    package var type: UITouch.TouchType

    package init(id: Int, phase: UITouch.Phase, location: CGPoint, type: UITouch.TouchType = .direct) {
        self.id = id
        self.type = type
        self.phase = phase
        self.location = location
    }
}
