extension UIImage {
    /// Everything that an image is: its pixels or its symbol, and how they are shown.
    struct Look: Equatable {
        var picture: CGImage?
        /// A symbol, in place of pixels.
        var symbol: SymbolImage?
        /// Pixels per point; nil for a symbol, which is drawn for the screen that it is on.
        var scale: CGFloat?
        var mode = RenderingMode.automatic
        var tint: UIColor?
        var isResizable = false
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
        /// Images that are shown one after the other, in seconds for all; empty for a still one.
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
