public import UIKit

/// The settings that posts share: the theme, the texts of the library, the factor that multiplies durations, and the options
/// that requests don't set.
///
/// ```swift
/// PostEnvironment.app.theme.tintColor = .systemPurple
/// PostEnvironment.app.options.duration = .seconds(8)
/// ```
///
/// `PostEnvironment.app` applies to all posts of the app. A manager can have an environment of its own. With one, the posts of a
/// framework don't follow the settings of the app, and the framework needn't change these settings:
///
/// ```swift
/// postView.postManager.environment = PostEnvironment(theme: .brand)
/// ```
public struct PostEnvironment: Sendable {
    /// The theme of posts for which neither their presentation nor the presentation of the view that shows them sets a theme. The
    /// default is `PostTheme()`, which has the look of the library. A change applies to posts on screen too.
    public var theme: PostTheme

    /// The texts that the library shows in posts or that VoiceOver speaks, such as button titles. By default, they are in the
    /// language of the app. A text is read when a posted view is made. Later changes have no effect on that view, so set this
    /// property before the first post.
    public var strings: PostStrings

    /// The factor that multiplies the duration of each post. The default is 1. Numbers less than 1 count as 1. With `.infinity`,
    /// no post times out.
    ///
    /// A change applies at once and scales the remaining time of shown posts. While VoiceOver or Switch Control runs, the
    /// effective factor is at least 2. An app that lets its users choose this factor meets criterion 2.2.1, *Timing Adjustable*,
    /// of WCAG 2.2:
    ///
    /// ```swift
    /// PostEnvironment.app.durationScale = settings.noticesStay ? .infinity : 1
    /// ```
    public var durationScale: Double {
        didSet { durationScale = PostDuration.validScale(durationScale) }
    }

    /// The options that apply to a post if neither its request, the posted value nor `PostManager.defaults` sets them. By
    /// default, no option is set. A change applies to posts that are posted afterward. A change of the theme in
    /// `options.presentation` applies to posts on screen too.
    public var options: PostOptions

    /// A closure that returns the value to show for an error that is posted, such as a `Message` with an action. If the closure
    /// returns nil, a message with the texts of the error is shown; see ``Message/init(_:)``. The default returns nil for each
    /// error. The closure isn't called for errors that only say that an operation was canceled, such as `CancellationError`.
    /// These are refused.
    ///
    /// ```swift
    /// PostEnvironment.app.valueForError = { error in
    ///     switch error {
    ///     case CartError.soldOut(let item): Message(.warning, "\(item) is sold out")
    ///     default: nil
    ///     }
    /// }
    /// ```
    public var valueForError: @MainActor @Sendable (any Error) -> (any Postable)? = { _ in nil }

    /// A closure that returns the areas of the screen to keep clear of posts, such as an active fold. The default is nil, which
    /// reserves no areas. The closure must return the areas in the coordinate system of its argument, a view.
    ///
    /// The closure is called when a post enters and, while there are posts, at the end of each turn of the main run loop. A post
    /// that would overlap an area moves to one side of the area, together with the other posts at the same edge. When an area
    /// appears on a post, the move is animated.
    ///
    /// - If the area is at least half as tall as the screen, such as a vertical fold, the post moves to the trailing side.
    /// - If the area is at least half as wide as the screen, a post at the top edge moves above the area, and a post at the
    ///   bottom edge below the area. A post in the middle of the screen moves below the area if the post has a control, and
    ///   otherwise above the area.
    /// - If the area is smaller, a post at the top edge moves below the area, and a post at the bottom edge above the area.
    ///
    /// The posts of a `MessageStackView`, posts that fill the screen, and backdrops don't move. Posts of a `PostView` inside one
    /// of your own views only move sideways. An area has no effect if less than 100 points are left beside it, or if the
    /// rectangle is infinite, empty or outside the window. See <doc:IPhoneDuo> for iPhone Duo.
    public var reservedAreas: (@MainActor @Sendable (UIView) -> [CGRect])?

    /// A closure that is called with each request before the request is accepted, and can change or refuse the request. The
    /// default is nil, which admits all requests unchanged.
    ///
    /// ```swift
    /// PostEnvironment.app.admit = { request in
    ///     if request.severity == .success, settings.mutesSuccess { return PostRefusal("muted") }
    ///     if request.value is BadgeMessage { request.priority = .low }
    ///     return nil
    /// }
    /// ```
    ///
    /// The closure is called once for each request, just before the manager decides whether to accept it. The request already has
    /// the options that its value, `PostManager.defaults` and the environment set. Only its `presentation` is nil unless the
    /// request itself has one. The closure of the app applies to all managers. A manager with an ``PostManager/environment`` of
    /// its own calls the app's closure first, and then the closure of its own environment.
    ///
    /// If the closure returns a refusal, the manager refuses the request with that refusal, which `Post.refusal` and the event
    /// `PostEvent.refused` report. If the closure returns nil, the manager continues with the changed request, and may still
    /// refuse it, for example as a duplicate. The closure isn't called for `Post.update(with:)`, and not for errors that only say
    /// that an operation was canceled.
    public var admit: (@MainActor @Sendable (inout PostRequest) -> PostRefusal?)? {
        get { gate?.value }
        set { gate = newValue.map { PostBox($0) } }
    }

