/// A color for Pango and Cairo, resolved with the current traits.
struct InkColor: Hashable, Sendable {
    /// The components, from 0 to 1, not premultiplied.
    let red, green, blue, alpha: Double

    init(_ color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = color.resolvedColor(with: .current).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        (self.red, self.green, self.blue, self.alpha) = (Double(red), Double(green), Double(blue), Double(alpha))
    }
}
