/// A size in pixels.
struct PixelSize: Hashable {
    var width: Int
    var height: Int

    /// The maximum side length of an image in Cairo.
    private static let limit: CGFloat = 32_767

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Returns the number of whole pixels that cover a size in points, or nil if it is NaN or too large to draw.
    init?(covering size: CGSize, scale: CGFloat) {
        // A pixel covered only because of a calculation error isn't counted.
        let width = (size.width * scale - 1e-3).rounded(.up)
        let height = (size.height * scale - 1e-3).rounded(.up)
        guard width <= Self.limit, height <= Self.limit else { return nil }
        self.init(width: Int(max(0, width)), height: Int(max(0, height)))
    }
}
