public import UIKit

/// The options of a post: those of a request, and the defaults of a manager and of the app.
///
/// ```swift
/// PostEnvironment.app.options.duration = .seconds(8)
/// postView.postManager.defaults.duplicatePolicy = .count
/// request.delay = 2
/// ```
///
/// An option that is nil isn't set. Each option of a post has the first value in this order: that of the request, of the posted
/// value, of `PostManager.defaults`, and of `PostEnvironment.app.options`. An option that none of them sets has the default that is given
/// here. `PostRequest.presentation` describes the order of presentations.
public struct PostOptions: Sendable {
    /// The options of the app.
    @MainActor static var app = PostOptions() {
        didSet { if app.presentation?.theme != oldValue.presentation?.theme { PostManager.updateThemes() } }
    }

    /// Creates options of which none is set.
    public init() {}

    // MARK: - Time

    /// The time on screen. If it isn't set, it is `.automatic`.
    public var duration: PostDuration?

    /// The seconds before the post may enter. If it isn't set, it is 0. A post that is removed meanwhile is never shown. NaN,
    /// infinity and negative numbers count as zero.
    public var delay: TimeInterval?

    /// The minimum number of seconds on screen, from the end of the entrance, before an animated removal by code takes
    /// effect. If it isn't set, it is 0. Removal by the user, by a post that replaces it, without animation or by
    /// `removeAll` takes effect at once. NaN, infinity and negative numbers count as zero.
    public var minimumTime: TimeInterval?

    /// The seconds from posting, including the delay, after which a post that is still waiting ends with
    /// `PostRemovalReason.expired`. The time continues while the device sleeps. With NaN or infinity, the post never expires.
    ///
    /// If it isn't set, a notice expires once it has waited for 30 seconds in which only other posts kept it
    /// off the screen: neither a delay, a suspension, a missing window nor a scene in the background. A notice is a `Message`, a
    /// `NoteMessage`, a `BadgeMessage` or a text that times out, has no action, and is no warning or error.
    /// `PostEnvironment.app.durationScale` multiplies the 30 seconds. Other posts don't expire.
    public var expiresAfter: TimeInterval?

    /// The minimum time in seconds that a post has left when its paused time continues: after a touch, a pointer, the focus of an
    /// assistive technology or keyboard, a `Post.hold()`, or a time in which it couldn't be seen. If it isn't set, it is 2. If
    /// the post's duration is shorter, that duration applies. NaN and negative numbers count as zero.
    public var timeAfterHold: TimeInterval?

    // MARK: - Rules

    /// The animated changes. `PostAnimation.default` counts as not set. If none is set, they are the entrance and the exit.
    public var animated = PostAnimation.default

    /// The rank among waiting posts. If it isn't set, it is `.normal`. A posted value has a rank, so it needs none of a manager.
    public var priority: PostPriority?

    /// The key by which an app finds, counts and removes the post. If it isn't set, there is none.
    public var key: PostKey?

    /// The rule for whether the post waits for those on screen. If it isn't set, it is `.enqueue`.
    public var precedence: PostPrecedence?

    /// The policy if the request is a duplicate of another post. If it isn't set, it is `.post`, which posts the request too.
    ///
    /// Two requests are duplicates if both have the same key, or if neither has a key and their values have the same type and the
    /// same `id` or, if they aren't `Identifiable`, are equal. A request with a key is never a duplicate of one without. A
    /// request of a view without a key has no duplicates.
    ///
    /// The equality of ready-made values ignores closures. So two notes with the same text and severity are equal even if their
    /// closures make different views; give them keys.
    public var duplicatePolicy: PostDuplicatePolicy?

    /// A Boolean value that indicates whether the request is compared with waiting posts only. If it isn't set, it is false, and
    /// posts on screen are compared too.
    public var comparesOnlyWaiting: Bool?

