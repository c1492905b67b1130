import UIKit

/// What to show, for how long, and how urgently.
///
/// ```swift
/// var request = PostRequest(view: UIView(), dismissAfter: 3)
/// request.priority = .high
/// request.key = "upload"
/// request.duplicatePolicy = .replace
/// postView.post(request)
/// ```
///
/// What is nil here is as the manager's `defaults` say.
public struct PostRequest: Sendable {
    /// How long it is shown; nil for the manager's default.
    public var duration: PostDuration?

    /// Which of its changes are animated; both by default.
    public var animated: PostAnimation

    /// Its rank among those that wait; `.normal` by default.
    public var priority: PostPriority

    var content: PostContent
    private var rules: Boxed<PostRules>?

    /// A request to show a view of one's own.
    @MainActor
    public init(
        view: UIView,
        dismissAfter: TimeInterval? = .defaultDismiss,
        animated: PostAnimation = .default,
        priority: PostPriority = .normal
    ) {
        self.init(
            PostContent(view: view), duration: PostDuration(dismissAfter: dismissAfter), animated: animated,
            priority: priority)
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
        self.init(
            PostContent.Closure(makeView), duration: PostDuration(dismissAfter: dismissAfter), animated: animated,
            priority: priority)
    }

    /// A request to show a controller. As long as it is on the screen, it is in a container of ours, and with that a
    /// descendant of the controller that the poster's view belongs to; one in the app's window belongs to none. Its
    /// `preferredContentSize` is the size of the post, as far as that isn't zero and the presentation leaves it open,
    /// and a change of it changes the post.
    ///
    /// - Parameters:
    ///   - viewController: its view is loaded when the request's turn has come. It is kept until the post ends.
    ///   - dismissAfter: seconds for which it is shown; until it is removed by default.
    ///   - animated: which of its changes are animated; both by default.
    ///   - priority: its rank among those that wait.
    @MainActor
    public init(
        viewController: UIViewController,
        dismissAfter: TimeInterval? = .defaultDismiss,
        animated: PostAnimation = .default,
        priority: PostPriority = .normal
    ) {
        self.init(
            PostContent.Controller(viewController), duration: PostDuration(dismissAfter: dismissAfter),
            animated: animated, priority: priority)
    }

    /// A request to show a value, for as long as that value wants.
    public init(_ model: some Postable, animated: PostAnimation = .default, priority: PostPriority = .normal) {
        self.init(PostContent.Model(model), duration: model.duration, animated: animated, priority: priority)
        if let severity = model.severity { self.severity = severity }
    }

    private init(
        _ content: PostContent,
        duration: PostDuration?,
        animated: PostAnimation,
        priority: PostPriority
    ) {
        self.content = content
        self.duration = duration
        self.animated = animated
        self.priority = priority
    }

    /// The view to show. Reading it makes the view, if it has not been made yet.
    @MainActor
    public var view: UIView {
        get { content.view }
        set { content = PostContent(view: newValue) }
    }

    /// Seconds for which it is shown; nil if it has no fixed time. Setting nil lets it stay until it is removed, which
    /// NaN, infinity, zero and less mean too.
    public var dismissAfter: TimeInterval? {
        get { duration?.seconds }
        set { duration = PostDuration(dismissAfter: newValue) }
    }

    // MARK: Rules

    /// What to look it up and to remove it by; nil by default.
    public var key: PostKey? {
        get { rules?.value.key }
        set { edit { $0.key = newValue } }
    }

    /// Whether it waits for those on the screen; nil for the manager's default.
    public var precedence: PostPrecedence? {
        get { rules?.value.precedence }
        set { edit { $0.precedence = newValue } }
    }

    /// What to do if another post has the same key; nil for the manager's default. It means nothing without a key.
    public var duplicatePolicy: PostDuplicatePolicy? {
        get { rules?.value.duplicatePolicy }
        set { edit { $0.duplicatePolicy = newValue } }
    }

