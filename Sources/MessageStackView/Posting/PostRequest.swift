import UIKit

/// A view to post, with its duration, priority, rules and presentation.
///
/// ```swift
/// var request = PostRequest(view: UIView(), dismissAfter: 3)
/// request.priority = .high
/// request.key = "upload"
/// request.duplicatePolicy = .replace
/// postView.post(request)
/// ```
///
/// Properties that are nil take their values from the manager's `defaults`.
public struct PostRequest: Sendable {
    // MARK: - Lifecycle

    /// Creates a request to show a view.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - dismissAfter: The seconds for which the view is shown; nil, the default, to show it until it is removed.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    ///   - priority: The rank among waiting posts. The default is `.normal`.
    @MainActor
    public init(
        view: UIView,
        dismissAfter: TimeInterval? = nil,
        animated: PostAnimation = .default,
        priority: PostPriority = .normal
    ) {
        self.init(
            PostContent(view: view), duration: PostDuration(dismissAfter: dismissAfter), animated: animated,
            priority: priority)
    }

    /// Creates a request to show a view that is made later. Each post of the request makes its own view.
    ///
    /// - Parameters:
    ///   - dismissAfter: The seconds for which the view is shown; nil, the default, to show it until it is removed.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    ///   - priority: The rank among waiting posts. The default is `.normal`.
    ///   - makeView: A closure that returns the view. It is called once for each post, just before its entrance.
    public init(
        dismissAfter: TimeInterval? = nil,
        animated: PostAnimation = .default,
        priority: PostPriority = .normal,
        makeView: @escaping @MainActor @Sendable () -> UIView
    ) {
        self.init(
            PostContent(makeView), duration: PostDuration(dismissAfter: dismissAfter), animated: animated,
            priority: priority)
    }

    /// Creates a request to show the view of a controller.
    ///
    /// While the post is on screen, the controller is a descendant of the controller to which the poster's view
    /// belongs. In a post view on the app's window, it has none above its direct parent. If it has another parent before, or
    /// is in another post, it is taken out of there. While it presents another controller in its place, the post stays, and its
    /// time stops. A width or height in the `preferredContentSize` of the
    /// posted controller that isn't zero is that of the post, unless the presentation sets one. A change of it resizes the post.
    ///
    /// - Parameters:
    ///   - viewController: The controller, which is retained until the post ends. Its view is loaded just before the
    ///     entrance.
    ///   - dismissAfter: The seconds for which the view is shown; nil, the default, to show it until it is removed.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    ///   - priority: The rank among waiting posts. The default is `.normal`.
    @MainActor
    public init(
        viewController: UIViewController,
        dismissAfter: TimeInterval? = nil,
        animated: PostAnimation = .default,
        priority: PostPriority = .normal
    ) {
        self.init(
            PostContent(viewController), duration: PostDuration(dismissAfter: dismissAfter), animated: animated,
            priority: priority)
    }

    /// Creates a request to show a value, on any thread. The duration, priority, precedence, severity and presentation are
    /// those of the value when the request is posted, unless they are set, even to nil. Each post of the request makes its own
    /// view, so the request can be posted again, also on other posters.
    ///
    /// - Parameters:
    ///   - model: The value.
    ///   - animated: The animated motions: the entrance, the exit or both. The default is `.default`, for those of the manager's
    ///     `defaults`.
    ///   - priority: The rank among waiting posts; nil, the default, for that of the value.
    public init(_ model: some Postable, animated: PostAnimation = .default, priority: PostPriority? = nil) {
        self.init(PostContent(model), duration: nil, animated: animated, priority: priority ?? .normal)
        unset = priority == nil ? .all : .all.subtracting(.priority)
    }

    /// Creates a request to show a value, and reads the properties of the value at once, so that an app's closure can read them.
    @MainActor
    init(reading model: some Postable) {
        self.init(model)
        readValue()
    }

    private init(_ content: PostContent, duration: PostDuration?, animated: PostAnimation, priority: PostPriority) {
        self.content = content
        self.duration = duration
        self.animated = animated
        self.priority = priority
    }