    /// A Boolean value that indicates whether the post enters, and its time passes, while its manager is suspended. If it isn't
    /// set, it is false.
    ///
    /// Like any other post, it needs room. Posts on screen stay there during a suspension, so a post that must be seen
    /// needs a `precedence` that replaces one of them.
    public var ignoresSuspension: Bool?

    /// A Boolean value that indicates whether the post moves to another scene when its scene disconnects. If it isn't set, it is
    /// false.
    ///
    /// This applies to post views of windows. A post that was on screen waits in the other scene with the time that it
    /// had left. Without another scene, it waits until one connects. A post that doesn't outlive its scene ends with
    /// `PostRemovalReason.hostGone`.
    public var outlivesScene: Bool?

    /// The gestures that remove the post. If they aren't set, they are those of `PostManager.gestureManager`.
    public var gestures: PostGestures?

    // MARK: - Presentation

    /// The presentation. That of a request is the `as` argument of posting methods. That of a manager's `defaults` has precedence
    /// over `UIViewPoster.presentation`, which in the posters of the library is that of `PostEnvironment.app.options` unless it is set.
    public var presentation: PostPresentation? {
        get { presentationBox?.value }
        set { presentationBox = newValue.map { PostBox($0) } }
    }

    // MARK: - Count

    /// A closure that returns the text for the number of requests that the post represents, called for numbers of 2 or more. If
    /// it isn't set, the post shows a number in its corner, such as “×2”.
    ///
    /// ```swift
    /// request.duplicatePolicy = .count
    /// request.countText = { "\($0) new messages" }
    /// ```
    ///
    /// In messages, badge messages, notes, progress messages, alerts and pop-ups, the text replaces the title. In forms, ratings
    /// and other views, it is in the corner. With an empty text, the post shows no number. The closure isn't used for a view that
    /// implements `PostContentView.show(count:)` and returns true.
    public var countText: (@MainActor @Sendable (Int) -> String)?

    // MARK: - Events

    /// A closure that is called when the user taps the post, before a removal by the tap begins. If it isn't set, that of the
    /// manager's `defaults` or of `PostEnvironment.app.options` is called. Unlike `onEvent(_:)`, only one closure is called.
    ///
    /// `onTap` doesn't make a tap remove the post. A tap removes it if `gestures` contains `.tap`, if `PostPresentation.touches`
    /// removes it, or if its duration is automatic and the user can't remove or answer it otherwise. Taps on buttons in the post
    /// aren't taps on the post.
    ///
    /// ```swift
    /// request.gestures = [.tap, .pan]
    /// request.onTap = { [weak self] _ in self?.openInbox() }
    /// ```
    public var onTap: (@MainActor @Sendable (Post) -> Void)?

    /// Adds a closure that is called with each event of the post.
    ///
    /// For each event, the closures of the request are called first, then those of the manager's `defaults`, then those of
    /// `PostEnvironment.app.options`; within each group, in the order in which they were added. They run after the delegate's methods and
    /// after `willPost`, `didPost`, `willRemove` and `didEnd`. `PostManager.events` yields the event afterward. A refused request
    /// has one event, `.refused`. A merged one has `.waiting` and then `.ended` with `.merged(into:)`.
    ///
    /// ```swift
    /// PostEnvironment.app.options.onEvent { event in
    ///     if case .ended(let post, let reason) = event { analytics.log(reason.name, post.text) }
    /// }
    /// ```
    public mutating func onEvent(_ action: @escaping @MainActor @Sendable (PostEvent) -> Void) {
        eventActions.append(action)
    }

    /// A closure that is called when the view is about to be added. Removing the post in it keeps the
    /// post off the screen.
    ///
    /// For a post that appears on screen, `willPost`, `didPost`, `willRemove` and `didEnd` are called once each and in this
    /// order, after the methods of the manager's delegate. `didPost` is left out if the post is removed while it enters or in
    /// `willPost`. A post that ends while it waits calls `didEnd` alone. For a refused request, none of these four is called.
    ///
    /// ```swift
    /// request.didEnd = { [weak self] post, reason in
    ///     if reason == .timeout { self?.keepForLater() }
    /// }
    /// ```
    public var willPost: (@MainActor @Sendable (Post) -> Void)?

