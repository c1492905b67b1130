/// A description of a font's attributes, from which similar fonts can be created.
///
/// https://developer.apple.com/documentation/uikit/uifontdescriptor
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The bold trait, which is semibold in the system font.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    }

    let font: UIFont

    init(_ font: UIFont) {
        self.font = font
        super.init()
    }

    /// Returns the descriptor of a text style at the content size category of the current traits.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.preferredFont(forTextStyle: style))
    }

    /// The size of the font, in points.
    open var pointSize: CGFloat { font.pointSize }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if isBold { traits.insert(.traitBold) }
        return traits
    }

    /// Returns a descriptor with exactly these traits. A bold font keeps its weight.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let wantsBold = symbolicTraits.contains(.traitBold)
        let bold: UIFont.Weight = font.family == nil ? .semibold : .bold
        let weight = wantsBold == isBold ? font.weight : wantsBold ? bold : .regular
        return UIFontDescriptor(UIFont(font, weight: weight, isItalic: symbolicTraits.contains(.traitItalic)))
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.withSize(newPointSize))
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

    open override var hash: Int { font.hash }

    private var isBold: Bool { font.weight.rawValue >= UIFont.Weight.semibold.rawValue }
}
