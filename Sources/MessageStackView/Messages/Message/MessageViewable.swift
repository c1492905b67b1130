import UIKit

/// A view that shows a message.
@MainActor
public protocol MessageViewable: AnyObject {
    /// Shows `message` in place of what was shown before.
    func set(message: Message)
}
