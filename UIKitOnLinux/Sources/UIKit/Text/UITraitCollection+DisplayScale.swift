extension UITraitCollection {
    /// Returns the number of pixels per point: that of the traits, or else of the current ones, or else 3, as on most
    /// iPhones.
    static func displayScale(from traitCollection: UITraitCollection?) -> CGFloat {
        for collection in [traitCollection, UITraitCollection.current] {
            if let scale = collection?.displayScale, scale > 0 { return scale }
        }
        return 3
    }
}
