extension NSAttributedString {
    /// Returns the size of the text without automatic line breaks, in points and without rounding.
    public func size() -> CGSize {
        layout.size
    }

    /// Draws the text without automatic line breaks into the current context, with the top left corner at `point`.
    public func draw(at point: CGPoint) {
        draw(layout, in: CGRect(origin: point, size: size()))
    }

    private var layout: TextLayout {
        let container = TextContainer(lineBreakMode: paragraphStyle?.lineBreakMode ?? .byWordWrapping)
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