    // MARK: - Content

    var content: PostContent

    /// The view to show.
    ///
    /// Reading it changes a request that was created with a value or closure: from then on, all posts of the request and of its
    /// copies share this view, so only one of these posts can be on screen or wait at a time. To get the view of a post without
    /// this effect, read `Post.view`.
    @MainActor
    public var view: UIView {
        get { content.view }
        set {
            readValue()
            content = PostContent(view: newValue)
        }
    }

    // MARK: - Time

    /// The time on screen; nil for the manager's default. Until it is set, or the request is posted, nil stands for that of the
    /// value, if there is one.
    public var duration: PostDuration? {
        didSet { unset.remove(.duration) }
    }

    /// The seconds before the post may enter; nil for the manager's default. A post that is removed meanwhile is never
    /// shown. NaN, infinity and negative numbers count as zero.
    public var delay: TimeInterval? {
        get { options.delay }
        set { options.delay = newValue }
    }

    /// The minimum number of seconds on screen, from the end of the entrance, before an animated removal by code takes
    /// effect; nil for the manager's default. Removal by the user, by a post that replaces it, without animation or by
    /// `removeAll` takes effect at once. NaN, infinity and negative numbers count as zero.
    public var minimumTime: TimeInterval? {
        get { options.minimumTime }
        set { options.minimumTime = newValue }
    }

    /// The seconds from posting, including the delay, after which a post that is still waiting ends with
    /// `PostRemovalReason.expired`; nil for the manager's default. The time continues while the device sleeps. With NaN
    /// or infinity, the post never expires.
    ///
    /// If the manager's default is nil too, a notice expires once it has waited for 30 seconds in which only other posts kept it
    /// off the screen: neither a delay, a suspension, a missing window nor a scene in the background. A notice is a `Message`, a
    /// `NoteMessage`, a `BadgeMessage` or a text that times out, has no action, and is no warning or error.
    /// `PostDuration.scale` multiplies the 30 seconds. Other posts never expire by default.
    public var expiresAfter: TimeInterval? {
        get { options.expiresAfter }
        set { options.expiresAfter = newValue }
    }

    // MARK: - Rules

    /// The animated changes; `.default` by default, for those of the manager's `defaults`, which are the entrance and the exit.
    public var animated: PostAnimation

    /// The rank among waiting posts; `.normal` by default. Until it is set, or the request is posted, `.normal` stands for that
    /// of the value, if there is one.
    public var priority: PostPriority {
        didSet { unset.remove(.priority) }
    }

    /// The key by which an app finds, counts and removes the post; nil by default.
    public var key: PostKey?

    /// The rule for whether the post waits for those on screen; nil for the manager's default. Until it is set, or the request
    /// is posted, nil stands for that of the value, if there is one.
    public var precedence: PostPrecedence? {
        get { options.precedence }
        set {
            options.precedence = newValue
            unset.remove(.precedence)
        }
    }

    /// The policy if another post has the same key; nil for the manager's default. It has no effect without a key.
    public var duplicatePolicy: PostDuplicatePolicy? {
        get { options.duplicatePolicy }
        set { options.duplicatePolicy = newValue }
    }

    /// A Boolean value that indicates whether the post enters, and its dismissal timer runs, while its manager is
    /// suspended. The default is false.
    ///
    /// Like any other post, it needs room. Posts on screen stay there during a suspension, so a post that must be seen
    /// needs a `precedence` that replaces one of them.
    public var ignoresSuspension: Bool {
        get { options.ignoresSuspension }
        set { options.ignoresSuspension = newValue }
    }

    /// A Boolean value that indicates whether the post moves to another scene when its scene disconnects; nil for the
    /// manager's default.
    ///
    /// This applies to post views of windows. A post that was on screen waits in the other scene with the time that it
    /// had left. Without another scene, it waits until one connects. A post that doesn't outlive its scene ends with
    /// `PostRemovalReason.hostGone`.
    public var outlivesScene: Bool? {
        get { options.outlivesScene }
        set { options.outlivesScene = newValue }
    }

