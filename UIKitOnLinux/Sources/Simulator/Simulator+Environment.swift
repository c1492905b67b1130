import UIKit

extension Simulator {
    /// The light or dark setting of the device. Views are informed immediately.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { UIScreen.main.configuration.userInterfaceStyle }
        set { UIScreen.main.configuration.userInterfaceStyle = newValue }
    }

    /// The language and region of the device; "en_US" by default.
    ///
    /// The language determines the direction of the interface unless `languages` is set. The region determines the format of
    /// the status bar's clock and of numbers that UIKit displays or speaks. Setting the locale posts
    /// `NSLocale.currentLocaleDidChangeNotification`. Foundation's `Locale.current` belongs to the process on Linux and
    /// doesn't change, so an app's own texts don't either.
    public var locale: Locale {
        get { UIScreen.main.configuration.locale }
        set {
            realTime?.catchUp()
            UIScreen.main.configuration.locale = newValue
        }
    }

    /// The languages that the user has chosen for the app, most preferred first, as language tags such as "pt-BR";
    /// `["en"]` by default.
    ///
    /// The app is localized in all languages, so `Bundle.main.preferredLocalizations` returns them. The first one
    /// determines the direction of the interface and the shapes of Chinese characters. An unknown language is used as
    /// it is, and an empty array restores the default.
    ///
    /// Set it before the app is launched: iOS relaunches an app whose language changes, so nothing is notified of a new
    /// language, except of its direction.
    public var languages: [String] {
        get { UIScreen.main.configuration.languages }
        set { UIScreen.main.configuration.languages = newValue }
    }

    /// The direction of the interface, which overrides that of the language; `.unspecified` restores the language's
    /// direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { UIScreen.main.configuration.layoutDirection }
        set { UIScreen.main.configuration.layoutDirection = newValue }
    }

    /// The text size setting of the device.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { UIScreen.main.configuration.contentSizeCategory }
        set { UIScreen.main.configuration.contentSizeCategory = newValue }
    }

    /// A Boolean value that indicates whether a view that becomes first responder makes its window key, which Apple
    /// doesn't document; true by default. An app should work with both values.
    public var firstResponderMakesWindowKey: Bool {
        get { FirstResponder.makesWindowKey }
        set { FirstResponder.makesWindowKey = newValue }
    }
}
