import MessageStackView
import UIKit

/// What a post does when a keyboard comes.
struct KeyboardChoices: Equatable, Sendable {
    var isAvoided = true
    var spacing: CGFloat = 10
    /// Nil for what the placement says.
    var resistance: CGFloat?

    var keyboard: PostKeyboard { isAvoided ? .avoided(spacing: spacing, resistance: resistance) : .ignored }
}
