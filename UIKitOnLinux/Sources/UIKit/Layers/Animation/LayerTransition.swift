/// A blend of a layer's earlier picture with its current one.
package struct LayerTransition: Equatable {
    let picture: CGImage
    /// The frame of the picture, in the layer's coordinates.
    let place: CGRect
    /// The opacities of the picture and of the layer, from 0 to 1.
    var old: CGFloat
    var new: CGFloat

    package static func == (lhs: LayerTransition, rhs: LayerTransition) -> Bool {
        lhs.picture === rhs.picture && lhs.place == rhs.place && lhs.old == rhs.old && lhs.new == rhs.new
    }
}
