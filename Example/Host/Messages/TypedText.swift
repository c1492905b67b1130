import Foundation

/// Text from a page's keyboard: characters, a line break for return, U+0008 or U+007F for delete.
struct TypedText: Decodable, Equatable {
    /// The maximum length of the text in bytes of UTF-8. Our page sends each key separately.
    static let maximumLength = 256

    let text: String

    init(from decoder: any Decoder) throws {
        let text = try String(from: decoder)
        guard text.utf8.count <= Self.maximumLength else {
            throw DecodingError.refusal(of: decoder, because: "The text is longer than \(Self.maximumLength) bytes.")
        }
        self.init(text)
    }

    /// Drops the control characters that no key types.
    init(_ text: String) {
        let keys: Set<Unicode.Scalar> = ["\n", "\r", "\u{8}", "\u{7F}"]
        self.text = String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0.properties.generalCategory != .control || keys.contains($0) }))
    }
}
