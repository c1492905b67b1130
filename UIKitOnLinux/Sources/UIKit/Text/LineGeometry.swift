/// Where the lines of a paragraph begin and end, and how high they are.
struct LineGeometry {
    private let style: NSParagraphStyle.Values
    private let width: CGFloat

    /// In a container of some width, maybe infinite.
    init(_ style: NSParagraphStyle.Values, width: CGFloat) {
        self.style = style
        self.width = width
    }

    /// From the leading edge to the line.
    func head(isFirst: Bool) -> CGFloat { (isFirst ? style.firstLineHeadIndent : style.headIndent).finite }

    /// From the end that lines may reach to the trailing edge.
    var tail: CGFloat {
        let indent = style.tailIndent.finite
        if indent <= 0 { return -indent }
        return width.isFinite ? max(0, width - indent) : 0
    }

    /// Room for a line.
    func room(isFirst: Bool) -> CGFloat { max(0, width - head(isFirst: isFirst) - tail) }

    /// Room for the longer of the first line and the others.
    var widest: CGFloat { max(room(isFirst: true), room(isFirst: false)) }

    /// How much farther inside the first line begins than the others.
    var firstLineIndent: CGFloat { head(isFirst: true) - head(isFirst: false) }

    /// What a line of some height gets more, or less, above its text.
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
