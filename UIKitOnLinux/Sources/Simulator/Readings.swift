/// The readings of what Apple's documentation leaves open, each a switch.
public struct Readings: Sendable {
    /// The readings with which a simulator starts: the defaults, unless a test runs with others.
    @TaskLocal public static var initial = Readings()

    /// Whether the controllers of unselected tabs are children of their tab bar controller. The default is true.
    public var unselectedTabsHaveParents = true

    /// Whether the windows of a scene that has disconnected have no `windowScene` any more. The default is true.
    public var disconnectedWindowsLoseTheirScene = true

    public init() {}
}
