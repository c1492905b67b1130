public import Foundation

/// The use of the area that the safe area excludes: notches, rounded corners, bars and the home indicator. The window
/// controls of iPadOS 26 count too.
public enum PostSafeArea: Equatable, Sendable {
    /// The post stays in the safe area.
    case respected
    /// The background of the post extends to the edges to which it has no inset; its content stays in the safe area.
    case filled
    /// The post and its content ignore the safe area. Parts of them can be hidden behind the sensor housing
    /// or window controls.
    case ignored
}

/// The response of a post to a keyboard that would cover it, whichever app or view shows the keyboard.
public enum PostKeyboard: Equatable, Sendable {
    /// The post moves above the keyboard, in step with it, and back. A floating post moves only if the keyboard reaches
    /// it. If there isn't enough room above the keyboard, the post becomes lower and its content scrolls.
    ///
    /// - Parameters:
    ///   - spacing: The distance between the post and the keyboard in points; nil, the default, for 10 points or, if that is
    ///     less, the distance of the placement from its edge, so that a bar touches the keyboard. NaN, infinite and negative
    ///     distances count as zero.
    ///   - resistance: The minimum distance in points from the top of the host's safe area; nil, the default, for the
    ///     distance of the placement. It has no effect on a post in the post view's own frame.
    case avoided(spacing: CGFloat? = nil, resistance: CGFloat? = nil)
    /// The post doesn't move.
    case ignored
}
