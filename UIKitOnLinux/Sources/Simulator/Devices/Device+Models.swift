import UIKit

// The screen sizes, bars and insets of Apple's devices, in points. The 59 and 34 points of an iPhone 16 were measured
// on iOS 26.1.
extension Device {
    /// An iPhone SE: 375×667 at 2×, with a home button.
    public static let iPhoneSE = Device(
        name: "iPhone SE", screenSize: CGSize(width: 375, height: 667), scale: 2, statusBarHeight: 20,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), cornerRadius: 0)

    /// An iPhone 13 mini: 375×812 at 3×, with a notch.
    public static let iPhone13mini = Device(
        phone: "iPhone 13 mini", width: 375, height: 812, statusBar: 50, inset: 50, cornerRadius: 44)

    /// An iPhone 16: 393×852 at 3×, with Dynamic Island and home indicator.
    public static let iPhone16 = Device(
        phone: "iPhone 16", width: 393, height: 852, statusBar: 54, inset: 59, cornerRadius: 55, hasIsland: true)

    /// An iPhone 16 Pro: 402×874 at 3×, with Dynamic Island and home indicator.
    public static let iPhone16Pro = Device(
        phone: "iPhone 16 Pro", width: 402, height: 874, statusBar: 54, inset: 62, cornerRadius: 62, hasIsland: true)

    /// An iPhone 16 Pro Max: 440×956 at 3×, with Dynamic Island and home indicator. Its width is regular in landscape.
    public static let iPhone16ProMax = Device(
        phone: "iPhone 16 Pro Max", width: 440, height: 956, statusBar: 54, inset: 62, cornerRadius: 62,
        hasIsland: true, isWideInLandscape: true)

    /// An iPhone Duo, a foldable phone: an outer display of 466×678 and an inner one of 951×669, which is natively in
    /// landscape, both at 3×. The status bar and the camera are in a column at a side, except in portrait on the inner
    /// display, and the top inset is zero.
    ///
    /// The figures were measured by others on the simulator of Xcode 27.1 beta 1, and none on a device, except these: the
    /// bottom inset in landscape on the outer display, where 34, 20 and 0 were said, is that of other iPhones in landscape;
    /// the place of the status bar in that column is derived from that in portrait; and the distance between two apps is what is
    /// left by the reported width of 469 points of each.
    public static let iPhoneDuo = Device(
        name: "iPhone Duo", screenSize: CGSize(width: 466, height: 678), scale: 3, statusBarHeight: 0,
        safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
        landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: 84, bottom: 21, right: 0), cornerRadius: 59,
        statusArea: CGRect(x: 382, y: 0, width: 84, height: 170),
        camera: CGRect(x: 399.7, y: 29.3, width: 37, height: 37), hingeCornerRadius: 8,
        innerDisplay: InnerDisplay(
            size: CGSize(width: 951, height: 669),
            safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
            portraitSafeAreaInsets: UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 0), cornerRadius: 55,
            statusArea: CGRect(x: 867, y: 0, width: 84, height: 120),
            portraitStatusArea: CGRect(x: 535, y: 0, width: 134, height: 82), foldWidth: 40, divider: 13))

    /// An 11-inch iPad Pro: 834×1194 at 2×.
    public static let iPad11 = Device(tablet: "iPad Pro 11″", width: 834, height: 1194)

    /// A 13-inch iPad Pro: 1024×1366 at 2×.
    public static let iPad13 = Device(tablet: "iPad Pro 13″", width: 1024, height: 1366)

    /// An 11-inch iPad Pro of 2024 with iPadOS 27 that runs an app for iPhone: 834×1210 at 2×, with the idiom of a phone. Its
    /// scenes can have any size; one of 417×1210 points with insets of 32 and 20 was measured on the simulator of iOS 27.0.
    public static let iPad11WithPhoneApp = Device(
        name: "iPad Pro 11″, iPhone app", idiom: .pad, runsPhoneApp: true, screenSize: CGSize(width: 834, height: 1210),
        scale: 2, statusBarHeight: 32, safeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 20, right: 0),
        landscapeSafeAreaInsets: UIEdgeInsets(top: 32, left: 0, bottom: 20, right: 0), cornerRadius: 18)

    /// A Mac that runs an iPad app with Mac Catalyst: a square-cornered window of 1024×768 at 2× without bars, with the
    /// Mac's fonts and rounding. Use it to check figures that were measured on Mac Catalyst.
    public static let catalyst = Device(
        name: "Mac Catalyst", idiom: .pad, screenSize: CGSize(width: 1024, height: 768), scale: 2, statusBarHeight: 0,
        safeAreaInsets: .zero, cornerRadius: 0, isCatalyst: true)

    /// A Mac that runs an app in the Mac idiom of Mac Catalyst: a screen of 1280×832 at 2×, with windows that a pointer
    /// moves and resizes, macOS's text sizes, and a hardware keyboard.
    public static let mac = Device(
        name: "Mac", idiom: .mac, screenSize: CGSize(width: 1280, height: 832), scale: 2, statusBarHeight: 0,
        safeAreaInsets: .zero, cornerRadius: 0, isCatalyst: true, windowSize: CGSize(width: 800, height: 600))

    /// All devices: phones from smallest to largest, then a foldable phone, then tablets, then Macs.
    public static let all = [
        iPhoneSE, iPhone13mini, iPhone16, iPhone16Pro, iPhone16ProMax, iPhoneDuo, iPad11, iPad13, iPad11WithPhoneApp,
        catalyst, mac,
    ]

    /// Creates a phone with a home indicator. In landscape, the inset of the island or notch is on both sides.
    private init(
        phone name: String, width: CGFloat, height: CGFloat, statusBar: CGFloat, inset: CGFloat, cornerRadius: CGFloat,
        hasIsland: Bool = false, isWideInLandscape: Bool = false
    ) {
        self.init(
            name: name, screenSize: CGSize(width: width, height: height), scale: 3, statusBarHeight: statusBar,
            safeAreaInsets: UIEdgeInsets(top: inset, left: 0, bottom: 34, right: 0),
            landscapeSafeAreaInsets: UIEdgeInsets(top: 0, left: inset, bottom: 21, right: inset),
            isWideInLandscape: isWideInLandscape, cornerRadius: cornerRadius,
            dynamicIsland: hasIsland ? CGRect(x: (width - 125) / 2, y: 14, width: 125, height: 37) : nil)
    }

    private init(tablet name: String, width: CGFloat, height: CGFloat) {
        let insets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
        self.init(
            name: name, idiom: .pad, screenSize: CGSize(width: width, height: height), scale: 2, statusBarHeight: 24,
            safeAreaInsets: insets, landscapeSafeAreaInsets: insets, cornerRadius: 18)
    }
}
