public import UIKit

/// A view to post, with its options: duration, priority, rules and presentation.
///
/// ```swift
/// var request = PostRequest(view: UIView(), dismissAfter: 3)
/// request.priority = .high
/// request.key = "upload"
/// request.duplicatePolicy = .replace
/// postView.post(request)
/// ```
///
/// All properties of ``PostOptions`` are also properties of a request. An option that isn't set in the request is taken from
/// the posted value, then from the manager's `defaults`, and then from the app's options.
@dynamicMemberLookup
public struct PostRequest: Sendable {
    // MARK: - Lifecycle

    /// Creates a request to show a view.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the manager's
    ///     `defaults` or, if that is nil, of the poster.
    ///   - dismissAfter: The time on screen in seconds. The default is nil, which shows the view until it is removed. 0 counts as
    ///     nil.
    ///   - animated: The motions that are animated: the entrance, the exit, both or none. The default is `.default`, which uses
    ///     the `animated` option of the manager's `defaults`, then of the app's options, and otherwise animates both.
    ///   - priority: The rank among waiting posts. The default is nil, which uses the priority of the manager's `defaults`,
    ///     then of the app's options, and otherwise `.normal`.
    @MainActor
    public init(
        view: UIView,
        as presentation: PostPresentation? = nil,
        dismissAfter: TimeInterval? = nil,
        animated: PostAnimation = .default,
        priority: PostPriority? = nil
    ) {
        self.init(
            PostContent(view: view), presentation, duration: PostDuration(dismissAfter: dismissAfter),
            animated: animated,
            priority: priority)
    }

    /// Creates a request to show a view that is made later. Each post of the request makes its own view.
    ///
    /// - Parameters:
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the manager's
    ///     `defaults` or, if that is nil, of the poster.
    ///   - dismissAfter: The time on screen in seconds. The default is nil, which shows the view until it is removed. 0 counts as
    ///     nil.
    ///   - animated: The motions that are animated: the entrance, the exit, both or none. The default is `.default`, which uses
    ///     the `animated` option of the manager's `defaults`, then of the app's options, and otherwise animates both.
    ///   - priority: The rank among waiting posts. The default is nil, which uses the priority of the manager's `defaults`,
    ///     then of the app's options, and otherwise `.normal`.
    ///   - makeView: A closure that returns the view to show. It is called once for each post, just before the entrance.
    public init(
        as presentation: PostPresentation? = nil,
        dismissAfter: TimeInterval? = nil,
        animated: PostAnimation = .default,
        priority: PostPriority? = nil,
        makeView: @escaping @MainActor @Sendable () -> UIView
    ) {
        self.init(
            PostContent(makeView), presentation, duration: PostDuration(dismissAfter: dismissAfter), animated: animated,
            priority: priority)
    }

    /// Creates a request to show the view of a controller.
    ///
    /// While the post is on screen, the posted controller is a descendant of the controller to which the poster's view belongs.
    /// In a post view on the app's window, no controller of the app is above it. If the posted controller has another parent or
    /// is in another post, it is removed from there first. While the posted controller presents another controller, the post
    /// stays on screen, and its time stops.
    ///
    /// A width or height that isn't zero in the `preferredContentSize` of the posted controller is the width or height of the
    /// post, unless the presentation sets another one. A change of `preferredContentSize` resizes the post.
    ///
    /// - Parameters:
    ///   - viewController: The controller. The request and its posts retain it. Its view is loaded just before the entrance.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the manager's
    ///     `defaults` or, if that is nil, of the poster.
    ///   - dismissAfter: The time on screen in seconds. The default is nil, which shows the view until it is removed. 0 counts as
    ///     nil.
    ///   - animated: The motions that are animated: the entrance, the exit, both or none. The default is `.default`, which uses
    ///     the `animated` option of the manager's `defaults`, then of the app's options, and otherwise animates both.
    ///   - priority: The rank among waiting posts. The default is nil, which uses the priority of the manager's `defaults`,
    ///     then of the app's options, and otherwise `.normal`.
    @MainActor
    public init(
        viewController: UIViewController,
        as presentation: PostPresentation? = nil,
        dismissAfter: TimeInterval? = nil,
        animated: PostAnimation = .default,
        priority: PostPriority? = nil
    ) {
        self.init(
            PostContent(viewController), presentation, duration: PostDuration(dismissAfter: dismissAfter),
            animated: animated, priority: priority)
    }

