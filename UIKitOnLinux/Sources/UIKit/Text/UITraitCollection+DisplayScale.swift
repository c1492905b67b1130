extension UITraitCollection {
    /// Pixels per point: what the traits name, or else the current ones, or else 3, as on most iPhones.
    static func displayScale(from traitCollection: UITraitCollection?) -> CGFloat {
        for collection in [traitCollection, UITraitCollection.current] {
            if let scale = collection?.displayScale, scale > 0 { return scale }
        }
        return 3
    }
}
