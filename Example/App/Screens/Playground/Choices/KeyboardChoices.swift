import MessageStackView
import UIKit

/// The settings of how a post reacts to the keyboard.
struct KeyboardChoices: Equatable, Sendable {
    var isAvoided = true
    /// The distance in points between the post and the keyboard; nil for that of the placement, at most 10.
    var spacing: CGFloat?
    /// The distance in points that a post keeps from the upper edge; nil for the placement's inset.
    var resistance: CGFloat?

    var keyboard: PostKeyboard { isAvoided ? .avoided(spacing: spacing, resistance: resistance) : .ignored }
}
