/// A size in pixels.
struct PixelSize: Hashable {
    var width: Int
    var height: Int

    /// What Cairo can count to along one side of a picture.
    private static let limit: CGFloat = 32_767

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// As many whole pixels as cover a size in points; nil if it is not a number or too large to be drawn.
    init?(covering size: CGSize, scale: CGFloat) {
        // A pixel that is touched by an error of calculation alone isn't counted.
        let width = (size.width * scale - 1e-3).rounded(.up)
        let height = (size.height * scale - 1e-3).rounded(.up)
        guard width <= Self.limit, height <= Self.limit else { return nil }
        self.init(width: Int(max(0, width)), height: Int(max(0, height)))
    }
}
