/// A language that the page offers, decoded from its tag, such as "pt-BR".
struct LanguageChoice: Decodable, Equatable {
    static let tags = [
        "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "he", "hi", "hr", "hu", "id", "it",
        "ja", "kk", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sl", "sr", "sv",
        "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
    ]

    let tag: String

    init(_ tag: String) {
        self.tag = tag
    }

    init(from decoder: any Decoder) throws {
        let tag = try String(from: decoder)
        guard Self.tags.contains(tag) else {
            throw DecodingError.refusal(of: decoder, because: "There is no language of that tag.")
        }
        self.init(tag)
    }
}
