/// What a label says.
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

    /// As it is measured; `font` is that of plain text and of characters without a font.
    func styled(font: UIFont) -> StyledText {
        switch self {
        case .none: StyledText("", font: font)
        case .plain(let string): StyledText(string, font: font)
        case .attributed(let attributed): StyledText(attributed, font: font)
        }
    }

    /// Sets an attribute on every character of an attributed text; plain text has none.
    mutating func override(_ key: NSAttributedString.Key, with value: Any) {
        mapAttributes { $0[key] = value }
    }

    /// Replaces the fonts of an attributed text that follow the text size by those for the given traits.
    mutating func adjustFonts(compatibleWith traitCollection: UITraitCollection) {
        mapAttributes { attributes in
            guard let scaling = (attributes[.font] as? UIFont)?.scaling else { return }
            attributes[.font] = scaling.font(compatibleWith: traitCollection)
        }
    }

    /// Puts the text together anew: Foundation on Linux traps where an attribute of a copied text is changed.
    private mutating func mapAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard case .attributed(let attributed) = self else { return }
        let changed = NSMutableAttributedString(string: "")
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
            var attributes = attributes
            change(&attributes)
            let piece = attributed.attributedSubstring(from: range).string
            changed.append(NSAttributedString(string: piece, attributes: attributes))
        }
        self = .attributed(changed)
    }
}
