public import UIKit

/// A view to post, or a value such as a `Message`, with its options: duration, priority, rules and presentation.
///
/// ```swift
/// var request = PostRequest(view: UIView())
/// request.duration = 3
/// request.priority = .high
/// request.key = "upload"
/// request.duplicatePolicy = .replace
/// postView.post(request)
/// ```
///
/// All properties of ``PostOptions`` are also properties of a request. An option that isn't set in the request is taken from the
/// posted value, if there is one, then from `PostManager.defaults`, and then from `PostEnvironment.app.options`.
@dynamicMemberLookup
public struct PostRequest: Sendable {
    // MARK: - Lifecycle

    /// Creates a request to show a view. The `duration` of the request is `.untilRemoved`, which you can change.
    ///
    /// - Parameters:
    ///   - view: The view to show.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of `PostManager.defaults`
    ///     or, if that is nil, of the poster (the `PostView` or other object that shows the post).
    @MainActor
    public init(
        view: UIView,
        as presentation: PostPresentation? = nil
    ) {
        self.init(PostContent(view: view), presentation, duration: .untilRemoved)
    }

    /// Creates a request to show a view that a closure makes just before the entrance. Each post of the request has a view of its
    /// own. The `duration` of the request is `.untilRemoved`, which you can change.
    ///
    /// - Parameters:
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of `PostManager.defaults`
    ///     or, if that is nil, of the poster (the `PostView` or other object that shows the post).
    ///   - makeView: A closure that returns the view to show. The closure is called once for each post, just before the first
    ///     entrance of the post.
    public init(
        as presentation: PostPresentation? = nil,
        makeView: @escaping @MainActor @Sendable () -> UIView
    ) {
        self.init(PostContent(makeView), presentation, duration: .untilRemoved)
    }

    /// Creates a request to show the view of a controller. The `duration` of the request is `.untilRemoved`, which you can
    /// change.
    ///
    /// While the post is on screen, the posted controller is a descendant of the view controller in whose view the post is shown.
    /// In a post view on the app's window, such as `UIApplication.postView`, the posted controller has no ancestor among the view
    /// controllers of the app. If the posted controller has another parent or is in another post, it is removed from there first.
    /// While the posted controller presents another controller, the post stays on screen, and the time of the post stops.
    ///
    /// A width or height that isn't zero in the `preferredContentSize` of the posted controller is the width or height of the
    /// post, unless the presentation sets another one. A change of `preferredContentSize` resizes the post.
    ///
    /// - Parameters:
    ///   - viewController: The controller. The request and its posts retain it. The view of the controller is loaded just before
    ///     the entrance.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of `PostManager.defaults`
    ///     or, if that is nil, of the poster (the `PostView` or other object that shows the post).
    @MainActor
    public init(
        viewController: UIViewController,
        as presentation: PostPresentation? = nil
    ) {
        self.init(PostContent(viewController), presentation, duration: .untilRemoved)
    }

    /// Creates a request to show a value, such as a `Message`. You can call the initializer on any thread. When the request is
    /// posted, a duration, priority, precedence, severity or presentation that the request doesn't set is taken from the value.
    /// Each post of the request makes its own view, so the request can be posted several times and in several post views.
    ///
    /// - Parameters:
    ///   - model: The value to show, such as a `Message`.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the value, then of
    ///     `PostManager.defaults`, and otherwise of the poster (the `PostView` or other object that shows the post).
    public init(
        _ model: some Postable,
        as presentation: PostPresentation? = nil
    ) {
        self.init(PostContent(model), presentation)
    }

    /// Creates a request to show a value, and reads the properties of the value at once, so that an app's closure can read them.
    @MainActor
    init(reading model: some Postable) {
        self.init(model)
        readValue()
    }

    private init(_ content: PostContent, _ presentation: PostPresentation?, duration: PostDuration? = nil) {
        self.content = content
        guard presentation != nil || duration != nil else { return }
        var options = PostOptions()
        options.presentation = presentation
        options.duration = duration
        self.options = options
    }

