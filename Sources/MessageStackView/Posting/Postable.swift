public import UIKit

/// A value that can be posted, such as a `Message`. The properties of the value are read when the value is posted. The view that
/// shows the value is made just before the entrance, so a waiting post of a value has no view.
///
/// The requirements are isolated to the main actor, so they can use the app's constants that are isolated to the main actor too.
/// The value itself isn't isolated, so it can be created on any thread.
public protocol Postable: Sendable {
    /// The time on screen of a post that shows the value. The default is nil, which uses the duration of `PostManager.defaults`,
    /// then of `PostEnvironment.app.options`, and otherwise `.automatic`.
    @MainActor var duration: PostDuration? { get }

    /// The text of a post whose view isn't made yet. `Post.text` returns it while the post waits, and `PostManager.history`
    /// records it for a post that ends without having been shown. The default is nil, which means an empty text. Once the view is
    /// made, `Post.text` is the text in the view.
    @MainActor var summary: String? { get }

    /// The severity of a post that shows the value. The default is nil, which uses the severity of `PostManager.defaults`, then
    /// of `PostEnvironment.app.options`. If these are nil too, the post has no severity.
    @MainActor var severity: PostSeverity? { get }

    /// The rank of a post of the value among waiting posts. The default is `.normal`.
    @MainActor var priority: PostPriority { get }

    /// The rule for whether a post of the value waits for the posts on screen, or replaces one of them. The default is nil, which
    /// uses the precedence of `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise `.enqueue`.
    @MainActor var precedence: PostPrecedence? { get }

    /// The presentation of posts that show the value. The default is nil, which uses the presentation of `PostManager.defaults`
    /// or, if that is nil, of the poster (the `PostView` or other object that shows the post). See `PostOptions.presentation` for
    /// the precedence.
    @MainActor var presentation: PostPresentation? { get }

    /// Returns a new view that shows the value. The manager calls this method once for each post, just before the entrance.
    @MainActor func makeView() -> UIView

    /// Changes the view of a post, which shows a previous value, so that the view shows this value. The manager calls this method
    /// when a post on screen is updated with this value.
    ///
    /// - Parameter view: The view of the updated post. It can be of any type.
    /// - Returns: A Boolean value that indicates whether the view shows this value now. If it is false, as in the default
    ///   implementation, a new view of `makeView()` replaces the existing view.
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
