/// A set of values that describe how an element behaves. The raw values are Apple's bits.
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
    /// The element plays its own sound when activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element summarizes the state of the app at launch.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The label or value changes often. Assistive technologies poll the element instead of expecting notifications.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// The element starts media playback or recording, which speech would disturb.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The element has a value that can be incremented and decremented.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The element receives touches directly while VoiceOver runs, as a piano's keys do.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The element is on or off.
    @available(iOS 17.0, *)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

extension UIAccessibilityTraits {
    // Private bits of Apple's own controls, as observed by AccessibilitySnapshot and others.

    /// A text input field.
    package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
    /// A text input field that is first responder.
    package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
    /// The back button of a navigation bar.
    package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
    /// An item of a tab bar.
    package static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
    /// A switch. Public as `toggleButton` since iOS 17.
    package static let switchButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
