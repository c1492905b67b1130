internal import Readings

// On Linux, Foundation's own members ignore the user's languages. A file that imports UIKit and not Foundation sees
// these instead, because a module's own members have precedence over those of a module that it exports.

extension Bundle {
    /// The languages of the user that the bundle has, most preferred first.
    ///
    /// The app's own bundle has every language, so its value is `Simulator.languages`. Another bundle has the languages
    /// of its `.lproj` folders.
    ///
    /// https://developer.apple.com/documentation/foundation/bundle/preferredlocalizations
    public var preferredLocalizations: [String] {
        guard self !== Bundle.main else { return DeviceLanguages.current }
        return Bundle.preferredLocalizations(from: localizations.sorted())
    }

    /// Returns the localizations that a bundle with these localizations uses for the current user.
    ///
    /// https://developer.apple.com/documentation/foundation/bundle/preferredlocalizations(from:)
    public class func preferredLocalizations(from localizationsArray: [String]) -> [String] {
        preferredLocalizations(from: localizationsArray, forPreferences: nil)
    }

    /// Returns the localizations that a bundle with these localizations uses for a user with these languages: the best
    /// one for the first language that has any, followed by the more general ones that it inherits from.
    ///
    /// Without a match, the result is English, or else the first of the localizations; Apple promises only that it is
    /// one of them. The languages are those of the device if `preferencesArray` is `nil`.
    ///
    /// https://developer.apple.com/documentation/foundation/bundle/preferredlocalizations(from:forpreferences:)
    public class func preferredLocalizations(
        from localizationsArray: [String], forPreferences preferencesArray: [String]?
    ) -> [String] {
        let preferences = preferencesArray ?? DeviceLanguages.current
        guard !Reading.localizationsAreArbitrary.isOn else {
            return Localization.best(of: localizationsArray, for: preferences) ?? [localizationsArray.last ?? "en"]
        }
        return Localization.best(of: localizationsArray, for: preferences + [Localization.lastResort])
            ?? [localizationsArray.first ?? "en"]
    }
}

extension Locale {
    /// The languages of the user, most preferred first: those of `Simulator.languages`.
    ///
    /// https://developer.apple.com/documentation/foundation/locale/preferredlanguages
    public static var preferredLanguages: [String] { DeviceLanguages.current }
}
