/// The system font at a size and weight.
///
/// The metrics are San Francisco's as measured on iOS 26.1, so that layouts match a device. The glyphs are Inter's,
/// spaced to match San Francisco's widths. Fonts are immutable, and fonts with equal properties are equal.
/// https://developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let attributeValueHeader = AttributeValueHeader()

    /// The stroke weight of the glyphs.
    package let weight: Weight

    /// The way in which the font follows the content size category; `nil` if it doesn't.
    package let scaling: FontScaling?

    package let isItalic: Bool

    /// Whether all digits have the same width.
    package let hasMonospacedDigits: Bool

    /// Whether the font is the monospaced one, in which all characters have the same width.
    package let isMonospaced: Bool

    private let size: CGFloat

    /// Creates a font. A size that isn't a positive number is replaced by `systemFontSize`.
    package init(
        size: CGFloat, weight: Weight, scaling: FontScaling? = nil, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, isMonospaced: Bool = false
    ) {
        self.size = size > 0 && size.isFinite ? size : Self.systemFontSize
        self.weight = weight
        self.scaling = scaling
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.isMonospaced = isMonospaced
        super.init()
    }

    /// Creates the font of a descriptor at another size; zero keeps the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        self.init(
            size: pointSize == 0 ? font.pointSize : pointSize, weight: font.weight,
            scaling: pointSize == 0 ? font.scaling : nil, isItalic: font.isItalic,
            hasMonospacedDigits: font.hasMonospacedDigits, isMonospaced: font.isMonospaced)
    }

    /// Returns the regular system font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    /// Returns the system font of a weight. A weight between two named ones is rounded to the nearer one.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// Returns the bold system font, whose weight is semibold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .semibold)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular, isItalic: true)
    }

    /// Returns the system font with monospaced digits, so that changing numbers keep their positions.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, hasMonospacedDigits: true)
    }

    /// Returns the monospaced system font. Its glyphs and widths are those of DejaVu Sans Mono.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, isMonospaced: true)
    }

    /// Returns the font of a text style at the content size category of the current traits.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the content size category of the given traits, or of the current ones if it
    /// is unspecified.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = UIContentSizeCategory.resolved(from: traitCollection)
        return UIFont(
            size: DynamicType.figures(for: style, at: category).pointSize,
            weight: style == .headline ? (FontMetricsProfile.current == .mac ? .bold : .semibold) : .regular,
            scaling: .preferred(style))
    }

    /// The size of text in views that don't support Dynamic Type, in points.
    open class var systemFontSize: CGFloat { 14 }

    /// The size of small text, in points.
    open class var smallSystemFontSize: CGFloat { 12 }

    /// The default font size of labels, in points.
    open class var labelFontSize: CGFloat { 17 }

    /// The default font size of button titles, in points.
    open class var buttonFontSize: CGFloat { 18 }

    /// The size of the font, in points.
    open var pointSize: CGFloat { size }

    /// The distance from the baseline to the top of the line, in points.
    open var ascender: CGFloat { FontMetricsProfile.current.ascender(size: size) }

    /// The distance from the baseline to the bottom of the line, in points; negative.
    open var descender: CGFloat { FontMetricsProfile.current.descender(size: size) }

    /// The height of a line, in points; not rounded on iOS, and whole on Mac Catalyst.
    open var lineHeight: CGFloat { FontMetricsProfile.current.lineHeight(size: size) }

    /// The extra space between lines, in points; always 0 for the system font.
    open var leading: CGFloat { 0 }

    /// The height of a capital letter, in points.
    open var capHeight: CGFloat { size * SystemFontMetrics.capHeight }

    /// The height of a lowercase x, in points.
    open var xHeight: CGFloat { size * SystemFontMetrics.xHeight(of: weight) }

    /// Returns the font at another size, which doesn't follow the content size category.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
            size: fontSize, weight: weight, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits,
            isMonospaced: isMonospaced)
    }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    /// The font in a weight that is two steps bolder, for the Bold Text setting.
    var emboldened: UIFont {
        let bolder = Weight.named[min(weight.faceIndex + 2, Weight.named.count - 1)]
        return UIFont(
            size: size, weight: bolder, scaling: scaling, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits,
            isMonospaced: isMonospaced)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.size == size && other.weight == weight && other.scaling == scaling
            && other.isItalic == isItalic && other.hasMonospacedDigits == hasMonospacedDigits
            && other.isMonospaced == isMonospaced
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size)
        hasher.combine(weight)
        return hasher.finalize()
    }

    open override var description: String {
        "<UIFont: system, weight \(weight.rawValue), \(size) pt>"
    }
}
