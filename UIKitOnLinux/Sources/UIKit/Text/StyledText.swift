/// A text as it is measured: characters, and the attributes that decide where they stand.
struct StyledText: Hashable, Sendable {
    struct Run: Hashable, Sendable {
        /// In UTF-8 bytes.
        var length: Int
        var font: UIFont
        var kern: CGFloat?
        /// Points above the baseline.
        var baselineOffset: CGFloat = 0
        /// The colour of the text if it has one of its own, else nil: then it is drawn in the colour of its label.
        var color: InkColor?
        var background: InkColor?
        var underline = Stroke()
        var strikethrough = Stroke()
    }

    /// A line under or through a text.
    struct Stroke: Hashable, Sendable {
        /// Of an `NSUnderlineStyle`; zero for none.
        var style = 0
        /// That of the text if nil.
        var color: InkColor?
    }

    var string: String
    /// As many bytes as the string together, at least one run.
    var runs: [Run]
    var paragraph = NSParagraphStyle.Values()

    init(_ string: String, font: UIFont) {
        self.string = string
        runs = [Run(length: string.utf8.count, font: font)]
    }

    /// Colours that depend on traits resolve with the current ones; characters without a font get `font`.
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

extension StyledText.Stroke {
    fileprivate init(_ style: Any?, _ color: Any?) {
        self.style = CGFloat.attribute(style).map { Int($0) } ?? 0
        self.color = (color as? UIColor).map(InkColor.init)
    }
}

extension StyledText {
    /// Bolder, as people may want all text to be.
    func emboldened() -> StyledText {
        var text = self
        for index in text.runs.indices { text.runs[index].font = text.runs[index].font.emboldened }
        return text
    }

    /// With a line under it.
    func underlined() -> StyledText {
        var text = self
        for index in text.runs.indices { text.runs[index].underline.style = NSUnderlineStyle.single.rawValue }
        return text
    }

    /// Each letter `distance` points nearer to the next.
    func tightened(by distance: CGFloat) -> StyledText {
        var text = self
        for index in text.runs.indices { text.runs[index].kern = (text.runs[index].kern ?? 0) - distance }
        return text
    }
}

extension NSAttributedString {
    /// The style of the first paragraph, which decides for the whole text.
    var paragraphStyle: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }
}

extension CGFloat {
    /// A number as it may stand in a dictionary of attributes.
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
