/// The grammatical number that the form of a text depends on: a category of cardinal numbers in CLDR, the locale data of Unicode.
enum PluralCategory: String {
    case zero, one, two, few, many, other

    /// Creates the category of a whole number in a language, by the rules of CLDR 41.
    init(of count: Int, in language: String) {
        let number = count.magnitude
        let (ones, tens) = (number % 10, number % 100)
        self =
            switch language {
            case "id", "ja", "ko", "ms", "th", "vi", "zh-Hans", "zh-Hant": .other
            case "hi": number <= 1 ? .one : .other
            case "fr", "pt-BR": number <= 1 ? .one : number.isMillions ? .many : .other
            case "es", "it", "pt-PT": number == 1 ? .one : number.isMillions ? .many : .other
            case "he": number == 1 ? .one : number == 2 ? .two : number > 10 && ones == 0 ? .many : .other
            case "cs", "sk": number == 1 ? .one : 2...4 ~= number ? .few : .other
            case "pl": number == 1 ? .one : Self.slavic(number) == .few ? .few : .many
            case "ru", "uk": Self.slavic(number) ?? .many
            case "hr", "sr": Self.slavic(number) ?? .other
            case "sl": tens == 1 ? .one : tens == 2 ? .two : 3...4 ~= tens ? .few : .other
            case "lt": 11...19 ~= tens || ones == 0 ? .other : ones == 1 ? .one : .few
            case "lv": 11...19 ~= tens || ones == 0 ? .zero : ones == 1 ? .one : .other
            case "ro": number == 1 ? .one : number == 0 || 2...19 ~= tens ? .few : .other
            case "ar":
                switch number {
                case 0: .zero
                case 1: .one
                case 2: .two
                default: 3...10 ~= tens ? .few : tens >= 11 ? .many : .other
                }
            default: number == 1 ? .one : .other
            }
    }

    /// Returns the category that Slavic languages have in common; nil for other numbers.
    private static func slavic(_ number: UInt) -> PluralCategory? {
        let (ones, tens) = (number % 10, number % 100)
        if ones == 1, tens != 11 { return .one }
        return 2...4 ~= ones && !(12...14 ~= tens) ? .few : nil
    }
}

extension UInt {
    fileprivate var isMillions: Bool { self > 0 && self % 1_000_000 == 0 }
}
