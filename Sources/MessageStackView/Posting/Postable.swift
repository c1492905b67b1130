public import UIKit

/// A value that can be posted. Its properties are read when it is posted. Its view is made just before the entrance, so a
/// waiting value needs no view.
///
/// The requirements are isolated to the main actor, so they can use an app's constants that are. The value itself isn't, so it
/// can be made anywhere.
public protocol Postable: Sendable {
    /// The time on screen; nil, the default, for the duration in the manager's `defaults`.
    @MainActor var duration: PostDuration? { get }

    /// The text that `PostManager.history` records for a post that ends before its view is made, such as one that never
    /// leaves the queue; nil, the default, for an empty text. For all other posts, the history records the text in the
    /// view.
    @MainActor var summary: String? { get }

    /// The severity of the value; nil by default.
    @MainActor var severity: PostSeverity? { get }

    /// The rank among other posts; `.normal` by default.
    @MainActor var priority: PostPriority { get }

    /// The rule for whether the post waits for those on screen; nil, the default, for that in the manager's `defaults`.
    @MainActor var precedence: PostPrecedence? { get }

    /// The presentation of posts that show the value. If it is nil, the default, the poster's presentation applies. See
    /// `PostRequest.presentation` for the precedence.
    @MainActor var presentation: PostPresentation? { get }

    /// Returns a new view that shows the value. It is called once for each post, just before the entrance.
    @MainActor func makeView() -> UIView

    /// Updates a view that shows another value in place.
    ///
    /// - Returns: A Boolean value that indicates whether the view shows this value now. If it is false, the default, a
    ///   new view replaces that one.
    @MainActor func update(_ view: UIView) -> Bool
}

extension Postable {
    public var duration: PostDuration? { nil }

    public var summary: String? { nil }

    public var severity: PostSeverity? { nil }

    public var priority: PostPriority { .normal }

    public var precedence: PostPrecedence? { nil }

    public var presentation: PostPresentation? { nil }

    @MainActor
    public func update(_ view: UIView) -> Bool { false }
}

/// A value that informs about something, such as a message. Without an action, it is out of date soon.
protocol PostNotice: Postable {
    /// Whether the view will have, or may have, a control that does more than close the post.
    @MainActor var mayHaveActions: Bool { get }
}

extension PostNotice {
    @MainActor var mayHaveActions: Bool { false }
}
