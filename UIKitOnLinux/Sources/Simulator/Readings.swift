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

    public init() {}
}
