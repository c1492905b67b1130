import UIKit

/// A view that shows a badge message.
@MainActor
public protocol BadgeMessageViewable: AnyObject {
    /// Shows `badgeMessage` in place of what was shown before.
    func set(badgeMessage: BadgeMessage)
}