    // MARK: - Content

    var content: PostContent

    /// The view that all posts of the request show. It is nil for a request of a value, a closure or a view controller, whose
    /// view is made or loaded just before the entrance. The `Post.view` of the post is then that view.
    ///
    /// Setting a view replaces the previous view, value, closure or view controller. Setting nil has no effect.
    @MainActor
    public var view: UIView? {
        get { content.sharedView }
        set {
            guard let newValue else { return }
            readValue()
            content = PostContent(view: newValue)
        }
    }

    /// The value that the request shows, such as a `Message`. It is nil for a request of a view, a closure or a view controller.
    /// For a request of an error, the property is the value that shows the error.
    public var value: (any Postable)? { content.model }

    // MARK: - Options

    /// The options of the request. In a new request, no option is set, except those that the initializer sets: the `presentation`
    /// that you pass and, for a request of a view, a closure or a view controller, the `duration`. Each option is also a property
    /// of the request: `request.delay` is `request.options.delay`.
    public var options: PostOptions {
        get { (optionsBox ?? Self.noOptions).value }
        set { optionsBox = PostBox(newValue) }
    }

    /// Accesses an option of the request as a property of the request, so that `request.delay` is `request.options.delay`.
    public subscript<Value>(dynamicMember option: WritableKeyPath<PostOptions, Value>) -> Value {
        get { options[keyPath: option] }
        set { options[keyPath: option] = newValue }
    }

    // MARK: - Presentation

    /// Adds a closure that edits the presentation of the post, whichever source sets the presentation; see
    /// `PostOptions.presentation`. Several closures are called in the order in which they were added. They are called before each
    /// entrance and for updates, and may be called more than once each time.
    ///
    /// ```swift
    /// request.editPresentation { $0.backdrop = .dim }
    /// ```
    ///
    /// If `Post.update(with:)` is called with a request that has such closures, they replace those of the post.
    ///
    /// - Parameter edit: A closure that changes the presentation.
    public mutating func editPresentation(_ edit: @escaping @MainActor @Sendable (inout PostPresentation) -> Void) {
        guard let first = options.presentationEdit else { return options.presentationEdit = edit }
        options.presentationEdit = { presentation in
            first(&presentation)
            edit(&presentation)
        }
    }

    // MARK: - Private

    /// The storage of `options`; nil if none is set. Thousands of requests may wait.
    private var optionsBox: PostBox<PostOptions>?

    private static let noOptions = PostBox(PostOptions())
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
    var resolvedHaptic: PostHaptic? { (haptic ?? .automatic).resolved(for: severity) }

    /// Whether the text of the post can be copied.
    var isCopyable: Bool { allowsCopying ?? (severity == .error) }

    /// Returns the presentation on a poster, by the rules of `presentation`. Its theme is that of the post; nil for none.
    @MainActor
    func unthemedPresentation(on poster: (any UIViewPoster)?) -> PostPresentation {
        var resolved = ownPresentation ?? poster?.presentation ?? PostPresentation()
        if ownPresentation == nil { resolved.theme = nil }
        presentationEdit?(&resolved)
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
        options.severity == .error || (content.model as? any PostNotice)?.mayHaveActions == true
            || (options.ownPresentation ?? poster?.presentation)?.needsAnswer == true
    }

    /// Returns whether the post blocks the app on a poster. One that doesn't place posts shows no backdrop.
    @MainActor
    func blocksApp(on poster: (any UIViewPoster)?) -> Bool {
        guard let poster, poster.placesPosts else { return false }
        let presentation =
            options.presentationEdit == nil
            ? options.ownPresentation ?? poster.presentation : options.unthemedPresentation(on: poster)
        return presentation.backdrop.isBlocking
    }

    /// Whether the post only informs about something that is out of date soon, unless it may stay.
    @MainActor
    var isNotice: Bool { options.severity != .warning && content.model is any PostNotice }
}
