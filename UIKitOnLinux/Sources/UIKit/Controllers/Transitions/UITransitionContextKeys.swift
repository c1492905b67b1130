/// A key for one of the two controllers of a transition.
///
/// https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is visible at the start.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views that a transition moves.
///
/// https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view to remove. Nil if it stays in place, as a presenter's does below a sheet.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view to add. Nil if it was in place already.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
