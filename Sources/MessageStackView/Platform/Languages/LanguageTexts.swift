import UIKit

/// The built-in texts of a language, and the texts of the app that replace them.
///
/// The texts of a language are one string, with a line for each key. Only the string of the chosen language is split into lines, to
/// save time and memory.
struct LanguageTexts: Sendable {
    // MARK: - Lifecycle

    /// Reads the texts of a language.
    ///
    /// - Parameters:
    ///   - language: The tag of the language; for one without built-in texts, those in English are read.
    ///   - appText: A closure that returns the text of the app for a key; nil if it has none.
    init(of language: String, appText: (_ key: String) -> String? = { _ in nil }) {
        let own = Self.all.first { $0.language == language } ?? Self.all[0]
        self.language = own.language
        for line in own.texts.split(separator: "\n") {
            guard let end = line.firstIndex(of: ":") else { continue }
            let key = line[..<end]
            builtIn[String(key)] = String(line[end...].dropFirst(2))
            let name = String(key.prefix { $0 != "." })
            app[name] = app[name] ?? appText(name)
        }
    }

    // MARK: - Internal

    /// The tag of the language, in the form of BCP 47.
    let language: String

    /// The tags of all languages.
    static var languages: [String] { all.map(\.language) }

    /// Returns the text for a key.
    subscript(key: String) -> String { app[key] ?? builtIn[key] ?? "" }

    /// Returns the text for a key with another text in it.
    func text(_ key: String, _ title: String) -> String {
        self[key].replacingPlaceholders(with: [title])
    }

    /// Returns the text for a key with numbers in it.
    func text(_ key: String, _ numbers: Int...) -> String {
        self[key].replacingPlaceholders(with: numbers.map(number))
    }

    /// Returns the text for a key in the plural form for a number.
    func text(_ key: String, counting count: Int) -> String {
        guard let format = app[key] else {
            let form = builtIn["\(key).\(PluralCategory(of: count, in: language))"] ?? builtIn["\(key).other"]
            return (form ?? "").replacingPlaceholders(with: [number(count)])
        }
        // Foundation chooses the plural form of a text from a string catalog.
        return format.contains("%#@")
            ? String(format: format, locale: locale, count) : format.replacingPlaceholders(with: [number(count)])
    }

    /// Returns a number with the digits of the language.
    func number(_ number: Int) -> String {
        IntegerFormatStyle<Int>(locale: locale).format(number)
    }

    // MARK: - Private

    /// The texts of each language.
    private static let all: [(language: String, texts: String)] = [
        ("en", en), ("ar", ar), ("bg", bg), ("ca", ca), ("cs", cs), ("da", da), ("de", de), ("el", el), ("es", es),
        ("et", et), ("fi", fi), ("fr", fr), ("he", he), ("hi", hi), ("hr", hr), ("hu", hu), ("id", id), ("it", it),
        ("ja", ja), ("kk", kk), ("ko", ko), ("lt", lt), ("lv", lv), ("ms", ms), ("nb", nb), ("nl", nl), ("pl", pl),
        ("pt-BR", ptBR), ("pt-PT", ptPT), ("ro", ro), ("ru", ru), ("sk", sk), ("sl", sl), ("sr", sr), ("sv", sv),
        ("th", th), ("tr", tr), ("uk", uk), ("vi", vi), ("zh-Hans", zhHans), ("zh-Hant", zhHant),
    ]

    private var builtIn: [String: String] = [:]
    private var app: [String: String] = [:]

    /// The current locale if it has the language, since it also has the region of the user.
    private var locale: Locale {
        let isCurrent = Locale.current.identifier.languageCode == language.languageCode
        return isCurrent ? .current : Locale(identifier: language)
    }
}

extension String {
    /// The code of the language in a tag or the identifier of a locale, without script and region.
    var languageCode: Substring { prefix { $0 != "-" && $0 != "_" } }

    /// Returns whether texts in the language of this tag suit users who prefer a language: it is the same one and, as
    /// far as is known, in the same script.
    func isReadable(in preference: String) -> Bool {
        let names = ["no": "nb", "nn": "nb", "iw": "he", "in": "id", "yue": "zh"]
        let preferred = preference.languageCode.lowercased()
        guard languageCode == names[preferred] ?? preferred else { return false }
        guard #available(iOS 16.0, *), let own = Locale.Language(identifier: self).script,
            let other = Locale.Language(identifier: preference).script
        else { return true }
        return own == other
    }

    /// Returns the string with arguments in place of its placeholders: `%@`, `%d` and `%lld` in their order, and those with a
    /// position, such as `%2$d`.
    fileprivate func replacingPlaceholders(with arguments: [String]) -> String {
        var result = ""
        var rest = self[...]
        var next = 0
        while let start = rest.firstIndex(of: "%") {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            var (kind, index) = (rest, next)
            if let position = rest.first?.wholeNumberValue, rest.dropFirst().first == "$" {
                (kind, index) = (rest.dropFirst(2), position - 1)
            }
            if let end = ["@", "d", "ld", "lld"].first(where: kind.hasPrefix), arguments.indices.contains(index) {
                result += arguments[index]
                rest = kind.dropFirst(end.count)
                next = index + 1
            } else {
                result += "%"
            }
        }
        return result + rest
    }
}
