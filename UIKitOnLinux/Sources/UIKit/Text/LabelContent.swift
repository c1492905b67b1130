/// The content of a label.
enum LabelContent {
    case none
    case plain(String)
    case attributed(NSAttributedString)

    var string: String? {
        switch self {
        case .none: nil
        case .plain(let string): string
        case .attributed(let attributed): attributed.string
        }
    }

    var isAttributed: Bool {
        if case .attributed = self { true } else { false }
    }

    /// The font of the first character; `nil` for plain text, and without a font.
    var firstFont: UIFont? {
        guard case .attributed(let text) = self, text.length > 0 else { return nil }
        return text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }

    /// Returns the content as styled text. `font` applies to plain text and to characters without a font.
    func styled(font: UIFont) -> StyledText {
        switch self {
        case .none: StyledText("", font: font)
        case .plain(let string): StyledText(string, font: font)
        case .attributed(let attributed): StyledText(attributed, font: font)
        }
    }

    /// Sets an attribute for all characters of attributed text. Does nothing for plain text.
    mutating func override(_ key: NSAttributedString.Key, with value: Any) {
        change { text in text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length)) }
    }

    /// Updates those fonts of attributed text that follow the content size category to the given traits.
    mutating func adjustFonts(compatibleWith traitCollection: UITraitCollection) {
        change { text in
            text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { font, range, _ in
                guard let scaling = (font as? UIFont)?.scaling else { return }
                text.addAttribute(.font, value: scaling.font(compatibleWith: traitCollection), range: range)
            }
        }
    }

    private mutating func change(_ change: (NSMutableAttributedString) -> Void) {
        guard case .attributed(let attributed) = self else { return }
        let text = NSMutableAttributedString(attributedString: attributed)
        change(text)
        self = .attributed(text)
    }
}
