/// The system font at one size and weight.
///
/// Metrics are San Francisco's as measured on iOS 26.1, so that layouts agree with a device; the glyphs are Inter's, spaced
/// so that text is as wide as it is there. Immutable; two fonts of equal size and weight are equal.
/// https://developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let attributeValueHeader = AttributeValueHeader()

    /// Stroke weight of the glyphs.
    package let weight: Weight

    /// How the font follows the text size that a person chose; nil if it doesn't.
    package let scaling: FontScaling?

    package let isItalic: Bool

    /// Whether all digits are equally wide.
    package let hasMonospacedDigits: Bool

    /// Whether all characters are equally wide, in the font for code.
    package let isMonospaced: Bool

    private let size: CGFloat

    /// A size that is not a positive number becomes that of `systemFontSize`.
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

    /// The font that a descriptor describes, at another size; zero keeps the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        self.init(
            size: pointSize == 0 ? font.pointSize : pointSize, weight: font.weight,
            scaling: pointSize == 0 ? font.scaling : nil, isItalic: font.isItalic,
            hasMonospacedDigits: font.hasMonospacedDigits, isMonospaced: font.isMonospaced)
    }

    /// The regular system font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    /// The system font of the given weight; a weight between two of the named ones becomes the nearer.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// The bold system font as Apple means it, which is semibold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .semibold)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular, isItalic: true)
    }

    /// The system font with digits that are equally wide, so that numbers that change don't jump.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, hasMonospacedDigits: true)
    }

    /// The system's font for code, in which all characters are equally wide. Its glyphs and widths are those of DejaVu
    /// Sans Mono.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, isMonospaced: true)
    }

    /// The font of a text style at the text size of the current traits.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of the given traits, or of the current ones if they name none.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = UIContentSizeCategory.resolved(from: traitCollection)
        return UIFont(
            size: DynamicType.figures(for: style, at: category).pointSize,
            weight: style == .headline ? .semibold : .regular,
            scaling: .preferred(style))
    }

    /// Size of body text in views that don't follow Dynamic Type, in points.
    open class var systemFontSize: CGFloat { 14 }

    /// Size of small text, in points.
    open class var smallSystemFontSize: CGFloat { 12 }

    /// Size of a label's text unless it is set, in points.
    open class var labelFontSize: CGFloat { 17 }

    /// Size of a button's title unless it is set, in points.
    open class var buttonFontSize: CGFloat { 18 }

    /// The size that the font was asked for, in points.
    open var pointSize: CGFloat { size }

    /// From the baseline to the top of the line, in points.
    open var ascender: CGFloat { FontMetricsProfile.current.ascender(size: size) }

    /// From the baseline to the bottom of the line, in points; negative.
    open var descender: CGFloat { FontMetricsProfile.current.descender(size: size) }

    /// Height of a line, in points; not rounded, but whole on Mac Catalyst.
    open var lineHeight: CGFloat { FontMetricsProfile.current.lineHeight(size: size) }

    /// Extra space between lines, in points; the system font has none.
    open var leading: CGFloat { 0 }

    /// Height of a capital letter, in points.
    open var capHeight: CGFloat { size * SystemFontMetrics.capHeight }

    /// Height of a lowercase x, in points.
    open var xHeight: CGFloat { size * SystemFontMetrics.xHeight(of: weight) }

    /// The same font at another size. It no longer follows the chosen text size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
            size: fontSize, weight: weight, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits,
            isMonospaced: isMonospaced)
    }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    /// Two weights bolder, as text is where people want all of it bold.
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
