extension UIImage {
    /// The content of an image (pixels or symbol) and all properties that affect its display.
    struct Look: Equatable {
        var picture: CGImage?
        /// The symbol, used instead of pixels.
        var symbol: SymbolImage?
        /// The number of pixels per point, or nil for a symbol, which is drawn at the scale of its screen.
        var scale: CGFloat?
        var mode = RenderingMode.automatic
        var tint: UIColor?
        var isResizable = false
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
        /// The frames of an animated image, empty for a still one. The duration is that of all frames, in seconds.
        var frames: [UIImage] = []
        var duration: TimeInterval = 0

        static func == (lhs: Look, rhs: Look) -> Bool {
            lhs.picture === rhs.picture && lhs.symbol == rhs.symbol && lhs.scale == rhs.scale && lhs.mode == rhs.mode
                && lhs.tint == rhs.tint && lhs.isResizable == rhs.isResizable && lhs.capInsets == rhs.capInsets
                && lhs.resizingMode == rhs.resizingMode
                && lhs.alignmentRectInsets == rhs.alignmentRectInsets
                && lhs.flipsForRightToLeft == rhs.flipsForRightToLeft && lhs.frames == rhs.frames
                && lhs.duration == rhs.duration
        }
    }

    func with(_ change: (inout Look) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(look: look)
    }
}
