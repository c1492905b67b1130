/// Text with the attributes that affect its layout and the colors of its runs.
struct StyledText: Hashable, Sendable {
    struct Run: Hashable, Sendable {
        /// The length, in UTF-8 bytes.
        var length: Int
        var font: UIFont
        var kern: CGFloat?
        /// The offset above the baseline, in points.
        var baselineOffset: CGFloat = 0
        /// The color of the run; `nil` for the color of the label.
        var color: InkColor?
        var background: InkColor?
        var underline = Stroke()
        var strikethrough = Stroke()
        /// Whether the run is the space between two scripts.
        var isGap = false
    }

    /// A line under or through text.
    struct Stroke: Hashable, Sendable {
        /// The raw value of an `NSUnderlineStyle`; zero for none.
        var style = 0
        /// The color of the line; `nil` for the color of the text.
        var color: InkColor?
    }

    var string: String
    /// The runs, at least one. The sum of their lengths is the length of the string.
    var runs: [Run]
    var paragraph = NSParagraphStyle.Values()

    init(_ string: String, font: UIFont) {
        self.string = string
        runs = [Run(length: string.utf8.count, font: font)]
    }

    /// Creates styled text. Dynamic colors are resolved with the current traits; characters without a font get
    /// `defaultFont`.
    init(_ attributed: NSAttributedString, font defaultFont: UIFont) {
        self.init("", font: defaultFont)
        let text = NSString(string: attributed.string)
        if let style = attributed.paragraphStyle { paragraph = style.values }
        string = attributed.string
        var collected: [Run] = []
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
            let run = Run(
                length: text.substring(with: range).utf8.count,
                font: attributes[.font] as? UIFont ?? defaultFont,
                kern: CGFloat.attribute(attributes[.kern]),
                baselineOffset: CGFloat.attribute(attributes[.baselineOffset]) ?? 0,
                color: (attributes[.foregroundColor] as? UIColor).map(InkColor.init),
                background: (attributes[.backgroundColor] as? UIColor).map(InkColor.init),
                underline: Stroke(attributes[.underlineStyle], attributes[.underlineColor]),
                strikethrough: Stroke(attributes[.strikethroughStyle], attributes[.strikethroughColor]))
            collected.append(run)
        }
        if !collected.isEmpty { runs = collected }
    }
}

extension StyledText {
    /// The number of bytes beyond which a text is too long to be hashed each time that its layout is looked up.
    private static let hashLimit = 256

    func hash(into hasher: inout Hasher) {
        hasher.combine(string.utf8.count > Self.hashLimit ? string.prefix(Self.hashLimit / 4) : string[...])
        hasher.combine(runs)
        hasher.combine(paragraph)
    }
}

extension StyledText.Stroke {
    fileprivate init(_ style: Any?, _ color: Any?) {
        self.style = CGFloat.attribute(style).map { Int($0) } ?? 0
        self.color = (color as? UIColor).map(InkColor.init)
    }
}

extension StyledText {
    /// Returns the text in bolder fonts, for the Bold Text setting.
    func emboldened() -> StyledText {
        var text = self
        for index in text.runs.indices { text.runs[index].font = text.runs[index].font.emboldened }
        return text
    }

    /// Returns the text with an underline.
    func underlined() -> StyledText {
        var text = self
        for index in text.runs.indices { text.runs[index].underline.style = NSUnderlineStyle.single.rawValue }
        return text
    }

    /// Returns the text about 4 % wider if the number of its bytes is even, and 4 % narrower if it is odd: a character is
    /// about 0.55 of the point size wide.
    func ofOtherWidth() -> StyledText {
        var text = self
        let spacing = 0.04 * 0.55 * (string.utf8.count.isMultiple(of: 2) ? 1 : -1)
        for index in text.runs.indices {
            text.runs[index].kern = (text.runs[index].kern ?? 0) + spacing * text.runs[index].font.pointSize
        }
        return text
    }

    /// Returns the text with `distance` points less space between letters.
    func tightened(by distance: CGFloat) -> StyledText {
        var text = self
        for index in text.runs.indices { text.runs[index].kern = (text.runs[index].kern ?? 0) - distance }
        return text
    }
}

extension NSAttributedString {
    /// The style of the first paragraph, which applies to the whole text.
    var paragraphStyle: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }
}

extension CGFloat {
    /// Returns the number that an attribute value contains.
    fileprivate static func attribute(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
