extension UIColor {
    /// The background of bar buttons and tab bars over flat content, as measured on iOS 26.1.
    static let barPlatter = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 25 / 255, alpha: 1) : .white
    }

    /// The color of the capsule behind the selected tab. The light color was measured on iOS 26.1.
    static let selectedTab = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : UIColor(white: 236 / 255, alpha: 1)
    }
}
