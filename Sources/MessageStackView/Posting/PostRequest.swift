import UIKit

/// What to show, for how long, and how urgently. A value: posting it twice makes two posts.
///
/// ```swift
/// var request = PostRequest(view: UIView(), dismissAfter: 3)
/// request.priority = .high
/// postView.post(request)
/// ```
public struct PostRequest: Sendable {
    /// Seconds for which it is shown, from the end of its entrance and not counting the time in which the user touches
    /// it or can't see it. The default is nil: until it is removed, which NaN, infinity, zero and less mean too.
    public var dismissAfter: TimeInterval?

    /// Which of its changes are animated; both by default.
    public var animated: PostAnimation

    /// Its rank among those that wait; `.normal` by default.
    public var priority: PostPriority

    /// What to look it up and to remove it by; nil by default.
    public var key: PostKey?

    /// What to do if another post has the same key; `.post` by default. It means nothing without a key.
    public var duplicatePolicy = PostDuplicatePolicy.post

    var content: PostContent

    /// A request to show a view of one's own.
    @MainActor
    public init(
        view: UIView,
        dismissAfter: TimeInterval? = .defaultDismiss,
        animated: PostAnimation = .default,
        priority: PostPriority = .normal
    ) {
        self.init(PostContent(view: view), dismissAfter: dismissAfter, animated: animated, priority: priority)
    }

    /// A request to show a view that doesn't exist yet.
    ///
    /// - Parameters:
    ///   - dismissAfter: seconds for which it is shown; until it is removed by default.
    ///   - animated: which of its changes are animated; both by default.
    ///   - priority: its rank among those that wait.
    ///   - makeView: called at most once, when the request's turn has come or `view` is read.
    public init(
        dismissAfter: TimeInterval? = .defaultDismiss,
        animated: PostAnimation = .default,
        priority: PostPriority = .normal,
        makeView: @escaping @MainActor @Sendable () -> UIView
    ) {
        self.init(PostContent(makeView: makeView), dismissAfter: dismissAfter, animated: animated, priority: priority)
    }

    /// A request to show a value, for as long as that value wants.
    public init(_ model: some Postable, animated: PostAnimation = .default, priority: PostPriority = .normal) {
        self.init(
            PostContent { model.makeView() },
            dismissAfter: model.dismissAfter,
            animated: animated,
            priority: priority
        )
    }

    private init(
        _ content: PostContent,
        dismissAfter: TimeInterval?,
        animated: PostAnimation,
        priority: PostPriority
    ) {
        self.content = content
        self.dismissAfter = dismissAfter
        self.animated = animated
        self.priority = priority
    }

    /// The view to show. Reading it makes the view, if it has not been made yet.
    @MainActor
    public var view: UIView {
        get { content.view }
        set { content = PostContent(view: newValue) }
    }
}
