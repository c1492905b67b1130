import UIKit

/// A layer between a post and the app, such as a dimming color or a blur. A backdrop has fills (colors, gradients or blurs) and a
/// response to touches outside the post.
///
/// ```swift
/// request.editPresentation { $0.backdrop = PostBackdrop(.blur(.systemMaterial), touches: .absorb) }
/// ```
///
/// A backdrop covers the whole view or window in which posts are shown. With a post view of `createBarPostView(edge:)`, the
/// backdrop covers the whole window including the bars. The backdrop appears and disappears with its post.
///
/// If several posts of a post view have backdrops, only the backdrop of the newest of these posts is shown, directly behind that
/// post and above the other posts. When that post leaves, the previous backdrop is shown again. If one post replaces another, and
/// their backdrops look the same, the backdrop stays and doesn't fade out and in again.
public struct PostBackdrop: Sendable {
    /// The colors, gradients or blurs of the backdrop, from the lowest to the uppermost. The default is an empty array, with
    /// which the backdrop is invisible.
    public var fills: [PostFill]

    /// The response to touches outside the post. The default is `.forward`, with which the touches reach the app.
    ///
    /// With a response that absorbs touches, VoiceOver finds only the post while it is on screen: VoiceOver's focus moves to the
    /// post, and returns to its previous element afterward. Use such a response only for a post that needs an answer, or while
    /// the user waits for an operation that they started. The library doesn't enforce this.
    public var touches: PostPresentation.TouchResponse

    /// The timing with which the backdrop fades in. The default takes 0.25 seconds.
    public var entrance: PostTransition.Timing

    /// The timing with which the backdrop fades out. The default takes 0.25 seconds.
    public var exit: PostTransition.Timing

    /// The accessibility label of the backdrop. The default is nil, which uses “Dismiss”, followed by the title of the post if
    /// several posts are on screen.
    ///
    /// If the backdrop absorbs touches, and a tap on it removes the post, the backdrop is a button for assistive technologies. In
    /// all other cases, they ignore the backdrop, and the label isn't used.
    public var accessibilityLabel: String?

    /// Creates a backdrop.
    ///
    /// - Parameters:
    ///   - fills: The colors, gradients or blurs, from the lowest to the uppermost. Without fills, the backdrop is invisible.
    ///   - touches: The response to touches outside the post. The default is `.forward`, with which the touches reach the app.
    ///   - entrance: The timing with which the backdrop fades in. The default takes 0.25 seconds.
    ///   - exit: The timing with which the backdrop fades out. The default takes 0.25 seconds.
    public init(
        _ fills: PostFill...,
        touches: PostPresentation.TouchResponse = .forward,
        entrance: PostTransition.Timing = PostTransition.Timing(duration: 0.25),
        exit: PostTransition.Timing = PostTransition.Timing(duration: 0.25)
    ) {
        self.fills = fills
        self.touches = touches
        self.entrance = entrance
        self.exit = exit
    }

    /// A backdrop that draws nothing, and with which touches outside the post reach the app. This is the default of a
    /// presentation.
    public static let none = PostBackdrop()

    /// A black backdrop with an opacity of 0.4. A tap on the backdrop removes the post, and touches on it don't reach the app.
    public static let dim = PostBackdrop(.color(UIColor(white: 0, alpha: 0.4)), touches: .remove)

    /// A backdrop that blurs the app. A tap on the backdrop removes the post, and touches on it don't reach the app.
    public static let blur = PostBackdrop(.blur(.systemThinMaterial), touches: .remove)

    /// A Boolean value that indicates whether the backdrop is invisible and doesn't respond to touches.
    var isNone: Bool { fills.isEmpty && touches.isForwarding && touches.actions.isEmpty }

    /// A Boolean value that indicates whether the backdrop keeps touches from the app.
    var isBlocking: Bool { !touches.isForwarding }
}
