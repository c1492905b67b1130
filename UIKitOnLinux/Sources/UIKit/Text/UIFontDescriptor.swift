/// What a font is like, from which others like it are made.
///
/// https://developer.apple.com/documentation/uikit/uifontdescriptor
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Of the system font: semibold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    }

    let font: UIFont

    init(_ font: UIFont) {
        self.font = font
        super.init()
    }

    /// That of a text style at the text size of the current traits.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(.preferredFont(forTextStyle: style))
    }

    /// In points.
    open var pointSize: CGFloat { font.pointSize }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if isBold { traits.insert(.traitBold) }
        return traits
    }

    /// The same with these traits and no others; a bold font keeps how bold it is.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let wantsBold = symbolicTraits.contains(.traitBold)
        let weight = wantsBold == isBold ? font.weight : wantsBold ? .semibold : .regular
        return UIFontDescriptor(
            UIFont(
                size: font.pointSize, weight: weight, isItalic: symbolicTraits.contains(.traitItalic),
                hasMonospacedDigits: font.hasMonospacedDigits, isMonospaced: font.isMonospaced))
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.withSize(newPointSize))
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

    open override var hash: Int { font.hash }

    private var isBold: Bool { font.weight.rawValue >= UIFont.Weight.semibold.rawValue }
}
