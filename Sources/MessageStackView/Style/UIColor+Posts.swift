import UIKit

extension UIColor {
    /// Behind messages: a light grey (245), and in the dark one (44, 44, 46) that stands out from a black screen.
    public static let defaultBackgroundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1) : UIColor(white: 245 / 255, alpha: 1)
    }

    /// Of the texts of messages: dark grey, 6.8 : 1 on the background, and a light grey in the dark, 11.7 : 1.
    public static let defaultTintColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 235 / 255, alpha: 1) : .darkGray
    }

    /// Behind toasts: a dark grey, 5.1 : 1 against white.
    static let toastBackground = UIColor(red: 109 / 255, green: 110 / 255, blue: 112 / 255, alpha: 1)

    /// A badge's colour where none is given.
    static let badgeRed = UIColor(red: 231 / 255, green: 19 / 255, blue: 36 / 255, alpha: 1)

    /// White, and in the dark a grey that stands out from a black screen.
    static let badgeCard = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1) : .white
    }

    /// A dark grey, 5.1 : 1 on the white card; in the dark a light one, 7.5 : 1 on the grey card.
    static let badgeSubtitle = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 190 / 255, green: 190 / 255, blue: 195 / 255, alpha: 1)
            : UIColor(red: 109 / 255, green: 110 / 255, blue: 112 / 255, alpha: 1)
    }
}
