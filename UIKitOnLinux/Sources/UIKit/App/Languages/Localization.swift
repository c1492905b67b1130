/// A localization of an app, or a language of a user, with the more general ones that it inherits from.
///
/// Foundation's table of parents is Apple's: en-NZ inherits from en-AU, en-GB and en-001, es-MX from es-419, pt-AO from
/// pt-PT, and sr-Latn from nothing, since a text in another script can't be read.
///
/// Apple describes the result, and has published the code:
///
/// - How iOS Determines the Language For Your App: https://developer.apple.com/library/archive/qa/qa1828/_index.html
/// - Language Identifiers: https://developer.apple.com/library/archive/technotes/tn2418/_index.html
/// - `CFBundle_Locale.c` in https://github.com/swiftlang/swift-corelibs-foundation: English is the last resort, and
///   then the first localization.
/// - `ualoc_localizationsToUse` in `ualoc.cpp` of https://github.com/apple-oss-distributions/ICU: the distance of a
///   localization from a language, and the names in use before language codes.
struct Localization {
    /// A language with its script, which is the usual one of the language and region if the tag has none.
    fileprivate struct Key: Equatable {
        var language: String
        var script: String?
        var region: String?
    }

    /// The language of apps that have none of the user's languages.
    static let lastResort = "en-US"

    /// The identifier as the app or the user wrote it.
    private let identifier: String
    /// The identifier in lowercase and with hyphens.
    private let tag: String
    /// The language, followed by those that it inherits from.
    private let keys: [Key]
    /// A Boolean value that indicates whether the region isn't the main one of the language, as in de-CH.
    private let isVariety: Bool

    init(_ identifier: String) {
        self.identifier = identifier
        tag = identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-").lowercased()
        let language = Self.language(of: tag)
        isVariety = Locale.Language(identifier: language.minimalIdentifier).region != nil
        keys = Self.keys(of: language)
    }

    /// Returns the language of a tag, without obsolete names such as "iw" for Hebrew. Cantonese is written as Chinese.
    private static func language(of tag: String) -> Locale.Language {
        let language = Locale.Language(identifier: names[tag] ?? Locale.identifier(.bcp47, from: tag))
        guard language.languageCode == .chinese || language.languageCode == .cantonese else { return language }
        // The table of parents has Chinese regions only with their script.
        return Locale.Language(languageCode: .chinese, script: language.script, region: language.region)
    }

    /// Returns a language and its parents, without those in another script.
    private static func keys(of language: Locale.Language) -> [Key] {
        var keys: [Key] = []
        var next: Locale.Language? = language
        while let language = next, let key = Key(language) {
            if let first = keys.first, key.language == first.language, key.script != first.script { break }
            if !keys.contains(key) { keys.append(key) }
            next = language.parent
        }
        return keys
    }

    // MARK: Matching

    /// Returns the best localization for the first of the languages that has any, followed by those that it inherits
    /// from; `nil` if no language has any.
    static func best(of localizations: [String], for languages: [String]) -> [String]? {
        let available = localizations.map(Localization.init)
        for language in languages.lazy.map(Localization.init) {
            let distances = available.compactMap { item in language.distance(to: item).map { (item, $0) } }
            guard let best = distances.min(by: { $0.1 < $1.1 })?.0 else { continue }
            let inherited = best.keys.dropFirst().compactMap { key in
                available.first { $0.keys.first == key && $0.identifier != best.identifier }
            }
            return [best.identifier] + inherited.map(\.identifier)
        }
        return nil
    }

    /// Returns the distance to a localization: the steps of both to their nearest common parent. It is −1 for the same tag,
    /// which ranks first, and `nil` without a common parent.
    private func distance(to localization: Localization) -> Int? {
        guard tag != localization.tag else { return -1 }
        return keys.enumerated().compactMap { steps, key in
            localization.keys.firstIndex(of: key).map { others in
                // Other varieties of a language are further away than its main one.
                steps + others + (others > 0 && localization.isVariety ? 1 : 0)
            }
        }.min()
    }

    /// The names of languages that apps used before language codes.
    private static let names = [
        "arabic": "ar", "chinese": "zh-Hans", "danish": "da", "dutch": "nl", "english": "en", "finnish": "fi",
        "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "korean": "ko", "norwegian": "nb",
        "polish": "pl", "portuguese": "pt", "russian": "ru", "spanish": "es", "swedish": "sv", "thai": "th",
        "turkish": "tr",
    ]
}

extension Localization.Key {
    /// Creates a key, or returns `nil` for the root of all languages and for a text that isn't a language tag.
    ///
    /// Norwegian is written as Bokmål, and the two styles of Arabic letters are one script.
    fileprivate init?(_ language: Locale.Language) {
        guard let code = language.languageCode?.identifier, code != "root" else { return nil }
        let script = language.script?.identifier
        self.init(
            language: code == "no" ? "nb" : code, script: script == "Aran" ? "Arab" : script,
            region: language.region?.identifier)
    }
}
