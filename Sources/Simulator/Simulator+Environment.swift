import UIKit

extension Simulator {
    /// Light or dark, as in the device's settings; views hear of a change at once.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { UIScreen.main.configuration.userInterfaceStyle }
        set { UIScreen.main.configuration.userInterfaceStyle = newValue }
    }

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
