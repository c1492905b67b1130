import CPangoCairo

/// The fonts of scripts that Inter lacks: Thai, Devanagari, Arabic, Hebrew, Japanese, Korean and Chinese.
///
/// They are used only for characters that the font of the text lacks, so Latin text doesn't depend on them. Each has a
/// regular and a bold face, and the nearer one is used. A font that isn't installed is skipped, and its characters are
/// drawn as boxes.
enum FallbackFonts {
    /// The files of Debian's packages `fonts-noto-ui-core`, `fonts-noto-core` and `fonts-noto-cjk`.
    static let files =
        ["ThaiUI", "DevanagariUI", "ArabicUI", "Hebrew"].flatMap { name in
            ["Regular", "Bold"].map { "/usr/share/fonts/truetype/noto/NotoSans\(name)-\($0).ttf" }
        } + ["Regular", "Bold"].map { "/usr/share/fonts/opentype/noto/NotoSansCJK-\($0).ttc" }

    /// Returns the families to try for the characters of a text in `family`, in order.
    ///
    /// The fonts of code and of emoji precede the East Asian one, which has some of the same symbols.
    static func families(after family: String, eastAsian: String) -> String {
        let scripts = ["Thai UI", "Devanagari UI", "Arabic UI", "Hebrew"].map { "Noto Sans \($0)" }
        return ([family] + scripts + [FontFiles.monospacedFamily, FontFiles.emojiFamily, eastAsian])
            .joined(separator: ",")
    }

    /// Returns the family whose ideographs have the shapes of a language; `nil` for a language that isn't written with
    /// them.
    static func eastAsianFamily(of language: Locale.Language) -> String? {
        switch language.script?.identifier {
        case "Hans": "Noto Sans CJK SC"
        case "Hant": language.region == .hongKong || language.region == .macao ? "Noto Sans CJK HK" : "Noto Sans CJK TC"
        case "Jpan": "Noto Sans CJK JP"
        case "Kore": "Noto Sans CJK KR"
        default: nil
        }
    }

    /// Returns the family for a text if the user's language has none: Japanese if the beginning of the text contains
    /// kana, Korean if it contains Hangul, otherwise simplified Chinese.
    static func eastAsianFamily(for text: String) -> String {
        var containsHangul = false
        for scalar in text.unicodeScalars.prefix(1000) {
            switch scalar.value {
            case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return "Noto Sans CJK JP"
            case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7FF: containsHangul = true
            default: break
            }
        }
        return containsHangul ? "Noto Sans CJK KR" : "Noto Sans CJK SC"
    }

    // MARK: Japanese

    /// Returns whether a family is one that draws Chinese, Japanese and Korean.
    static func isEastAsian(_ family: String) -> Bool { family.hasPrefix("Noto Sans CJK") }

    /// The factor of the advances of East Asian characters in the system font, measured with Japanese on iOS 26. That of
    /// Chinese and Korean hasn't been measured.
    static let eastAsianAdvance: CGFloat = 0.94
    /// The advance of a full stop at the end of a line, as a fraction of the point size, measured.
    static let closingAdvance: CGFloat = 0.41
    /// The advance of full-width brackets, as a fraction of the point size: about half, as measured.
    static let bracketAdvance: CGFloat = 0.5
    static let fullStop = "。"
    static let openingBrackets = "「『（【〈《〔［｛"
    static let closingBrackets = "」』）】〉》〕］｝"

    /// The distance between the baselines of two lines of which the second contains East Asian characters, as a fraction
    /// of the point size; measured with Japanese at 17 points, where it is 22 points.
    static let eastAsianPitch: CGFloat = 22.0 / 17

    /// The space between Japanese and Latin letters or digits, as a fraction of the point size, measured.
    static let scriptGap: CGFloat = 1.0 / 8

    /// Returns whether a script is East Asian.
    static func isEastAsian(_ script: PangoScript) -> Bool {
        [PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA, PANGO_SCRIPT_HANGUL].contains(script)
    }

    // MARK: Line heights

    /// The ascent and descent of the taller scripts' fonts, as fractions of the point size. With San Francisco's, marks
    /// above and below letters would be clipped. East Asian and Hebrew characters fit into San Francisco's lines.
    static let tallAscent: CGFloat = 1.069
    static let tallDescent: CGFloat = 0.293

    /// Returns whether lines with a script need the taller metrics.
    static func isTall(_ script: PangoScript) -> Bool {
        script == PANGO_SCRIPT_THAI || script == PANGO_SCRIPT_DEVANAGARI || script == PANGO_SCRIPT_ARABIC
    }
}
