// Layout of a text field. The values were measured on Apple's, except for the clear button and the side views.
extension UITextField {
    /// The inset of the text in a rounded rectangle or bezel, in points.
    private static let textInset = CGSize(width: 7, height: 2)
    private static let borderedHeight: CGFloat = 34
    /// The difference between the widths of a bordered field and of its text, in points.
    private static let borderedPadding: CGFloat = 28
    private static let leastTextWidth: CGFloat = 5
    private static let clearButtonSize: CGFloat = 19
    private static let clearButtonInset: CGFloat = 5
    private static let caretWidth: CGFloat = 2

    var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    var isBordered: Bool { borderStyle == .roundedRect || borderStyle == .bezel }
    private var scale: CGFloat { UITraitCollection.displayScale(from: traitCollection) }
    private var caretHeight: CGFloat { storedFont.lineHeight + 1.5 }

    /// The displayed text; dots in a secure field.
    var shownText: String {
        isSecureTextEntry ? String(repeating: "•", count: content.string.count) : content.string
    }

    // MARK: - Size

    var naturalSize: CGSize {
        var width = Self.leastTextWidth
        if hasText {
            width = max(width, line.size.width.rounded(.up))
        } else if storedPlaceholder != nil {
            width = max(width, placeholderLabel.intrinsicContentSize.width)
        }
        guard borderStyle != .none else {
            return CGSize(width: width, height: (caretHeight * scale - 1e-4).rounded(.up) / scale)
        }
        return CGSize(width: width + Self.borderedPadding, height: Self.borderedHeight)
    }

    // MARK: - Rectangles

    func contentRect(in bounds: CGRect) -> CGRect {
        var rect = borderRect(forBounds: bounds)
        // A rectangle smaller than the inset would become null.
        if isBordered {
            rect = rect.insetBy(
                dx: min(Self.textInset.width, rect.width / 2), dy: min(Self.textInset.height, rect.height / 2))
        }
        var (left, right) = (rect.minX, rect.maxX)
        func cut(_ taken: CGRect) {
            guard !taken.isEmpty else { return }
            if taken.midX < bounds.midX { left = max(left, taken.maxX) } else { right = min(right, taken.minX) }
        }
        if shows(leftView, leftViewMode) { cut(leftViewRect(forBounds: bounds)) }
        if shows(rightView, rightViewMode) {
            cut(rightViewRect(forBounds: bounds))
        } else if showsClearButton {
            cut(clearButtonRect(forBounds: bounds))
        }
        rect.origin.x = left
        rect.size = CGSize(width: max(0, right - left), height: max(0, rect.height))
        return rect
    }

    func clearRect(in bounds: CGRect) -> CGRect {
        let size = Self.clearButtonSize
        let inset = isBordered ? Self.clearButtonInset : 0
        return CGRect(
            x: isReversed ? bounds.minX + inset : bounds.maxX - inset - size,
            y: bounds.minY + ((bounds.height - size) / 2).rounded(.down), width: size, height: size)
    }

    func sideRect(_ view: UIView?, in bounds: CGRect, leading: Bool) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero { size = view.intrinsicContentSize.width >= 0 ? view.intrinsicContentSize : .zero }
        return CGRect(
            x: leading != isReversed ? bounds.minX : bounds.maxX - size.width,
            y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width, height: size.height)
    }

    // MARK: - Layout

    func layOut() {
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        clip.frame = rect
        placeholderLabel.frame = placeholderRect(forBounds: bounds).offsetBy(dx: -rect.minX, dy: -rect.minY)
        layOutText(in: rect.size)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
        clearButton.frame = clearButtonRect(forBounds: bounds)
    }

    /// Lays out the text: truncated at its end, or, during editing, scrolled to the caret.
    private func layOutText(in size: CGSize) {
        textLabel.lineBreakMode = isEditing ? .byClipping : .byTruncatingTail
        guard isEditing else {
            textLabel.frame = CGRect(origin: .zero, size: size)
            return
        }
        let width = line.size.width
        let caretX = x(of: content.caret)
        let room = max(0, size.width - Self.caretWidth)
        scroll = min(max(scroll, caretX - room), caretX)
        scroll = max(0, min(scroll, width - room))
        let fraction = textAlignment.fraction(in: effectiveUserInterfaceLayoutDirection)
        let left = width > room ? -scroll : fraction * (size.width - width)
        textLabel.frame = CGRect(x: left, y: 0, width: width + Self.caretWidth, height: size.height)
        let y = ((size.height - caretHeight) / 2 * scale).rounded() / scale
        caretView.frame = CGRect(
            x: min(max(0, left + caretX - Self.caretWidth / 2), room), y: y, width: Self.caretWidth, height: caretHeight
        )
        let (start, end) = (x(of: content.selection.lowerBound), x(of: content.selection.upperBound))
        selectionView.frame = CGRect(x: left + min(start, end), y: y, width: abs(end - start), height: caretHeight)
        selectionView.isHidden = content.selection.isEmpty
        caretView.layer.isHidden = !content.selection.isEmpty
    }

    /// The distance from the field's top to the baseline, in points.
    var baseline: CGFloat {
        let rect = textRect(forBounds: bounds)
        return ((rect.midY - storedFont.lineHeight / 2 + storedFont.ascender) * scale).rounded() / scale
    }

    // MARK: - Text positions

    private var line: TextLayout {
        var container = TextContainer(lineBreakMode: .byClipping)
        container.direction = effectiveUserInterfaceLayoutDirection
        return TextLayoutCache.layout(StyledText(shownText, font: storedFont), in: container)
    }

    /// Returns the distance from the text's left end to a character boundary, in points.
    private func x(of offset: Int) -> CGFloat {
        let layout = line
        guard let first = layout.lines.first else { return 0 }
        return layout.x(ofByte: shownByte(of: offset), in: first)
    }

    /// Returns the offset in the text that is nearest to a point of the field.
    func offset(at point: CGPoint) -> Int {
        let layout = line
        guard let first = layout.lines.first else { return 0 }
        let shown = shownText
        let byte = layout.byte(atX: point.x - clip.frame.minX - textLabel.frame.minX, in: first, of: shown)
        let index = String.Index(utf16Offset: 0, in: shown)
        let end = shown.utf8.index(index, offsetBy: byte, limitedBy: shown.utf8.endIndex) ?? shown.endIndex
        guard isSecureTextEntry else { return content.edge(atOrBefore: end.utf16Offset(in: shown)) }
        return content.offset(0, movedBy: shown[..<end].count) ?? content.length
    }

    private func shownByte(of offset: Int) -> Int {
        let before = content.substring(0..<offset)
        return isSecureTextEntry ? before.count * "•".utf8.count : before.utf8.count
    }

    func rect(of range: UITextRange) -> CGRect {
        guard let range = content.offsets(of: range) else { return .null }
        let (start, end) = (caretRect(at: TextOffset(range.lowerBound)), caretRect(at: TextOffset(range.upperBound)))
        return CGRect(
            x: min(start.minX, end.minX), y: start.minY, width: abs(end.minX - start.minX), height: start.height)
    }

    /// The width is one point, as on Apple's, although the caret is drawn with two.
    func caretRect(at position: UITextPosition) -> CGRect {
        guard let offset = (position as? TextOffset)?.offset else { return .null }
        layoutIfNeeded()
        let y = clip.frame.minY + (clip.bounds.height - caretHeight) / 2
        return CGRect(
            x: clip.frame.minX + textLabel.frame.minX + x(of: offset), y: y, width: 1, height: caretHeight)
    }
}
