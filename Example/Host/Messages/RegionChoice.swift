import Foundation

/// A locale that Foundation supports, decoded from an identifier such as "de_DE".
struct RegionChoice: Decodable, Equatable {
    private static let identifiers = Set(Locale.availableIdentifiers)

    let locale: Locale

    init(_ locale: Locale) {
        self.locale = locale
    }

    init(from decoder: any Decoder) throws {
        let identifier = try String(from: decoder)
        guard Self.identifiers.contains(identifier) else {
            throw DecodingError.refusal(of: decoder, because: "There is no region of that name.")
        }
        self.init(Locale(identifier: identifier))
    }
}