    /// The gestures that remove the post; nil for those of `PostManager.gestureManager`.
    public var gestures: PostGestures? {
        get { options.gestures }
        set { options.gestures = newValue }
    }

    // MARK: - Presentation

    /// A closure that edits the presentation of this post; nil by default. It is called before each entrance and for
    /// each update.
    ///
    /// ```swift
    /// request.presentation = { $0.placement = .center }
    /// ```
    ///
    /// The sources of a post's presentation have this precedence, the highest first:
    /// 1. This closure, which edits the presentation from the next source.
    /// 2. The `as` argument of the method that posted the request, as in `postView.post(request, as: .card(.top))`.
    /// 3. The `Postable.presentation` of the posted value.
    /// 4. The `PostDefaults.presentation` of the manager's `defaults`.
    /// 5. The `UIViewPoster.presentation` of the poster, which is that of `PostDefaults.app` unless the poster has its own.
    ///
    /// A presentation from the second to fourth source that has no background keeps the style of the poster: the post has the
    /// poster's `background`, and its border, its colors and its interface style where that presentation has the defaults. The
    /// corners and shadows are always those of the presentation. A post whose presentation has no `PostPresentation.theme` has
    /// the theme of the poster.
    ///
    /// An update replaces each of the first three that its request has, and keeps the others.
    public var presentation: (@MainActor @Sendable (inout PostPresentation) -> Void)? {
        get { options.presentation }
        set { options.presentation = newValue }
    }

    // MARK: - Events

    /// A closure that is called when the view is about to be added; nil by default. Removing the post in it keeps the
    /// post off the screen.
    ///
    /// For a post that appears on screen, `willPost`, `didPost`, `willRemove` and `didEnd` are called once each and in
    /// this order, after the methods of the manager's delegate. `didPost` is left out if the post is removed while it
    /// enters or in `willPost`. A post that ends while it waits calls `didEnd` alone. A refused one calls none of them.
    ///
    /// ```swift
    /// request.didEnd = { [weak self] post, reason in
    ///     if reason == .tap { self?.openInbox() }
    /// }
    /// ```
    public var willPost: (@MainActor @Sendable (Post) -> Void)? {
        get { options.willPost }
        set { options.willPost = newValue }
    }

    /// A closure that is called when the entrance has ended; nil by default. See `willPost` for the order of calls.
    public var didPost: (@MainActor @Sendable (Post) -> Void)? {
        get { options.didPost }
        set { options.didPost = newValue }
    }

    /// A closure that is called when the view is about to leave; nil by default. See `willPost` for the order of calls.
    public var willRemove: (@MainActor @Sendable (Post) -> Void)? {
        get { options.willRemove }
        set { options.willRemove = newValue }
    }

    /// A closure that is called when the post has ended and its view has left the screen; nil by default. See
    /// `willPost` for the order of calls.
    ///
    /// A request that is merged into another post, by `PostDuplicatePolicy.update` or `.count`, ends at once: this closure is
    /// called with `PostRemovalReason.merged(into:)` while that post stays on screen. Only the closure of the first request is
    /// called when that post ends. A refused request calls no closure; see `Post.refusal`.
    public var didEnd: (@MainActor @Sendable (Post, PostRemovalReason) -> Void)? {
        get { options.didEnd }
        set { options.didEnd = newValue }
    }

    // MARK: - Announcement

    /// The severity of the post; nil for none. It determines the first spoken word, the haptic and the priority of the
    /// announcement. Until it is set, or the request is posted, nil stands for that of the value, if there is one.
    public var severity: PostSeverity? {
        didSet { unset.remove(.severity) }
    }

    /// A Boolean value that indicates whether an action of the user caused the post; nil, the default, for that of the
    /// manager's `defaults`, which is true.
    ///
    /// The announcement of such a post interrupts the current one. If this property is false, the announcement waits
    /// for the current one to end, unless the post is about an error.
    public var isUserInitiated: Bool?