    /// A closure that is called when the entrance has ended. See `willPost` for the order of calls.
    public var didPost: (@MainActor @Sendable (Post) -> Void)?

    /// A closure that is called when the view is about to leave. See `willPost` for the order of calls.
    public var willRemove: (@MainActor @Sendable (Post) -> Void)?

    /// A closure that is called when the post has ended and its view has left the screen. See `willPost` for the order of calls.
    ///
    /// A request that is merged into another post, by `PostDuplicatePolicy.update` or `.count`, ends at once: this closure is
    /// called with `PostRemovalReason.merged(into:)` while that post stays on screen. Only the closure of the first request is
    /// called when that post ends. A refused request calls only the closures of
    /// `onEvent(_:)`; see `Post.refusal`.
    public var didEnd: (@MainActor @Sendable (Post, PostRemovalReason) -> Void)?

    // MARK: - Announcement

    /// The severity of the post. If it isn't set, there is none. It determines the first spoken word, the haptic and the priority
    /// of the announcement.
    public var severity: PostSeverity?

    /// A Boolean value that indicates whether an action of the user caused the post. If it isn't set, it is true.
    ///
    /// The announcement of such a post interrupts the current one. If this property is false, the announcement waits
    /// for the current one to end, unless the post is about an error.
    public var isUserInitiated: Bool?

    /// The text that is announced instead of the text in the view. If it isn't set, it is the text in the view. With an
    /// empty text, the post isn't announced.
    ///
    /// A modal post gets VoiceOver's focus, so VoiceOver reads the focused element, and the rest of the texts is announced. A
    /// text of this property interrupts that reading.
    public var accessibilityMessage: String?

    /// The text that is announced before the text of the post. If it isn't set, the word for the ``severity`` is announced, if the
    /// post has one. With an empty text, no word is announced.
    public var accessibilityPrefix: String?

    /// A closure that returns the element to which VoiceOver's focus moves when the post ends, if the focus is in the post and
    /// the element that had it before is gone. If it isn't set, the system chooses the element. While other posts are
    /// shown, the focus moves to the next one instead. UIKit chooses the next focus of a hardware keyboard.
    ///
    /// ```swift
    /// request.accessibilityReturnElementProvider = { [weak titleLabel] in titleLabel }
    /// ```
    public var accessibilityReturnElementProvider: (@MainActor @Sendable () -> Any?)?

    /// The identifier by which user interface tests find the post. If it isn't set, there is none. An update keeps it unless its
    /// request sets another one.
    ///
    /// It is set on the ``PostSlot`` around the posted view. The view's own identifier doesn't change. A test finds the slot
    /// among `otherElements`, and the buttons of the post in it:
    ///
    /// ```swift
    /// app.otherElements["upload"].buttons["retry"].tap()
    /// ```
    ///
    /// <doc:TestingPosts> lists the identifiers of buttons and fields.
    public var accessibilityIdentifier: String?

    /// The haptic for each entrance. `PostHaptic.automatic` counts as not set. If none is set, it depends on the severity. A post
    /// that is refused, merged, or removed while it waits plays no haptic.
    public var haptic = PostHaptic.automatic

    // MARK: - Internal

    /// Whether a modal post gets the focus of assistive technologies.
    var takesFocus = true

    /// The theme of the view of SwiftUI that posts.
    var themeSource: PostThemeSource?

    /// The closures that are called with events.
    private(set) var eventActions: [@MainActor @Sendable (PostEvent) -> Void] = []

    /// The closure that edits the presentation.
    var editPresentation: (@MainActor @Sendable (inout PostPresentation) -> Void)?

    /// The presentation of the posted value or, without one, of the manager's defaults.
    var preset: PostBox<PostPresentation>?

    // MARK: - Private

    private(set) var presentationBox: PostBox<PostPresentation>?
}

