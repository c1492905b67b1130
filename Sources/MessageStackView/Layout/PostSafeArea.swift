public import Foundation

/// The use of the area outside the safe area: behind notches, rounded corners, bars, the home indicator, and the window
/// controls of iPadOS 26.
public enum PostSafeArea: Equatable, Sendable {
    /// The behavior of a post that stays in the safe area.
    case respected
    /// The behavior of a post whose background extends beyond the safe area to each edge from which it has no inset. The
    /// content of the post stays in the safe area. A post whose height depends on its content extends to its own edge and to
    /// the sides. A post that is too tall ends in the safe area at the other end, and its content scrolls.
    case filled
    /// The behavior of a post that ignores the safe area, with its content. The sensor housing or window controls can hide
    /// parts of the content.
    case ignored
}

/// The response of a post to a keyboard that would cover it, regardless of the app or view that shows the keyboard.
public enum PostKeyboard: Equatable, Sendable {
    /// The behavior of a post that moves above the keyboard in step with it, and moves back when the keyboard leaves. A
    /// floating keyboard has an effect only if it would cover the post. If there isn't enough room above the keyboard, the
    /// post becomes lower and its content scrolls.
    ///
    /// - Parameters:
    ///   - spacing: The distance between the post and the keyboard in points. The default is nil, which uses the bottom inset of
    ///     the placement, but at most 10 points. A bar without insets therefore touches the keyboard.
    ///   - resistance: The minimum distance in points between the post and the top of the host's safe area while a keyboard is
    ///     shown. The default is nil, which uses the top inset of the placement. The value has no effect on a post in the frame
    ///     of the post view itself, as with the position `.automatic`.
    case avoided(spacing: CGFloat? = nil, resistance: CGFloat? = nil)
    /// The behavior of a post that doesn't move when a keyboard appears.
    case ignored
}
