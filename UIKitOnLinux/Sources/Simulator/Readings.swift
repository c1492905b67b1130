/// The readings of what Apple's documentation leaves open, each a switch.
public struct Readings: Sendable {
    /// The readings with which a simulator starts: the defaults, unless a test runs with others.
    @TaskLocal public static var initial = Readings()

    /// Whether the controllers of unselected tabs are children of their tab bar controller. The default is true.
    public var unselectedTabsHaveParents = true

    /// Whether the windows of a scene that has disconnected have no `windowScene` any more. The default is true.
    public var disconnectedWindowsLoseTheirScene = true

    /// Whether a key goes to the responder chain before the text input that is first responder, which types it only if no
    /// responder handles the press. The default is false: text first.
    public var sendsKeysBeforeText = false

    /// Whether the view of a presenter is removed from its superview while a presentation whose
    /// `shouldRemovePresentersView` is true covers it. The default is true.
    public var removesPresentersViews = true

    /// Whether a removed view of a presenter returns to its superview after the presentation. The default is true.
    public var returnsPresentersViews = true

    /// Whether the keyboard guide of a view that was added while the keyboard is up stays at the bottom until the
    /// keyboard moves. The default is false.
    public var lateKeyboardGuidesStayDown = false

    /// Whether a Mac posts the notifications of key windows when the user brings another scene to the front. The
    /// default is true.
    public var macReportsKeyWindowOfScenes = true

    /// Whether `isKeyWindow` is true for the key window of a scene. The default is true.
    public var isKeyWindowIsReliable = true

    /// Whether an iPad shows the window controls of a right-to-left app in the upper left corner. The default is
    /// false: in the upper right corner.
    public var windowControlsStayLeft = false

    /// Whether an iPad shows window controls in the frame after a scene has got its size. The default is false: at
    /// once.
    public var windowControlsAppearLate = false

    /// Whether `Bundle.preferredLocalizations(from:forPreferences:)` returns any of the localizations if none matches.
    /// The default is false: English, or else the first one.
    public var lastLocalizationIsAny = false

    public init() {}
}
