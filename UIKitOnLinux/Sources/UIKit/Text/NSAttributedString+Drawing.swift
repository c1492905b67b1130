extension NSAttributedString {
    /// Returns the size of the text without automatic line breaks, in points and without rounding.
    public func size() -> CGSize {
        layout(width: .infinity).size
    }

    /// Draws the text without automatic line breaks into the current context, with the top left corner at `point`.
    public func draw(at point: CGPoint) {
        draw(layout(width: .infinity), in: CGRect(origin: point, size: size()))
    }

    /// Draws the text into the current context, with lines broken at the width of `rect`, from its top edge.
    public func draw(in rect: CGRect) {
        draw(layout(width: rect.width), in: rect)
    }

    /// Returns the bounding rectangle of the text, in points and without rounding.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let isBlock = options.contains(.usesLineFragmentOrigin)
        let width = isBlock && size.width > 0 ? size.width : .infinity
        var layout = layout(width: width, maximumLines: isBlock ? 0 : 1)
        if isBlock, size.height > 0, options.contains(.truncatesLastVisibleLine) {
            let fitting = layout.lineCount(fitting: size.height)
            if fitting < layout.lines.count { layout = self.layout(width: width, maximumLines: fitting) }
        }
        let top = isBlock ? 0 : -layout.firstBaseline
        let rect = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
        context?.totalBounds = rect
        return rect
    }

    private func layout(width: CGFloat, maximumLines: Int = 0) -> TextLayout {
        let mode = maximumLines > 1 ? .byTruncatingTail : paragraphStyle?.lineBreakMode ?? .byWordWrapping
        let container = TextContainer(width: width, maximumLines: maximumLines, lineBreakMode: mode)
        return TextLayoutCache.layout(StyledText(self, font: .systemFont(ofSize: 12)), in: container)
    }

    private func draw(_ layout: TextLayout, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout.draw(
            in: context.cairo,
            rect: rect,
            alignment: paragraphStyle?.alignment ?? .natural,
            direction: .leftToRight,
            color: InkColor(.black),
            scale: UITraitCollection.displayScale(from: nil))
    }
}
