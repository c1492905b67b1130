public import Foundation

/// The way in which a post uses the area outside the safe area: behind notches, rounded corners, bars, the home indicator, and
/// the window controls of iPadOS 26.
public enum PostSafeArea: Equatable, Sendable {
    /// The behavior of a post that stays inside the safe area.
    case respected
    /// The behavior of a post whose background extends beyond the safe area to each edge of the screen from which the
    /// `PostPlacement.insets` give it no distance. The content of the post stays in the safe area. The background of a post whose
    /// height depends on its content extends to the edge at which the post is shown and to the sides. If the post is too tall, it
    /// ends at the border of the safe area at the opposite edge, and its content scrolls.
    case filled
    /// The behavior of a post whose background and content both extend beyond the safe area. The sensor housing or window
    /// controls can hide parts of the content.
    case ignored
}

/// The response of a post to a keyboard that would cover it, whether the keyboard belongs to a text field in the post, in the
/// rest of the app or in another app.
public enum PostKeyboard: Equatable, Sendable {
    /// The behavior of a post that moves above the keyboard, together with it, and moves back when the keyboard leaves. A
    /// floating keyboard has an effect only if it would cover the post. If there isn't enough room above the keyboard, the height
    /// of the post is reduced and its content scrolls.
    ///
    /// - Parameters:
    ///   - spacing: The distance between the post and the keyboard in points. The default is nil, which uses the bottom inset of
    ///     `PostPresentation.placement`, but at most 10 points. So a post without insets, such as a `.bar`, touches the keyboard.
    ///   - resistance: The minimum distance in points between the post and the top of the safe area while a keyboard is shown.
    ///     The default is nil, which uses the top inset of `PostPresentation.placement`. The value has no effect on a post with
    ///     the position `.automatic`, which is inside the bounds of its `PostView`.
    case avoided(spacing: CGFloat? = nil, resistance: CGFloat? = nil)
    /// The behavior of a post that doesn't move when a keyboard appears, and that the keyboard can cover.
    case ignored
}