    /// The storage of `admit`. Copies of an environment share it, so that a manager doesn't call the closure of the app twice.
    fileprivate var gate: PostBox<@MainActor @Sendable (inout PostRequest) -> PostRefusal?>?

    /// Creates an environment.
    ///
    /// - Parameters:
    ///   - theme: The theme of posts whose presentation sets none. The default is the look of the library.
    ///   - strings: The texts that the library shows or that VoiceOver speaks. The default is the library's texts in the
    ///     language of the app.
    ///   - durationScale: The factor that multiplies the duration of each post. The default is 1. Numbers less than 1 count as 1.
    ///   - options: The options that apply to a post if neither its request, the posted value nor `PostManager.defaults` sets
    ///     them. By default, no option is set.
    public init(
        theme: PostTheme = PostTheme(), strings: PostStrings = PostStrings(), durationScale: Double = 1,
        options: PostOptions = PostOptions()
    ) {
        self.theme = theme
        self.strings = strings
        self.durationScale = PostDuration.validScale(durationScale)
        self.options = options
    }

    /// The theme, texts, duration factor and options of the app. They apply to the posts of all managers whose
    /// `PostManager.environment` hasn't been set. A change of the theme or of the duration factor applies to posts on screen too.
    @MainActor public static var app: PostEnvironment {
        get {
            var environment = PostEnvironment(
                theme: .app, strings: .app, durationScale: PostDuration.scale, options: .app)
            environment.valueForError = valueForErrorInApp
            environment.reservedAreas = reservedAreasInApp
            environment.gate = gateOfApp
            return environment
        }
        set {
            PostTheme.app = newValue.theme
            PostStrings.app = newValue.strings
            PostDuration.scale = newValue.durationScale
            PostOptions.app = newValue.options
            valueForErrorInApp = newValue.valueForError
            reservedAreasInApp = newValue.reservedAreas
            gateOfApp = newValue.gate
        }
    }

    @MainActor fileprivate static var gateOfApp: PostBox<@MainActor @Sendable (inout PostRequest) -> PostRefusal?>?

    @MainActor fileprivate static var reservedAreasInApp: (@MainActor @Sendable (UIView) -> [CGRect])?

    @MainActor fileprivate static var valueForErrorInApp: @MainActor @Sendable (any Error) -> (any Postable)? = { _ in
        nil
    }
}

extension PostDuration {
    /// The factor that multiplies durations of posts in the app.
    @MainActor static var scale = 1.0 {
        didSet { if scale != oldValue { PostManager.updateDurations() } }
    }
}

extension PostManager {
    /// The theme, texts, duration factor and options that apply to the posts of this manager. The default is
    /// `PostEnvironment.app`, whose changes the manager follows until this property is set. Once this property is set,
    /// `PostEnvironment.app` has no effect on the manager's posts, except that the app's closure ``PostEnvironment/admit`` is
    /// still called.
    public var environment: PostEnvironment {
        get { ownEnvironment ?? .app }
        set {
            ownEnvironment = newValue
            needsDidChange()
            updateTheme()
        }
    }

    /// The theme of posts whose request and poster have none.
    var theme: PostTheme { ownEnvironment?.theme ?? .app }

    /// The texts that the library itself shows or has VoiceOver speak.
    var strings: PostStrings { ownEnvironment?.strings ?? .app }

    /// The options that neither requests, their values nor `defaults` set.
    var environmentOptions: PostOptions { ownEnvironment?.options ?? .app }

    /// Returns the value that the app shows for an error; nil if it has none.
    func valueForError(_ error: any Error) -> (any Postable)? {
        (ownEnvironment?.valueForError ?? PostEnvironment.valueForErrorInApp)(error)
    }

    /// Returns the areas to keep clear of posts; nil if the app has none.
    var reservedAreas: (@MainActor @Sendable (UIView) -> [CGRect])? {
        guard let ownEnvironment else { return PostEnvironment.reservedAreasInApp }
        return ownEnvironment.reservedAreas
    }

    /// Lets the closures `admit` of the app and of the manager see and change a request.
    ///
    /// - Returns: The reason to refuse the request; nil for none.
    func admit(_ request: inout PostRequest) -> PostRefusal? {
        let (ofApp, own) = (PostEnvironment.gateOfApp, ownEnvironment?.gate)
        for gate in [ofApp, own === ofApp ? nil : own].compactMap(\.self) {
            let given = request.options
            request.fill(with: defaults, environmentOptions)
            // Those of the defaults are added to an admitted request.
            request.options.eventActions = given.eventActions
            let filled = request.options
            var refusal: PostRefusal?
            deferringSteps { refusal = gate.value(&request) }
            if let refusal { return refusal }
            request.options.forgetDefaults(of: filled, given)
        }
        return nil
    }

    /// The factor that multiplies durations, including that of a running assistive technology.
    var durationScale: Double { PostDuration.effectiveScale(of: ownEnvironment?.durationScale ?? PostDuration.scale) }
}