    /// The text that is announced instead of the text in the view; nil, the default, for the text in the view. With an
    /// empty text, the post isn't announced.
    ///
    /// A modal post gets VoiceOver's focus, so VoiceOver reads the focused element, and the rest of the texts is announced. A
    /// text of this property interrupts that reading.
    public var accessibilityMessage: String? {
        get { options.accessibilityMessage }
        set { options.accessibilityMessage = newValue }
    }

    /// A closure that returns the element to which VoiceOver's focus moves when the post ends, if the focus is in the post and
    /// the element that had it before is gone; nil by default, for the element that the system chooses. While other posts are
    /// shown, the focus moves to the next one instead. UIKit chooses the next focus of a hardware keyboard.
    ///
    /// ```swift
    /// request.accessibilityReturnElement = { [weak titleLabel] in titleLabel }
    /// ```
    public var accessibilityReturnElement: (@MainActor @Sendable () -> Any?)? {
        get { options.accessibilityReturnElement }
        set { options.accessibilityReturnElement = newValue }
    }

    /// The haptic for each entrance; `.automatic` by default, for that of the manager's `defaults` or, if it is automatic too,
    /// of the severity. A post that is refused, merged, or removed while it waits plays no haptic.
    public var haptic = PostHaptic.automatic

    /// A Boolean value that indicates whether a modal post gets the focus of assistive technologies. The default is
    /// true.
    var takesFocus: Bool {
        get { options.takesFocus }
        set { options.takesFocus = newValue }
    }

    /// The theme of the view of SwiftUI that posts; nil for other posts.
    var themeSource: PostThemeSource? {
        get { options.themeSource }
        set { options.themeSource = newValue }
    }

    /// The haptic to play: that of `haptic`, which depends on the severity if it is `.automatic`; nil for none.
    var resolvedHaptic: PostHaptic? { haptic.resolved(for: severity) }

    // MARK: - Private

    /// The storage of `options`; nil if they have their defaults. Thousands of requests may wait, and few set any of them.
    private var optionsBox: PostBox<RequestOptions>?

    private var options: RequestOptions {
        get { (optionsBox ?? Self.defaultOptions).value }
        set { optionsBox = PostBox(newValue) }
    }

    private static let defaultOptions = PostBox(RequestOptions())

    /// The properties that weren't set, so that those of the value apply; none for a request without a value.
    private var unset: ValueProperties = []

    private struct ValueProperties: OptionSet {
        let rawValue: UInt8

        static let duration = ValueProperties(rawValue: 1 << 0)
        static let priority = ValueProperties(rawValue: 1 << 1)
        static let precedence = ValueProperties(rawValue: 1 << 2)
        static let severity = ValueProperties(rawValue: 1 << 3)
        static let all: ValueProperties = [.duration, .priority, .precedence, .severity]
    }

    /// Reads the properties that weren't set from the value, if there is one.
    @MainActor
    mutating func readValue() {
        guard let model = content.model else { return }
        if unset.contains(.duration) { duration = model.duration }
        if unset.contains(.priority) { priority = model.priority }
        if unset.contains(.precedence), let precedence = model.precedence { self.precedence = precedence }
        if unset.contains(.severity) { severity = model.severity }
        if let presentation = model.presentation { options.preset = PostBox(presentation) }
    }
}

/// The properties of a request that are rarely set.
private struct RequestOptions: Sendable {
    var delay: TimeInterval?
    var minimumTime: TimeInterval?
    var expiresAfter: TimeInterval?
    var precedence: PostPrecedence?
    var duplicatePolicy: PostDuplicatePolicy?
    var ignoresSuspension = false
    var outlivesScene: Bool?
    var gestures: PostGestures?
    var presentation: (@MainActor @Sendable (inout PostPresentation) -> Void)?
    var willPost: (@MainActor @Sendable (Post) -> Void)?
    var didPost: (@MainActor @Sendable (Post) -> Void)?
    var willRemove: (@MainActor @Sendable (Post) -> Void)?
    var didEnd: (@MainActor @Sendable (Post, PostRemovalReason) -> Void)?
    var accessibilityMessage: String?
    var accessibilityReturnElement: (@MainActor @Sendable () -> Any?)?
    var takesFocus = true
    /// The theme of the view of SwiftUI that posts.
    var themeSource: PostThemeSource?
    /// The presentation that was passed to the method that posted the request.
    var base: PostBox<PostPresentation>?
    /// The presentation of the posted value.
    var preset: PostBox<PostPresentation>?
}

