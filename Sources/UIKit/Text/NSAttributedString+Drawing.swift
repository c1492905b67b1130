extension NSAttributedString {
    /// The size of the text where nothing breaks its lines, in points; not rounded.
    public func size() -> CGSize {
        layout(width: .infinity).size
    }

    /// Draws the text into the current context, the top left corner of its first line at `point`.
    public func draw(at point: CGPoint) {
        draw(layout(width: .infinity), in: CGRect(origin: point, size: size()))
    }

    /// Draws the text into the current context, its lines broken at the width of `rect`, from its top on.
    public func draw(in rect: CGRect) {
        draw(layout(width: rect.width), in: rect)
    }

    private func layout(width: CGFloat) -> TextLayout {
        let container = TextContainer(width: width, lineBreakMode: paragraphStyle?.lineBreakMode ?? .byWordWrapping)
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