extension PostOptions {
    /// Calls the closures for events.
    @MainActor
    func tell(_ event: PostEvent) {
        for action in eventActions { action(event) }
    }
}

// MARK: - Filling

extension PostOptions {
    /// The options that a value has when it is posted.
    @MainActor
    init(of model: any Postable) {
        duration = model.duration
        priority = model.priority
        precedence = model.precedence
        severity = model.severity
        preset = model.presentation.map { PostBox($0) }
    }

    /// Sets the options that aren't set to other ones. The presentation stays.
    mutating func fill(with other: PostOptions) {
        func fill<Value>(_ option: inout Value?, _ value: Value?) { option = option ?? value }
        fill(&duration, other.duration)
        fill(&delay, other.delay)
        fill(&minimumTime, other.minimumTime)
        fill(&expiresAfter, other.expiresAfter)
        fill(&timeAfterHold, other.timeAfterHold)
        if animated == .default { animated = other.animated }
        fill(&priority, other.priority)
        fill(&key, other.key)
        fill(&precedence, other.precedence)
        fill(&duplicatePolicy, other.duplicatePolicy)
        fill(&comparesOnlyWaiting, other.comparesOnlyWaiting)
        fill(&ignoresSuspension, other.ignoresSuspension)
        fill(&outlivesScene, other.outlivesScene)
        fill(&gestures, other.gestures)
        fill(&countText, other.countText)
        fill(&onTap, other.onTap)
        eventActions += other.eventActions
        fill(&willPost, other.willPost)
        fill(&didPost, other.didPost)
        fill(&willRemove, other.willRemove)
        fill(&didEnd, other.didEnd)
        fill(&severity, other.severity)
        fill(&isUserInitiated, other.isUserInitiated)
        fill(&accessibilityMessage, other.accessibilityMessage)
        fill(&accessibilityPrefix, other.accessibilityPrefix)
        fill(&accessibilityReturnElementProvider, other.accessibilityReturnElementProvider)
        fill(&accessibilityIdentifier, other.accessibilityIdentifier)
        if haptic == .automatic { haptic = other.haptic }
        fill(&preset, other.preset)
    }

    /// Replaces the content's options with those of a request that updates the post: time, animations, announcement, and the
    /// identifier and the parts of the presentation that the request has. Priority, key, rules and closures stay.
    ///
    /// - Returns: Whether the presentation may have changed.
    mutating func update(with other: PostOptions) -> Bool {
        let hasSamePresentation =
            other.editPresentation == nil && [nil, presentationBox].contains { $0 === other.presentationBox }
            && [nil, preset].contains { $0 === other.preset }
            && [nil, themeSource].contains { $0 === other.themeSource }
        duration = other.duration
        animated = other.animated
        severity = other.severity
        isUserInitiated = other.isUserInitiated
        haptic = other.haptic
        accessibilityMessage = other.accessibilityMessage
        accessibilityPrefix = other.accessibilityPrefix
        accessibilityReturnElementProvider = other.accessibilityReturnElementProvider
        accessibilityIdentifier = other.accessibilityIdentifier ?? accessibilityIdentifier
        takesFocus = other.takesFocus
        editPresentation = other.editPresentation ?? editPresentation
        presentationBox = other.presentationBox ?? presentationBox
        preset = other.preset ?? preset
        themeSource = other.themeSource ?? themeSource
        return !hasSamePresentation
    }

    /// Uses the presentation of a manager's defaults, unless the request or its value has one. The value was read before.
    mutating func useDefaultPresentation(of defaults: PostOptions) {
        if presentationBox == nil, preset == nil { preset = defaults.presentationBox }
    }

    /// Replaces the presentation with that of other options. A presentation of the own value stays.
    mutating func takePresentation(of other: PostOptions) {
        editPresentation = other.editPresentation
        presentationBox = other.presentationBox
        preset = preset ?? other.preset
        themeSource = other.themeSource
    }
}

@available(*, deprecated, renamed: "PostOptions")
@_documentation(visibility: internal)
public typealias PostDefaults = PostOptions