/// The changes of a post that are animated.
public struct PostAnimation: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The entrance.
    public static let onPost = PostAnimation(rawValue: 1 << 0)
    /// The exit, whatever causes it.
    public static let onRemove = PostAnimation(rawValue: 1 << 1)
    /// The entrance and the exit.
    public static let both: PostAnimation = [.onPost, .onRemove]
    /// No change.
    public static let none: PostAnimation = []
    /// The animated changes of the manager's `PostDefaults.animated`, which are the entrance and the exit unless the app sets
    /// others.
    public static let `default` = PostAnimation(rawValue: 1 << 2 | both.rawValue)
}

// MARK: - Resolving the presentation

extension PostRequest {
    /// A Boolean value that indicates whether the request determines more than the poster's presentation.
    var hasPresentation: Bool { options.presentation != nil || options.base != nil || options.preset != nil }

    /// Returns the request with the presentation that a posting method was called with; unchanged if that is nil.
    func shown(as presentation: PostPresentation?) -> PostRequest {
        guard let presentation else { return self }
        var request = self
        request.options.base = PostBox(presentation)
        return request
    }

    /// Uses the presentation of a manager's defaults, unless the request or its value has one. The value was read before.
    mutating func useDefault(_ presentation: PostPresentation?) {
        guard let presentation, options.base == nil, options.preset == nil else { return }
        options.preset = PostBox(presentation)
    }

    /// Returns whether a post with an automatic duration is expected to stay until it is answered, since it is about an error,
    /// or its view will have or may have an action. Its view isn't made yet.
    @MainActor
    func mayStay(on poster: (any UIViewPoster)?) -> Bool {
        let presentation = (options.base ?? options.preset)?.value ?? poster?.presentation
        return severity == .error || (content.model as? any PostNotice)?.mayHaveActions == true
            || presentation?.needsAnswer == true
    }

    /// Returns whether the post only informs about something that is out of date soon.
    @MainActor
    func isNotice(on poster: (any UIViewPoster)?) -> Bool {
        content.model is any PostNotice && severity != .warning && !mayStay(on: poster)
    }

    /// Replaces the presentation with that of another request. A presentation of the own value stays.
    mutating func takePresentation(of other: PostRequest) {
        options.presentation = other.presentation
        options.base = other.options.base
        options.preset = options.preset ?? other.options.preset
        options.themeSource = other.themeSource
    }

    /// Replaces the announcement with that of another request, and the parts of the presentation that it has.
    mutating func takeOptions(of other: PostRequest) {
        guard optionsBox != nil || other.optionsBox != nil else { return }
        var options = options
        options.accessibilityMessage = other.accessibilityMessage
        options.accessibilityReturnElement = other.accessibilityReturnElement
        options.takesFocus = other.takesFocus
        options.presentation = other.presentation ?? presentation
        options.base = other.options.base ?? options.base
        options.preset = other.options.preset ?? options.preset
        options.themeSource = other.themeSource ?? themeSource
        self.options = options
    }

    /// Returns the presentation on a poster, by the rules of `presentation`. Its theme is that of the post; nil for none.
    @MainActor
    func unthemedPresentation(on poster: (any UIViewPoster)?) -> PostPresentation {
        let posters = poster?.presentation ?? PostPresentation()
        var resolved = posters
        if let own = (options.base ?? options.preset)?.value {
            resolved = own
            resolved.style = own.style.over(posters.style)
        } else {
            resolved.theme = nil
        }
        presentation?(&resolved)
        return resolved
    }

    /// Returns the presentation with the colors and metrics of the first theme in the order of `PostTheme`.
    @MainActor
    func themed(_ presentation: PostPresentation, on poster: (any UIViewPoster)?) -> PostPresentation {
        presentation.resolved(
            with: presentation.theme ?? themeSource?.theme ?? poster?.presentation.theme ?? PostTheme.app)
    }
}
