import UIKit

extension Simulator {
    /// Light or dark, as in the device's settings; views hear of a change at once.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { UIScreen.main.configuration.userInterfaceStyle }
        set { UIScreen.main.configuration.userInterfaceStyle = newValue }
    }

    /// Language and region, as in the device's settings; "en_US" at first. The interface runs from right to left in a
    /// language that does, the status bar's clock and what UIKit itself says of numbers are written as the region does,
    /// and `NSLocale.currentLocaleDidChangeNotification` is posted. Foundation's `Locale.current` is the process's own on
    /// Linux and stays what it is, and so do the app's texts.
    public var locale: Locale {
        get { UIScreen.main.configuration.locale }
        set {
            realTime?.catchUp()
            UIScreen.main.configuration.locale = newValue
        }
    }

    /// The direction of the language, unless one is set here; `.unspecified` leaves it to the language again.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { UIScreen.main.configuration.layoutDirection }
        set { UIScreen.main.configuration.layoutDirection = newValue }
    }

    /// The text size that a person chose.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { UIScreen.main.configuration.contentSizeCategory }
        set { UIScreen.main.configuration.contentSizeCategory = newValue }
    }
}
