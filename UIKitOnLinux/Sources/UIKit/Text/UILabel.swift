/// A view that displays read-only text in one or more lines.
///
/// https://developer.apple.com/documentation/uikit/uilabel
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var content = LabelContent.none {
        didSet { layoutDidChange() }
    }

    /// The width that Auto Layout gave a multiline label, at which its height is measured.
    private var solvedWidth: CGFloat?
    private var drawnSize: CGSize?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeValues(from: coder)
        for value in UILabel.archivedTexts { value.decode(self, from: coder) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for value in UILabel.archivedTexts { value.encode(self, with: coder) }
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    }

    // MARK: Content

    /// The text of the label; `nil` by default. Setting it removes attributes, and keeps font, color and alignment.
    open var text: String? {
        get { content.string }
        set {
            if case .plain(let old) = content, old == newValue { return }
            content = newValue.map(LabelContent.plain) ?? .none
        }
    }

    /// The text of the label, with attributes; `nil` by default.
    ///
    /// Alignment and line break mode are those of the first paragraph style. Characters without a font or color use
    /// the label's.
    open var attributedText: NSAttributedString? {
        get {
            switch content {
            case .none: nil
            case .plain(let string): NSAttributedString(string: string, attributes: plainAttributes)
            case .attributed(let attributed): attributed
            }
        }
        set {
            content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
            if let style = newValue?.paragraphStyle {
                textAlignment = style.alignment
                lineBreakMode = style.lineBreakMode
            }
        }
    }

    private var plainAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: baseFont, .foregroundColor: baseColor, .paragraphStyle: style]
    }

    // MARK: Appearance

    private var baseFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var baseColor = UIColor.label

    /// The font of the first character; the system font of 17 points by default, and for `nil`. Setting it applies to the whole
    /// text.
    open var font: UIFont! {
        get { content.firstFont ?? baseFont }
        set {
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            guard font != baseFont || content.isAttributed else { return }
            baseFont = font
            content.override(.font, with: font)
        }
    }

    /// The color of the whole text; `label` by default, and for `nil`.
    open var textColor: UIColor! {
        get { baseColor }
        set {
            baseColor = newValue ?? .label
            if content.isAttributed { content.override(.foregroundColor, with: baseColor) }
            setNeedsDisplay()
        }
    }

    /// The alignment of the lines; natural by default, which is the leading edge.
    open var textAlignment = NSTextAlignment.natural {
        didSet { setNeedsDisplay() }
    }

    /// The line break mode, which also determines the truncation of the last line; tail truncation by default.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { layoutDidChange() } }
    }

    /// The maximum number of lines; 1 by default, 0 for no limit.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { layoutDidChange() } }
    }

    /// A Boolean value that indicates whether the text of a one-line label shrinks to fit its width; `false` by
    /// default. Applies to plain text only.
    open var adjustsFontSizeToFitWidth = false {
        didSet { setNeedsDisplay() }
    }

    /// The minimum scale to which text may shrink, as a fraction of the font size from 0 to 1; 0 by default.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    /// The width at which lines break to determine the intrinsic size, in points; 0, the default, uses the width from
    /// Auto Layout.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { layoutDidChange() } }
    }

    /// The vertical position of shrunk text; by default, the baseline stays the same.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { setNeedsDisplay() }
    }

    /// A Boolean value that indicates whether letter spacing is reduced before a line is truncated; `false` by default.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { setNeedsDisplay() }
    }

    /// A Boolean value that indicates whether the font follows the content size category; `false` by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { adjustFontForContentSizeCategory() }
    }

    // MARK: Size

    /// Returns the rectangle of the text within `bounds`, which has the size of the lines and is vertically centered.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let width = numberOfLines == 1 || bounds.width <= 0 ? .infinity : bounds.width
        let size = layout(width: width, maximumLines: numberOfLines).size
        let textWidth = size.width.roundedUp(toScale: displayScale)
        let textHeight = size.height.roundedUp(toScale: displayScale)
        let top = bounds.height < Self.unlimited ? max(0, (bounds.height - textHeight) / 2) : 0
        return CGRect(
            x: bounds.minX,
            y: bounds.minY + onLine(top),
            width: bounds.width > 0 ? min(textWidth, bounds.width) : textWidth,
            height: textHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? Self.unlimited : size.width
        let size = textSize(width: width)
        let rounding = LayoutRounding.pixels
        return CGSize(
            width: rounding.fittingLength(size.width, scale: displayScale),
            height: rounding.fittingLength(size.height, scale: displayScale))
    }

    open override var intrinsicContentSize: CGSize {
        guard numberOfLines != 1 else { return textSize(width: Self.unlimited) }
        guard preferredMaxLayoutWidth <= 0 else { return textSize(width: preferredMaxLayoutWidth) }
        // A wrapping label requests the width of its text on one line, so that it becomes wider when space is
        // available.
        let natural = textSize(width: Self.unlimited)
        guard let solvedWidth, solvedWidth < natural.width else { return natural }
        return CGSize(width: natural.width, height: textSize(width: solvedWidth).height)
    }

    package override func layoutWidthDidSolve(_ width: CGFloat) -> Bool {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, width != solvedWidth else { return false }
        let old = intrinsicContentSize
        solvedWidth = width
        return intrinsicContentSize != old
    }

    /// A width beyond that of any label, but small enough for calculations.
    private static let unlimited: CGFloat = 1_000_000

    private func textSize(width: CGFloat) -> CGSize {
        let bounds = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    // MARK: Drawing

    /// Marks above capitals, such as those of Ü, are higher in Inter than in San Francisco, in which they fit into the line.
    package override var drawingOverhang: CGFloat { (baseFont.pointSize / 8).rounded(.up) }

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        drawText(in: bounds)
    }

    /// Draws the text into a rectangle, vertically centered, and truncated or shrunk to the width.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
        let layout = drawnLayout(in: rect.size)
        layout.draw(
            in: context.cairo,
            rect: rect.offsetBy(dx: 0, dy: drawnTop(of: layout, in: rect.height)),
            alignment: textAlignment,
            direction: effectiveUserInterfaceLayoutDirection,
            color: InkColor(baseColor),
            scale: displayScale)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != drawnSize {
            drawnSize = bounds.size
            setNeedsDisplay()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFontForContentSizeCategory()
        layoutDidChange()
    }

    private func adjustFontForContentSizeCategory() {
        guard adjustsFontForContentSizeCategory else { return }
        if let scaling = baseFont.scaling { baseFont = scaling.font(compatibleWith: traitCollection) }
        content.adjustFonts(compatibleWith: traitCollection)
    }

    private func layoutDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Baselines

    package override var firstBaselineOffset: CGFloat? {
        let (layout, height) = layoutForBaselines
        return onLine(top(of: layout, in: height) + layout.firstBaseline)
    }

    package override var lastBaselineOffset: CGFloat? {
        let (layout, height) = layoutForBaselines
        return height - onLine(top(of: layout, in: height) + layout.lastBaseline)
    }

    /// The lines, and the height in which they are centered, which is that of the text while the label has no height.
    private var layoutForBaselines: (layout: TextLayout, height: CGFloat) {
        let layout = drawnLayout(in: bounds.size)
        let height = bounds.height > 0 ? bounds.height : layout.size.height.roundedUp(toScale: displayScale)
        return (layout, height)
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { accessibilityState.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The accessibility label; the text by default.
    open override var accessibilityLabel: String? {
        get { accessibilityState.label ?? text }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityState.traits ?? .staticText }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Layout

    private var displayScale: CGFloat { UITraitCollection.displayScale(from: traitCollection) }

    private func layout(width: CGFloat, maximumLines: Int, font: UIFont? = nil) -> TextLayout {
        let container = TextContainer(
            width: width,
            maximumLines: max(0, maximumLines),
            lineBreakMode: lineBreakMode,
            direction: effectiveUserInterfaceLayoutDirection)
        return TextLayoutCache.layout(styledContent(font: font ?? baseFont), in: container)
    }

    /// Whether all of the text is underlined, regardless of its attributes.
    var isUnderlined: Bool { false }

    /// Whether the text has spaces where Japanese meets Latin letters or digits; a text of SwiftUI has none.
    package final var separatesScripts = true {
        didSet { if separatesScripts != oldValue { layoutDidChange() } }
    }

    private func styledContent(font: UIFont) -> StyledText {
        var text = content.styled(font: font)
        if isUnderlined { text = text.underlined() }
        if separatesScripts { text = text.separatingScripts() }
        return traitCollection.legibilityWeight == .bold ? text.emboldened() : text
    }

    /// Returns the lines as they are drawn: those that fit, with the last one truncated, or shrunk. A size of zero, as
    /// before layout, is no limit.
    func drawnLayout(in size: CGSize) -> TextLayout {
        guard size.width > 0, size.height > 0 else { return layout(width: .infinity, maximumLines: numberOfLines) }
        let layout = layout(width: size.width, maximumLines: numberOfLines)
        if numberOfLines == 1 {
            if let tightened = tightened(layout, to: size.width) { return tightened }
            return adjustsFontSizeToFitWidth ? shrunk(layout, to: size.width) : layout
        }
        let fitting = layout.lineCount(fitting: size.height)
        guard fitting < layout.lines.count else { return layout }
        return self.layout(width: size.width, maximumLines: fitting)
    }

    /// Returns the line with letter spacing reduced by at most a twentieth of the font size, if it fits then. The limit
    /// is the documented default of AppKit's `tighteningFactorForTruncation`.
    private func tightened(_ layout: TextLayout, to width: CGFloat) -> TextLayout? {
        guard allowsDefaultTighteningForTruncation, layout.isTruncated else { return nil }
        let text = styledContent(font: baseFont)
        let natural = self.layout(width: .infinity, maximumLines: 1).size.width
        let distance = (natural - width) / CGFloat(max(1, text.string.count)) + 0.001
        guard distance <= baseFont.pointSize * 0.05 else { return nil }
        let container = TextContainer(
            width: width, maximumLines: 1, lineBreakMode: lineBreakMode,
            direction: effectiveUserInterfaceLayoutDirection)
        return TextLayoutCache.layout(text.tightened(by: distance), in: container)
    }

    private func shrunk(_ layout: TextLayout, to width: CGFloat) -> TextLayout {
        guard layout.isTruncated || layout.size.width > width, !content.isAttributed else { return layout }
        let smallest = baseFont.pointSize * min(1, max(0, minimumScaleFactor))
        var size = baseFont.pointSize
        // Tracking depends on the size, so the first estimate may still be slightly too wide.
        for _ in 0..<4 where size > smallest {
            let natural = self.layout(width: .infinity, maximumLines: 1, font: baseFont.withSize(size)).size.width
            guard natural > width else { break }
            size = max(smallest, size * width / natural)
        }
        return self.layout(width: width, maximumLines: 1, font: baseFont.withSize(max(size, 1)))
    }

    /// Returns the top of the lines in a height: centered, at a whole pixel.
    private func top(of layout: TextLayout, in height: CGFloat) -> CGFloat {
        onLine((height - layout.size.height) / 2)
    }

    /// Returns the top of the drawn lines, which may have been shrunk.
    private func drawnTop(of layout: TextLayout, in height: CGFloat) -> CGFloat {
        let full = self.layout(width: .infinity, maximumLines: numberOfLines)
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, layout.size.height < full.size.height else {
            return top(of: layout, in: height)
        }
        let top = top(of: full, in: height)
        return switch baselineAdjustment {
        case .alignBaselines: top + full.firstBaseline - layout.firstBaseline
        case .alignCenters: self.top(of: layout, in: height)
        case .none: top
        }
    }

    private func onLine(_ value: CGFloat) -> CGFloat { LayoutRounding.current.line(value, scale: displayScale) }
}

extension CGFloat {
    /// Rounds up to whole pixels, ignoring rounding errors.
    fileprivate func roundedUp(toScale scale: CGFloat) -> CGFloat {
        (self * scale - 1e-4).rounded(.up) / scale
    }
}
