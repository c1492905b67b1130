import UIKit

/// What a `PostWindow` stands above. In front of the keyboard is nobody.
public enum PostWindowLevel: Hashable, Sendable {
    /// Above the app's windows of level `.normal`, and with them above sheets, alerts and whatever is presented there:
    /// `.normal + 1`.
    case app
    /// Above windows that the app has below the status bar: `.statusBar`.
    case statusBar
    /// Above windows that the app has for alerts: `.alert + 1`.
    case alerts
    /// Any other.
    case custom(UIWindow.Level)

    /// As UIKit calls it.
    public var windowLevel: UIWindow.Level {
        switch self {
        case .app: .normal + 1
        case .statusBar: .statusBar
        case .alerts: .alert + 1
        case .custom(let level): level
        }
    }
}
