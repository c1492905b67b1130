import CPangoCairo

// Layout of a text view's text and its characters.
extension UITextView {
    private var scale: CGFloat { UITraitCollection.displayScale(from: traitCollection) }
    private static let caretWidth: CGFloat = 2

    func setUp() {
        textContainer.textView = self
        for view in [textLabel, caretView] { addSubview(view) }
        textLabel.numberOfLines = 0
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] in self?.tapped($0) }
        addGestureRecognizer(tap)
        updateColors()
        contentDidChange()
    }

    func contentDidChange() {
        textLabel.font = shownFont
        textLabel.textColor = textColor
        if let attributed { textLabel.attributedText = attributed } else { textLabel.text = content.string }
        textLabel.textAlignment = textAlignment
        textLabel.numberOfLines = textContainer.maximumNumberOfLines
        textLabel.lineBreakMode = textContainer.lineBreakMode
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func adjustFontForContentSizeCategory() {
        guard adjustsFontForContentSizeCategory, let scaling = font?.scaling else { return }
        font = scaling.font(compatibleWith: traitCollection)
    }

    func updateColors() {
        caretView.backgroundColor = tintColor
        for view in selectionViews { view.backgroundColor = tintColor.withAlphaComponent(0.2) }
    }

    // MARK: - Size

    /// The space around the text, including line fragment padding.
    private var insets: UIEdgeInsets {
        let padding = textContainer.lineFragmentPadding
        return UIEdgeInsets(
            top: textContainerInset.top, left: textContainerInset.left + padding, bottom: textContainerInset.bottom,
            right: textContainerInset.right + padding)
    }

    /// Returns the size for a width, or without automatic line breaks for `nil`. An empty text has the height of one
    /// line.
    func textSize(width: CGFloat?) -> CGSize {
        let insets = insets
        let sides = insets.left + insets.right
        let room = width.map { max(0, $0 - sides) }
        let lines = layout(width: room ?? .infinity)
        let height = max(lines.size.height + heightOfLastBreak(lines), shownFont.lineHeight)
        return CGSize(
            width: min(((lines.size.width * scale - 1e-4).rounded(.up) / scale) + sides, width ?? .infinity),
            height: ((height * scale - 1e-4).rounded(.up) / scale) + insets.top + insets.bottom)
    }

    /// Returns the height of the empty line after a final line break if the layout doesn't contain it.
    private func heightOfLastBreak(_ lines: TextLayout) -> CGFloat {
        content.string.last?.isNewline == true && lines.lines.count <= content.string.count(where: \.isNewline)
            ? shownFont.lineHeight : 0
    }

    private func layout(width: CGFloat) -> TextLayout {
        let container = TextContainer(
            width: width, maximumLines: max(0, textContainer.maximumNumberOfLines),
            lineBreakMode: textContainer.lineBreakMode, direction: effectiveUserInterfaceLayoutDirection)
        let text = attributed.map { StyledText($0, font: shownFont) } ?? StyledText(content.string, font: shownFont)
        return TextLayoutCache.layout(text, in: container)
    }

    private var lines: TextLayout { layout(width: textRect.width) }

    private var textRect: CGRect {
        let insets = insets
        return CGRect(
            x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, textSize(width: bounds.width).height - insets.top - insets.bottom))
    }

    // MARK: - Layout

    func layOut() {
        textLabel.frame = textRect
        let height = textSize(width: bounds.width).height
        contentSize = CGSize(width: bounds.width, height: height)
        for view in selectionViews { view.removeFromSuperview() }
        selectionViews = []
        caretView.layer.isHidden = !isEditing || !content.selection.isEmpty
        guard isEditing else { return }
        caretView.frame = caretRect(at: TextOffset(content.caret)).insetBy(dx: (1 - Self.caretWidth) / 2, dy: 0)
        if !content.selection.isEmpty { showSelection() }
    }

    private func showSelection() {
        let lines = lines
        let (start, end) = (byte(of: content.selection.lowerBound), byte(of: content.selection.upperBound))
        for line in lines.lines {
            let (first, last) = (max(start, line.firstByte), min(end, line.firstByte + line.byteCount))
            guard first < last else { continue }
            let (left, right) = (x(ofByte: first, in: line, of: lines), x(ofByte: last, in: line, of: lines))
            let view = UIView(
                frame: CGRect(
                    x: min(left, right), y: textRect.minY + line.top, width: abs(right - left),
                    height: line.bottom - line.top))
            view.isUserInteractionEnabled = false
            insertSubview(view, belowSubview: textLabel)
            selectionViews.append(view)
        }
        updateColors()
    }

    // MARK: - Text positions

    private func byte(of offset: Int) -> Int { content.substring(0..<offset).utf8.count }

    private func x(ofByte byte: Int, in line: TextLayout.Line, of lines: TextLayout) -> CGFloat {
        let free = textRect.width - line.width
        let fraction = textAlignment.fraction(in: effectiveUserInterfaceLayoutDirection)
        return textRect.minX + fraction * free + lines.x(ofByte: byte, in: line)
    }

    /// The width is one point, as on Apple's, although the caret is drawn with two.
    func caretRect(at position: UITextPosition) -> CGRect {
        guard let offset = (position as? TextOffset)?.offset else { return .null }
        let (lines, byte, rect) = (lines, byte(of: offset), textRect)
        let height = shownFont.lineHeight
        let endsInBreak = content.substring(0..<offset).last?.isNewline ?? false
        let line = lines.lines.last { $0.firstByte <= byte }
        // The layout may have no line after the final line break.
        guard let line, !(endsInBreak && line.firstByte < byte) else {
            let fraction = textAlignment.fraction(in: effectiveUserInterfaceLayoutDirection)
            return CGRect(
                x: rect.minX + fraction * rect.width, y: rect.minY + (lines.lines.last?.bottom ?? 0), width: 1,
                height: height)
        }
        return CGRect(
            x: x(ofByte: byte, in: line, of: lines), y: rect.minY + line.top, width: 1, height: line.bottom - line.top)
    }

    func rect(of range: UITextRange) -> CGRect {
        guard let range = content.offsets(of: range) else { return .null }
        let start = caretRect(at: TextOffset(range.lowerBound))
        let end = caretRect(at: TextOffset(range.upperBound))
        // A range over several lines ends at the end of its first line.
        let right = end.minY == start.minY ? end.minX : textRect.maxX
        return CGRect(
            x: min(start.minX, right), y: start.minY, width: abs(right - start.minX), height: start.height)
    }

    /// Returns the offset in the text that is nearest to a point of the content.
    func offset(at point: CGPoint) -> Int {
        let lines = lines
        let y = point.y - textRect.minY
        guard let line = lines.lines.first(where: { y < $0.bottom }) ?? lines.lines.last else { return 0 }
        if y > line.bottom, content.string.last?.isNewline ?? false { return content.length }
        let free = textRect.width - line.width
        let left = textRect.minX + textAlignment.fraction(in: effectiveUserInterfaceLayoutDirection) * free
        let byte = lines.byte(atX: point.x - left, in: line, of: content.string)
        let string = content.string
        let end = string.utf8.index(string.startIndex, offsetBy: byte, limitedBy: string.endIndex) ?? string.endIndex
        return content.edge(atOrBefore: end.utf16Offset(in: string))
    }

    func showRange(_ range: NSRange) {
        layoutIfNeeded()
        let rect = rect(of: TextOffsetRange(content.range(of: range)))
        guard !rect.isNull else { return }
        scrollRectToVisible(
            rect.insetBy(dx: 0, dy: -min(textContainerInset.top, textContainerInset.bottom)), animated: false)
    }
}

extension TextLayout.Line {
    /// The first byte of the line in the text, in UTF-8.
    var firstByte: Int { Int(handle.pointee.start_index) }
    var byteCount: Int { Int(handle.pointee.length) }
}
