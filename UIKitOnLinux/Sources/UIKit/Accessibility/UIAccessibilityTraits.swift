/// How an element behaves. The raw values are Apple's bits.
///
/// https://developer.apple.com/documentation/uikit/uiaccessibilitytraits
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Makes a sound of its own when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Sums up what there is to know as the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its label or value changes often: it is asked now and then instead of being told.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Starts something that a spoken sentence would disturb.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// Has a value that goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Takes touches itself while VoiceOver runs, as a piano's keys do.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// Is on or off.
    @available(iOS 17.0, *)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

extension UIAccessibilityTraits {
    // Apple's own controls carry further bits, which AccessibilitySnapshot and others have read from them.

    /// A field that takes text.
    package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
    /// A field that has the keyboard.
    package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
    /// A navigation bar's way back.
    package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
    /// One of a tab bar's items.
    package static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
    /// A switch, on or off; public under the name `toggleButton` since iOS 17.
    package static let switchButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