    /// Creates a request to show a value, such as a `Message`. You can call the initializer on any thread. When the request is
    /// posted, a duration, priority, precedence, severity or presentation that it doesn't set is taken from the value. Each
    /// post of the request makes its own view, so the request can be posted several times, also on other posters.
    ///
    /// - Parameters:
    ///   - model: The value to show, such as a `Message`.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the value, then of
    ///     the manager's `defaults`, and otherwise of the poster.
    ///   - animated: The motions that are animated: the entrance, the exit, both or none. The default is `.default`, which uses
    ///     the `animated` option of the manager's `defaults`, then of the app's options, and otherwise animates both.
    ///   - priority: The rank among waiting posts. The default is nil, which uses the `Postable.priority` of the value.
    public init(
        _ model: some Postable,
        as presentation: PostPresentation? = nil,
        animated: PostAnimation = .default,
        priority: PostPriority? = nil
    ) {
        self.init(PostContent(model), presentation, duration: nil, animated: animated, priority: priority)
    }

    /// Creates a request to show a value, and reads the properties of the value at once, so that an app's closure can read them.
    @MainActor
    init(reading model: some Postable) {
        self.init(model)
        readValue()
    }

    private init(
        _ content: PostContent, _ presentation: PostPresentation?, duration: PostDuration?, animated: PostAnimation,
        priority: PostPriority?
    ) {
        self.content = content
        guard presentation != nil || duration != nil || animated != .default || priority != nil else { return }
        var options = PostOptions()
        options.presentation = presentation
        options.duration = duration
        options.animated = animated
        options.priority = priority
        self.options = options
    }

    // MARK: - Content

    var content: PostContent

    /// The view that all posts of the request show. It is nil for a request of a value, a closure or a view controller, because
    /// each post of such a request has a view of its own, its `Post.view`.
    ///
    /// Setting a view replaces the content of the request, such as its value. Setting nil has no effect.
    @MainActor
    public var view: UIView? {
        get { content.sharedView }
        set {
            guard let newValue else { return }
            readValue()
            content = PostContent(view: newValue)
        }
    }

    // MARK: - Options

    /// The options of the request. Each option is also a property of the request: `request.delay` is `request.options.delay`.
    /// The exception is `presentation`: `request.presentation` is a closure that edits the presentation.
    public var options: PostOptions {
        get { (optionsBox ?? Self.noOptions).value }
        set { optionsBox = PostBox(newValue) }
    }

    /// Accesses an option of the request, so that `request.delay` is `request.options.delay`.
    public subscript<Value>(dynamicMember option: WritableKeyPath<PostOptions, Value>) -> Value {
        get { options[keyPath: option] }
        set { options[keyPath: option] = newValue }
    }

    /// Adds a closure that is called with each event of the request's posts; see ``PostOptions/onEvent(_:)``.
    ///
    /// - Parameter action: The closure to call.
    public mutating func onEvent(_ action: @escaping @MainActor @Sendable (PostEvent) -> Void) {
        options.onEvent(action)
    }

    // MARK: - Presentation

    /// A closure that edits the presentation of the post. The default is nil, which leaves the presentation unchanged. The
    /// closure is called before each entrance and for each update.
    ///
    /// ```swift
    /// request.presentation = { $0.placement = .center }
    /// ```
    ///
    /// The sources of a post's presentation have this precedence, the highest first:
    /// 1. This closure, which edits the presentation from the next source.
    /// 2. The `as` argument of the method that posted the request, as in `postView.post(request, as: .card(.top))` or, if that
    ///    is nil, of the request's initializer.
    /// 3. The `Postable.presentation` of the posted value.
    /// 4. The `PostOptions.presentation` of the manager's `defaults`.
    /// 5. The `UIViewPoster.presentation` of the poster. If the app hasn't set it, the posters of the library return the
    ///    `presentation` of `PostEnvironment.app.options`.
    ///
    /// If a presentation from the second to fourth source has no background, the post has the background of the poster's
    /// presentation. It also has the border, the colors and the interface style of the poster's presentation where the first
    /// presentation has the defaults. The corners and shadows are always those of the first presentation. A post whose
    /// presentation has no `PostPresentation.theme` has the theme of the poster.
    ///
    /// `Post.update(with:)` replaces those of the first three sources that the new request has, and keeps the others.
    public var presentation: (@MainActor @Sendable (inout PostPresentation) -> Void)? {
        get { options.editPresentation }
        set { options.editPresentation = newValue }
    }

