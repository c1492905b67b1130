import UIKit

extension TimeInterval {
    /// Seconds that an entrance or an exit takes.
    public static let animationDuration: TimeInterval = 0.333

    /// How long a view of one's own is shown by default: until it is removed.
    public static let defaultDismiss: TimeInterval? = nil

    /// Seconds for which a message is shown by default.
    public static let defaultMessageDismiss: TimeInterval = 5
}
