/// The system font, or a family with a name, at a size and weight.
///
/// The metrics and advances are San Francisco's as measured on iOS 26.1, so that layouts match a device. The glyphs and
/// the kerning are Inter's. Named families are drawn with Inter, Noto Serif or DejaVu Sans Mono, and have
/// the metrics of the system font. Fonts are immutable, and fonts with equal properties are equal.
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

    /// The family; `nil` for the system font.
    let family: FontFamily?

    /// Whether the font is the system's monospaced one.
    private let isMonospacedSystemFont: Bool

    /// Whether all characters have the same width.
    package var isMonospaced: Bool { isMonospacedSystemFont || family?.design == .monospaced }

    /// Whether it is the proportional system font.
    var isPlainSystemFont: Bool { family == nil && !isMonospacedSystemFont }

    private let size: CGFloat

    /// Creates a font. A size that isn't a positive number is replaced by `systemFontSize`.
    init(
        size: CGFloat, weight: Weight, scaling: FontScaling? = nil, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, isMonospaced: Bool = false, family: FontFamily? = nil
    ) {
        self.size = Self.validSize(size)
        self.weight = weight
        self.scaling = scaling
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        isMonospacedSystemFont = isMonospaced
        self.family = family
        super.init()
    }

    /// Creates a copy with some of the properties replaced. A copy that isn't given a scaling has none.
    init(
        _ font: UIFont, size: CGFloat? = nil, weight: Weight? = nil, isItalic: Bool? = nil, scaling: FontScaling? = nil
    ) {
        self.size = size.map(Self.validSize) ?? font.size
        self.weight = weight ?? font.weight
        self.scaling = scaling
        self.isItalic = isItalic ?? font.isItalic
        hasMonospacedDigits = font.hasMonospacedDigits
        isMonospacedSystemFont = font.isMonospacedSystemFont
        family = font.family
        super.init()
    }

    /// Creates a font from the PostScript name of a face, such as "Georgia-Bold", or the name of a family, such as
    /// "Avenir Next"; `nil` for other names.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let (family, face) = FontFamily.named(fontName) else { return nil }
        self.init(size: fontSize, weight: face.weight, isItalic: face.isItalic, family: family)
    }

    private static func validSize(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : systemFontSize }

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
        UIFont(self, size: fontSize)
    }

    /// The PostScript name of the face.
    open var fontName: String {
        if let face = family?.face(weight, isItalic: isItalic) { return face.name }
        let style = Weight.styleNames[weight.faceIndex] + (isItalic ? "Italic" : "")
        return isMonospacedSystemFont ? "\(familyName)-\(style)" : ".SFUI-\(style)"
    }

    /// The name of the family.
    open var familyName: String {
        family?.name ?? (isMonospacedSystemFont ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont")
    }

    /// The font in a weight that is two steps bolder, for the Bold Text setting, which applies to the system font only.
    var emboldened: UIFont {
        guard family == nil else { return self }
        let bolder = Weight.named[min(weight.faceIndex + 2, Weight.named.count - 1)]
        return UIFont(self, weight: bolder, scaling: scaling)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.size == size && other.weight == weight && other.scaling == scaling
            && other.isItalic == isItalic && other.hasMonospacedDigits == hasMonospacedDigits
            && other.isMonospacedSystemFont == isMonospacedSystemFont && other.family == family
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(size)
        hasher.combine(weight)
        return hasher.finalize()
    }

    open override var description: String {
        "<UIFont: \(familyName), weight \(weight.rawValue), \(size) pt>"
    }
}
