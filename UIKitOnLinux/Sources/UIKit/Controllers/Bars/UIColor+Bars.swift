extension UIColor {
    /// The platters of bars over a flat background, as measured on iOS 26.1.
    static let barPlatter = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 25 / 255, alpha: 1) : .white
    }

    /// The capsule behind what is selected in a tab bar; the light one was measured on iOS 26.1.
    static let selectedTab = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : UIColor(white: 236 / 255, alpha: 1)
    }
}
