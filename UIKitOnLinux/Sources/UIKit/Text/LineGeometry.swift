/// The indents and line heights of a paragraph.
struct LineGeometry {
    private let style: NSParagraphStyle.Values
    private let width: CGFloat

    /// Creates the geometry in a container, whose width may be infinite.
    init(_ style: NSParagraphStyle.Values, width: CGFloat) {
        self.style = style
        self.width = width
    }

    /// Returns the distance from the leading edge to the line.
    func head(isFirst: Bool) -> CGFloat { (isFirst ? style.firstLineHeadIndent : style.headIndent).finite }

    /// The distance from the maximum end of a line to the trailing edge.
    var tail: CGFloat {
        let indent = style.tailIndent.finite
        if indent <= 0 { return -indent }
        return width.isFinite ? max(0, width - indent) : 0
    }

    /// Returns the maximum width of a line.
    func room(isFirst: Bool) -> CGFloat { max(0, width - head(isFirst: isFirst) - tail) }

    /// The larger maximum width of the first line and the other lines.
    var widest: CGFloat { max(room(isFirst: true), room(isFirst: false)) }

    /// The indent of the first line relative to the other lines; negative for a hanging indent.
    var firstLineIndent: CGFloat { head(isFirst: true) - head(isFirst: false) }

    /// Returns the difference that line height settings add above a line with a natural height.
    func extraAscent(natural: CGFloat) -> CGFloat {
        var height = natural
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple.finite }
        if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight.finite) }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        return height - natural
    }
}

extension CGFloat {
    fileprivate var finite: CGFloat { isFinite ? self : 0 }
}
