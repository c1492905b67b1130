/// A picture of what a layer looked like, mixed with what it looks like now.
package struct LayerTransition: Equatable {
    let picture: CGImage
    /// Where the picture lies, in the layer's coordinates.
    let place: CGRect
    /// How much there is of the picture and of the layer, from 0 to 1.
    var old: CGFloat
    var new: CGFloat

    package static func == (lhs: LayerTransition, rhs: LayerTransition) -> Bool {
        lhs.picture === rhs.picture && lhs.place == rhs.place && lhs.old == rhs.old && lhs.new == rhs.new
    }
}
