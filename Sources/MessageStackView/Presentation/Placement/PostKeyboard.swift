import UIKit

/// What a post does when a keyboard is where it stands, whoever types.
public enum PostKeyboard: Hashable, Sendable {
    /// It moves up to keep clear of the keyboard, with the keyboard, and down again; a floating one only if the two
    /// meet. If there isn't enough room above, it gets lower, and its content scrolls.
    ///
    /// - Parameters:
    ///   - spacing: points between the post and the keyboard, 10 by default.
    ///   - resistance: points from the host's safe area at the top that the post keeps at least; nil, the default, for
    ///     what its placement says. It means nothing to a post that stands in the post view's own frame.
    case avoided(spacing: CGFloat = 10, resistance: CGFloat? = nil)
    /// It stays where it is.
    case ignored
}
