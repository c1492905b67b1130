public import Foundation

/// The way in which a post uses the area outside the safe area: behind notches, rounded corners, bars, the home indicator, and
/// the window controls of iPadOS 26.
public enum PostSafeArea: Equatable, Sendable {
    /// The post stays inside the safe area.
    case respected
    /// The background of the post extends beyond the safe area to each edge of the screen at which the `PostPlacement.insets` are
    /// 0. The content of the post stays in the safe area.
    ///
    /// If the height of the post depends on its content, the background extends to the edge at which the post is shown and to the
    /// sides, but not to the opposite edge. If such a post is too tall, it ends at the border of the safe area at the opposite
    /// edge, and its content scrolls.
    case filled
    /// The background and the content of the post both extend beyond the safe area. The sensor housing or window controls can
    /// hide parts of the content.
    case ignored
}

/// The response of a post to a keyboard that would cover it, whether the keyboard belongs to a text field in the post, in the
/// rest of the app or in another app.
public enum PostKeyboard: Equatable, Sendable {
    /// The post moves above the keyboard, together with it, and moves back when the keyboard leaves. A floating keyboard has an
    /// effect only if it would cover the post. If there isn't enough room above the keyboard, the height of the post is reduced
    /// and its content scrolls.
    ///
    /// - Parameters:
    ///   - spacing: The distance between the post and the keyboard in points. The default is nil, which uses the bottom inset of
    ///     the post, but at most 10 points. So a post without insets, such as a `.bar`, touches the keyboard. The insets are
    ///     those of `PostPresentation.placement` or, if it has none, `PostView.edgeInsets`.
    ///   - resistance: The minimum distance in points between the post and the top of the safe area while a keyboard is shown.
    ///     The default is nil, which uses the top inset of the post. The value has no effect on a post inside the bounds of its
    ///     `PostView`; `PostPlacement` describes which posts are.
    case avoided(spacing: CGFloat? = nil, resistance: CGFloat? = nil)
    /// The post doesn't move when a keyboard appears, and the keyboard can cover it.
    case ignored
}