    // MARK: - Private

    /// The storage of `options`; nil if none is set. Thousands of requests may wait.
    private var optionsBox: PostBox<PostOptions>?

    private static let noOptions = PostBox(PostOptions())
}

/// The motions of a post that are animated: its entrance, its exit, both or none.
public struct PostAnimation: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// An option to animate the entrance.
    public static let onPost = PostAnimation(rawValue: 1 << 0)
    /// An option to animate the exit, regardless of its cause.
    public static let onRemove = PostAnimation(rawValue: 1 << 1)
    /// The options to animate both the entrance and the exit.
    public static let both: PostAnimation = [.onPost, .onRemove]
    /// An empty set of options: neither the entrance nor the exit is animated.
    public static let none: PostAnimation = []
    /// A placeholder for the `PostOptions.animated` of the manager's `defaults` or of the app's options. If these aren't set
    /// either, the entrance and the exit are animated.
    public static let `default` = PostAnimation(rawValue: 1 << 2 | both.rawValue)
}

// MARK: - Resolving the presentation

extension PostRequest {
    /// Sets the options that aren't set to those of the value, if there is one.
    @MainActor
    mutating func readValue() {
        if let model = content.model { options.fill(with: PostOptions(of: model)) }
    }

    /// Sets the options that aren't set to those of the value, of a manager's defaults and of its environment.
    @MainActor
    mutating func fill(with defaults: PostOptions, _ environment: PostOptions) {
        var filled = options
        if let model = content.model { filled.fill(with: PostOptions(of: model)) }
        filled.fill(with: defaults)
        filled.fill(with: environment)
        options = filled
    }

    /// Returns the request with the presentation that a posting method was called with; unchanged if that is nil.
    func shown(as presentation: PostPresentation?) -> PostRequest {
        guard let presentation else { return self }
        var request = self
        request.options.presentation = presentation
        return request
    }
}

// MARK: - Resolving the options

extension PostOptions {
    /// The haptic to play: that of `haptic`, which depends on the severity if it is `.automatic`; nil for none.
    var resolvedHaptic: PostHaptic? { haptic.resolved(for: severity) }

    /// Returns the presentation on a poster, by the rules of `PostRequest.presentation`. Its theme is that of the post; nil for
    /// none.
    @MainActor
    func unthemedPresentation(on poster: (any UIViewPoster)?) -> PostPresentation {
        let posters = poster?.presentation ?? PostPresentation()
        var resolved = posters
        if let own = ownPresentation {
            resolved = own
            resolved.style = own.style.over(posters.style)
        } else {
            resolved.theme = nil
        }
        editPresentation?(&resolved)
        return resolved
    }

    /// Returns the presentation with the colors and metrics of the first theme in the order of `PostTheme`.
    ///
    /// - Parameter theme: The theme of the manager's environment.
    @MainActor
    func themed(
        _ presentation: PostPresentation, on poster: (any UIViewPoster)?, in theme: @autoclosure () -> PostTheme
    ) -> PostPresentation {
        presentation.resolved(
            with: presentation.theme ?? themeSource?.theme ?? poster?.presentation.theme ?? theme())
    }

    /// The presentation of the posting method, of the value or of the manager's defaults.
    fileprivate var ownPresentation: PostPresentation? { (presentationBox ?? preset)?.value }
}

extension PostRequest {
    /// Returns whether a post with an automatic duration is expected to stay until it is answered, since it is about an error,
    /// or its view will have or may have an action. Its view isn't made yet.
    @MainActor
    func mayStay(on poster: (any UIViewPoster)?) -> Bool {
        let presentation = options.ownPresentation ?? poster?.presentation
        return options.severity == .error || (content.model as? any PostNotice)?.mayHaveActions == true
            || presentation?.needsAnswer == true
    }

    /// Returns whether the post blocks the app on a poster. One that doesn't place posts shows no backdrop.
    @MainActor
    func blocksApp(on poster: (any UIViewPoster)?) -> Bool {
        guard let poster, poster.placesPosts else { return false }
        let presentation =
            options.editPresentation == nil
            ? options.ownPresentation ?? poster.presentation : options.unthemedPresentation(on: poster)
        return presentation.backdrop.isBlocking
    }

    /// Returns whether the post only informs about something that is out of date soon.
    @MainActor
    func isNotice(on poster: (any UIViewPoster)?) -> Bool {
        content.model is any PostNotice && options.severity != .warning && !mayStay(on: poster)
    }
}
