import Synchronization

/// The languages of the device's user, for code on any thread. `UIScreen.Configuration` has the setting.
package struct DeviceLanguages {
    private static let storage = Mutex(DeviceLanguages(UIScreen.Configuration.defaultLanguages))

    /// The languages, most preferred first; never empty.
    static var current: [String] { storage.withLock(\.tags) }

    /// The family of the font for the user's Chinese characters; `nil` if the user's first language has none.
    static var eastAsianFamily: String? { storage.withLock(\.eastAsianFamily) }

    private let tags: [String]
    private let eastAsianFamily: String?

    private init(_ tags: [String]) {
        self.tags = tags
        eastAsianFamily = tags.first.flatMap { FallbackFonts.eastAsianFamily(of: Locale.Language(identifier: $0)) }
    }

    static func change(to languages: [String]) {
        storage.withLock { if $0.tags != languages { $0 = DeviceLanguages(languages) } }
    }
}