    /// Seconds before it takes its place among those that wait; nil for the manager's default. Removed meanwhile, it is
    /// never seen. NaN, infinity and less than zero count as none.
    public var delay: TimeInterval? {
        get { rules?.value.delay }
        set { edit { $0.delay = newValue } }
    }

    /// Seconds that it stays on the screen at least, from the end of its entrance, before an animated removal by code
    /// takes effect; nil for the manager's default. The user, a post that takes its place, an unanimated removal and
    /// `removeAll` end it at once. NaN, infinity and less than zero count as none.
    public var minimumTime: TimeInterval? {
        get { rules?.value.minimumTime }
        set { edit { $0.minimumTime = newValue } }
    }

    /// Seconds that it waits at most, its delay included, before it ends unseen, with `PostRemovalReason.expired`; nil
    /// for the manager's default. Time goes on while the device sleeps. NaN and infinity mean for ever.
    public var expiresAfter: TimeInterval? {
        get { rules?.value.expiresAfter }
        set { edit { $0.expiresAfter = newValue } }
    }

    /// Whether it can't wait: while its manager is suspended it comes nevertheless, and its time runs; false by
    /// default.
    ///
    /// It needs room as any other does. Those on the screen stay there during a suspension, so one that must be seen
    /// has a `precedence` that takes the place of another.
    public var ignoresSuspension: Bool {
        get { rules?.value.ignoresSuspension ?? false }
        set { edit { $0.ignoresSuspension = newValue } }
    }

    /// Whether it goes on with another scene when its own goes; nil for the manager's default.
    ///
    /// This concerns the post views of windows. If it was on the screen, it waits there for another turn, with the time
    /// that it had left; if there is no other scene, for the next to come. A post that doesn't outlive its scene ends
    /// with `PostRemovalReason.hostGone`.
    public var outlivesScene: Bool? {
        get { rules?.value.outlivesScene }
        set { edit { $0.outlivesScene = newValue } }
    }

    /// What removes it; nil for what `PostManager.gestureManager` says.
    public var gestures: PostGestures? {
        get { rules?.value.gestures }
        set { edit { $0.gestures = newValue } }
    }

    /// Changes how it is shown, from what its poster's presentation says; nil by default. Called each time that it
    /// comes on the screen.
    ///
    /// ```swift
    /// request.presentation = { $0.placement = .center }
    /// ```
    public var presentation: (@Sendable (inout PostPresentation) -> Void)? {
        get { rules?.value.presentation }
        set { edit { $0.presentation = newValue } }
    }

    /// What it calls when it comes and goes.
    public var handlers: PostHandlers {
        get { rules?.value.handlers ?? PostHandlers() }
        set { edit { $0.handlers = newValue } }
    }

    // MARK: People

    /// What kind of news it brings, and so which word is spoken first, what is felt, and how urgently it is announced;
    /// nil by default, or what the value to be posted says.
    public var severity: PostSeverity? {
        get { telling.severity }
        set { telling.severity = newValue }
    }

    /// What led to it; `.user` by default.
    public var origin: PostOrigin {
        get { telling.origin }
        set { telling.origin = newValue }
    }

    /// What is spoken in place of the text that can be read in it; nil, the default, for that text. If it is empty, the
    /// post isn't announced. A post that keeps touches from the app has VoiceOver's focus, and so its own text read.
    public var accessibilityMessage: String? {
        get { telling.accessibilityMessage }
        set { telling.accessibilityMessage = newValue }
    }

    /// What is felt when it appears, once for each time; `.automatic` by default. A post that is refused, merged or
    /// removed while it waits is not felt.
    public var haptic: PostHaptic {
        get { telling.haptic }
        set { telling.haptic = newValue }
    }

    var telling: PostTelling {
        get { rules?.value.telling ?? PostTelling() }
        set { edit { $0.telling = newValue } }
    }

    private mutating func edit(_ change: (inout PostRules) -> Void) {
        var new = rules?.value ?? PostRules()
        change(&new)
        rules = Boxed(new)
    }
}
