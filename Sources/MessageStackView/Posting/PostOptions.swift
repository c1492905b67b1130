public import UIKit

/// The options of a post, such as its duration, priority and key. A `PostRequest` has options, and a `PostManager` and the app
/// have default options.
///
/// ```swift
/// PostEnvironment.app.options.duration = .seconds(8)
/// postView.postManager.defaults.duplicatePolicy = .count
/// request.delay = 2
/// ```
///
/// At first, each option is nil, which means that it isn't set. For each option, a post uses the first value that is set in this
/// order: by the request, by the posted value, by `PostManager.defaults`, and by the options of `PostManager.environment`, which
/// is `PostEnvironment.app` by default. If none of them sets the option, the documentation of the option says what applies.
/// ``presentation`` describes the precedence of presentations.
public struct PostOptions: Sendable {
    /// The options of the app.
    @MainActor static var app = PostOptions() {
        didSet { if app.presentation?.theme != oldValue.presentation?.theme { PostManager.updateThemes() } }
    }

    /// Creates options in which no option is set.
    public init() {}

    // MARK: - Time

    /// The time for which the post stays on screen. The default is nil, which uses the duration of the posted value, then of
    /// `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise `.automatic`, the time that it takes to read
    /// the post. A request for a view, a closure or a view controller has the duration `.untilRemoved` from the beginning.
    public var duration: PostDuration?

    /// The minimum number of seconds between the posting of a request and the entrance of its post. The default is nil, which
    /// uses the delay in `PostManager.defaults`, then in `PostEnvironment.app.options`, and otherwise 0. A post that is removed
    /// during its delay is never shown.
    public var delay: TimeInterval? {
        get { rareBox?.value.delay }
        set { rare.delay = newValue }
    }

    /// The minimum number of seconds that the post stays on screen after its entrance if code removes it. The default is nil,
    /// which uses the minimum time in `PostManager.defaults`, then in `PostEnvironment.app.options`, and otherwise 0. The removal
    /// takes effect at once, before this time is over, if the user removes the post, if another post replaces it, if the removal
    /// isn't animated, or if the app calls `PostManager.removeAll`. A shorter `duration` is extended to this time.
    public var minimumTime: TimeInterval? {
        get { rareBox?.value.minimumTime }
        set { rare.minimumTime = newValue }
    }

    /// The number of seconds after which a post that has never been on screen ends with `PostRemovalReason.expired`. The time
    /// starts when the request is posted, before any delay, and also passes while the device sleeps. With 0, the post is shown at
    /// once or not at all. With infinity, it never expires.
    ///
    /// The default is nil, which uses the time in `PostManager.defaults`, then in `PostEnvironment.app.options`. If these are nil
    /// too, only a notice expires. A notice is a `Message`, a `NoteMessage`, a `BadgeMessage` or a text that times out, has no
    /// action, is no warning or error, and hasn't been on screen. A notice expires in two cases:
    ///
    /// - Posts that stay until they are removed have kept all other posts off the screen for 30 seconds in total. Time in which
    ///   other posts have their turn doesn't count.
    /// - For 30 seconds without interruption, the notice couldn't be shown: the view that shows the posts was in no window, its
    ///   scene was in the background, no scene was connected, or `PostManager.isHostAvailable` was false.
    ///
    /// Time during a delay or a suspension (see `PostManager.suspend()`) doesn't count. `PostEnvironment.app.durationScale`
    /// multiplies the 30 seconds. To keep all notices of the app from expiring, set `PostEnvironment.app.options.expiresAfter` to
    /// infinity.
    public var expiresAfter: TimeInterval? {
        get { rareBox?.value.expiresAfter }
        set { rare.expiresAfter = newValue }
    }

    /// The minimum number of seconds that the post has left on screen when its time continues after a stop. The default is nil,
    /// which uses the number in `PostManager.defaults`, then in `PostEnvironment.app.options`, and otherwise 2. With 0, the time
    /// continues where it stopped.
    ///
    /// The time of a post stops while a finger or pointer is on the post, the focus of an assistive technology or of the keyboard
    /// is in the post, a `Post.hold()` applies, or the post can't be seen. If the post's whole duration is shorter than this
    /// minimum, the whole duration is left.
    public var timeAfterHold: TimeInterval? {
        get { rareBox?.value.timeAfterHold }
        set { rare.timeAfterHold = newValue }
    }

    // MARK: - Rules

    /// A Boolean value that indicates whether the entrance of the post is animated. The default is nil, which uses the value in
    /// `PostManager.defaults`, then in `PostEnvironment.app.options`, and otherwise true.
    public var animatesEntrance: Bool?

    /// A Boolean value that indicates whether the exit of the post is animated. If code removes the post with a value for the
    /// argument `animated`, that value applies instead. The default is nil, which uses the value in `PostManager.defaults`, then
    /// in `PostEnvironment.app.options`, and otherwise true.
    public var animatesExit: Bool?

    /// The rank of the post among waiting posts. The default is nil, which uses the `Postable.priority` of the posted value or,
    /// for a post of a view, the priority of `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise
    /// `.normal`.
    public var priority: PostPriority?

    /// The key by which an app finds, counts and removes the post, and by which duplicates are recognized; see `PostKey`. The
    /// default is nil, which uses the key in `PostManager.defaults`, then in `PostEnvironment.app.options`. If these are nil too,
    /// the post has no key.
    public var key: PostKey?

    /// The rule for whether the post waits for the posts on screen, or replaces one of them. The default is nil, which uses the
    /// precedence of the posted value, then of `PostManager.defaults`, then of `PostEnvironment.app.options`, and otherwise
    /// `.enqueue`: the post waits until there is room.
    public var precedence: PostPrecedence?

    /// The policy for a request that is a duplicate of a post of the same `PostManager` that waits or is on screen. The default
    /// is nil, which uses the policy in `PostManager.defaults`, then in `PostEnvironment.app.options`, and otherwise `.post`: the
    /// request is posted as if it weren't a duplicate.
    ///
    /// Two requests with keys are duplicates if their keys are equal. Two requests without keys are duplicates if their values
    /// have the same type and the same `id` or, for values that aren't `Identifiable`, are equal. A request with a key and a
    /// request without a key are never duplicates. A request without a key that posts a view has no
    /// duplicates.
    ///
    /// The equality of the library's values, such as `Message`, ignores their closures. So two `NoteMessage` values with the
    /// same text and severity are equal even if their closures make different views. Give such requests different keys.
    public var duplicatePolicy: PostDuplicatePolicy?

    /// A Boolean value that indicates whether only waiting posts, and not those on screen, count as duplicates of the request;
    /// see `duplicatePolicy`. The default is nil, which uses the value in `PostManager.defaults`, then in
    /// `PostEnvironment.app.options`, and otherwise false: posts on screen count too.
    public var comparesOnlyWaiting: Bool? {
        get { rareBox?.value.comparesOnlyWaiting }
        set { rare.comparesOnlyWaiting = newValue }
    }

    /// A Boolean value that indicates whether the post can enter, and its time passes, while its manager is suspended by
    /// `PostManager.suspend()`. The default is nil, which uses the value in `PostManager.defaults`, then in
    /// `PostEnvironment.app.options`, and otherwise false.
    ///
    /// The post still needs room on screen, and the posts that are on screen stay there during a suspension. So a post that must
    /// be seen needs a `precedence` that replaces one of them, such as `.interrupt`.
    public var ignoresSuspension: Bool? {
        get { rareBox?.value.ignoresSuspension }
        set { rare.ignoresSuspension = newValue }
    }

    /// A Boolean value that indicates whether the post moves to another scene when its scene disconnects. The default is nil,
    /// which uses the value in `PostManager.defaults`, then in `PostEnvironment.app.options`, and otherwise false: the post ends
    /// with `PostRemovalReason.hostGone`.
    ///
    /// The option applies to the `postView` and the `postWindow()` of a scene or of the app. A post that was on screen waits in
    /// the other scene with the time that it had left. Without another scene, the post waits until one connects.
    public var outlivesScene: Bool? {
        get { rareBox?.value.outlivesScene }
        set { rare.outlivesScene = newValue }
    }

    /// The gestures with which the user can remove the post. The default is nil, which uses the gestures in
    /// `PostManager.defaults`, then in `PostEnvironment.app.options`, and otherwise those of `PostManager.gestureManager`. In a
    /// `PostView` or `MessageStackView`, these permit a drag. With the empty set, no gesture removes the post.
    public var gestures: PostGestures? {
        get { rareBox?.value.gestures }
        set { rare.gestures = newValue }
    }

    // MARK: - Presentation

    /// The presentation of the post: its placement, size, motion and look. The default is nil, which uses the next source in the
    /// list below. Posting methods set this property of a request to their argument `as`, unless the argument is nil.
    ///
    /// A post uses the first presentation in this list that is set. It takes all properties from this one, and none from the
    /// others:
    /// 1. The presentation of the request.
    /// 2. The `Postable.presentation` of the posted value.
    /// 3. The presentation of `PostManager.defaults`.
    /// 4. The `presentation` of the poster, such as `PostView.presentation`, if the app has set it.
    /// 5. The presentation of `PostEnvironment.app.options`.
    /// 6. The built-in presentation of the poster, a card in a `PostView`.
    ///
    /// Then the closures of `PostRequest.editPresentation(_:)` edit it. The theme determines the parts of the look that aren't
    /// set. It is the theme of the presentation or, if that is nil, of the poster's presentation or, if that is nil too, of
    /// `PostManager.environment`.
    ///
    /// If you call `Post.update(with:)`, the presentation of the new request replaces that of the post's request, and the
    /// presentation of the new value replaces that of the previous value. If one of the new presentations is nil, the previous
    /// one stays.
    public var presentation: PostPresentation? {
        get { presentationBox?.value }
        set { presentationBox = newValue.map { PostBox($0) } }
    }

    // MARK: - Count

    /// A closure that returns the text to show for the number of requests that the post represents. The closure is called with
    /// the number, which is 2 or more, each time the number is shown or announced. The default is nil, which uses the closure in
    /// `PostManager.defaults`, then in `PostEnvironment.app.options`. If these are nil too, the post shows the number in its
    /// corner, such as “×2”.
    ///
    /// ```swift
    /// request.duplicatePolicy = .count
    /// request.countText = { "\($0) new messages" }
    /// ```
    ///
    /// In messages, badge messages, notes, progress messages, alerts and pop-ups, the text replaces the title. In forms, ratings
    /// and other views, the text is in the corner. With an empty text, the post shows no number. If the posted view implements
    /// `PostContentView.show(count:)` and returns true, the post doesn't show the text, but VoiceOver announces it.
    public var countText: (@MainActor @Sendable (Int) -> String)? {
        get { rareBox?.value.countText }
        set { rare.countText = newValue }
    }

    // MARK: - Text

    /// A Boolean value that indicates whether the user can copy the text of the post, ``Post/text``, with the context menu of the
    /// post or with an action of VoiceOver. The default is nil, which uses the value in `PostManager.defaults`, then in
    /// `PostEnvironment.app.options`. If these are nil too, the text can be copied only if the severity of the post is `.error`.
    ///
    /// A long press or a click with the secondary button opens the menu, and the time of the post stops while the menu is open.
    /// Text fields and other views in the post that have a context menu keep it. A post without text has no menu.
    ///
    /// ```swift
    /// request.allowsCopying = true
    /// ```
    public var allowsCopying: Bool? {
        get { rareBox?.value.allowsCopying }
        set { rare.allowsCopying = newValue }
    }

    // MARK: - Announcement

    /// The severity of the post. It determines the word that VoiceOver speaks first, the haptic and the priority of the
    /// announcement. The default is nil, which uses the severity of the posted value, then of `PostManager.defaults`, then of
    /// `PostEnvironment.app.options`. If these are nil too, the post has no severity.
    public var severity: PostSeverity?

    /// A Boolean value that indicates whether an action of the user caused the post. The default is nil, which uses the value in
    /// `PostManager.defaults`, then in `PostEnvironment.app.options`, and otherwise true. The value affects only the announcement
    /// by VoiceOver.
    ///
    /// If the value is true, the announcement of the post interrupts other speech. If it is false, the announcement waits until
    /// nothing else is spoken, unless the severity of the post is `.error`.
    public var isUserInitiated: Bool?

    /// The text that VoiceOver announces for the post in place of the text in the posted view. The default is nil, which uses the
    /// text in `PostManager.defaults`, then in `PostEnvironment.app.options`. If these are nil too, VoiceOver announces the text
    /// in the view. With an empty text, the post isn't announced.
    ///
    /// A post that blocks touches on the app gets VoiceOver's focus. VoiceOver reads the focused element, and then announces the
    /// other texts in the post. If this property is set, VoiceOver announces its text in place of these texts, and interrupts the
    /// reading of the focused element.
    public var accessibilityMessage: String? {
        get { rareBox?.value.accessibilityMessage }
        set { rare.accessibilityMessage = newValue }
    }

    /// The text that VoiceOver announces before the text of the post. The default is nil, which uses the text in
    /// `PostManager.defaults`, then in `PostEnvironment.app.options`. If these are nil too, VoiceOver announces the word for the
    /// ``severity``, if the post has one. With an empty text, nothing is announced before the text of the post.
    public var accessibilityPrefix: String? {
        get { rareBox?.value.accessibilityPrefix }
        set { rare.accessibilityPrefix = newValue }
    }

    /// A closure that returns the view or accessibility element to which VoiceOver's focus moves when the post ends. The closure
    /// is called only if the focus is in the post, the element that had the focus before is gone, and the focus doesn't move to
    /// another post on screen. The closure doesn't affect the focus of a hardware keyboard.
    ///
    /// The default is nil, which uses the closure in `PostManager.defaults`, then in `PostEnvironment.app.options`. Without a
    /// closure, or if the closure returns nil, the focus moves to the view beside which the post is shown; see
    /// `PostPresentation.anchored(to:rect:edge:)`. If there is no such view either, the system chooses an element.
    ///
    /// ```swift
    /// request.accessibilityReturnElementProvider = { [weak titleLabel] in titleLabel }
    /// ```
    public var accessibilityReturnElementProvider: (@MainActor @Sendable () -> Any?)? {
        get { rareBox?.value.accessibilityReturnElementProvider }
        set { rare.accessibilityReturnElementProvider = newValue }
    }

    /// The identifier by which user interface tests find the post. The default is nil, which uses the identifier in
    /// `PostManager.defaults`, then in `PostEnvironment.app.options`. If these are nil too, the post has no identifier. An update
    /// of the post keeps the identifier unless the new request sets another one.
    ///
    /// The identifier is set on the ``PostSlot`` around the posted view, and the identifier of the view itself doesn't change.
    /// A test finds the slot among `otherElements`, and the buttons of the post inside the slot:
    ///
    /// ```swift
    /// app.otherElements["upload"].buttons["retry"].tap()
    /// ```
    ///
    /// <doc:TestingPosts> lists the identifiers of buttons and fields.
    public var accessibilityIdentifier: String? {
        get { rareBox?.value.accessibilityIdentifier }
        set { rare.accessibilityIdentifier = newValue }
    }

    /// The haptic that the device plays at each entrance of the post. The default is nil, which uses the haptic in
    /// `PostManager.defaults`, then in `PostEnvironment.app.options`, and otherwise `.automatic`: the severity of the post
    /// determines the haptic. A request that is refused or merged, and a post that is removed while it waits, play no haptic.
    public var haptic: PostHaptic? {
        get { rareBox?.value.haptic }
        set { rare.haptic = newValue }
    }

    // MARK: - Internal

    /// Whether a modal post gets the focus of assistive technologies.
    var takesFocus = true

    /// The theme of the view of SwiftUI that posts.
    var themeSource: PostThemeSource? {
        get { rareBox?.value.themeSource }
        set { rare.themeSource = newValue }
    }

    /// The closures that are called with events.
    var eventActions: [@MainActor @Sendable (PostEvent) -> Void] = []

    /// The closure that is called with a tap; nil for none.
    var tapAction: (@MainActor @Sendable (Post) -> Void)? {
        get { rareBox?.value.tapAction }
        set { rare.tapAction = newValue }
    }

    /// The closure that edits the presentation; nil for none.
    var presentationEdit: (@MainActor @Sendable (inout PostPresentation) -> Void)? {
        get { rareBox?.value.presentationEdit }
        set { rare.presentationEdit = newValue }
    }

    /// The presentation of the posted value or, without one, of the manager's defaults.
    var preset: PostBox<PostPresentation>?

    // MARK: - Private

    private(set) var presentationBox: PostBox<PostPresentation>?

    private var rareBox: PostBox<Rare>?

    private var rare: Rare {
        get { rareBox?.value ?? Rare() }
        set { rareBox = PostBox(newValue) }
    }

    /// The options that few requests set, stored out of line. Thousands of requests may wait.
    fileprivate struct Rare: Sendable {
        var delay: TimeInterval?
        var minimumTime: TimeInterval?
        var expiresAfter: TimeInterval?
        var timeAfterHold: TimeInterval?
        var comparesOnlyWaiting: Bool?
        var ignoresSuspension: Bool?
        var outlivesScene: Bool?
        var gestures: PostGestures?
        var countText: (@MainActor @Sendable (Int) -> String)?
        var allowsCopying: Bool?
        var accessibilityMessage: String?
        var accessibilityPrefix: String?
        var accessibilityReturnElementProvider: (@MainActor @Sendable () -> Any?)?
        var accessibilityIdentifier: String?
        var haptic: PostHaptic?
        var themeSource: PostThemeSource?
        var tapAction: (@MainActor @Sendable (Post) -> Void)?
        var presentationEdit: (@MainActor @Sendable (inout PostPresentation) -> Void)?
    }
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
        if rareBox == nil, other.themeSource == nil, other.presentationEdit == nil {
            rareBox = other.rareBox
        } else if let other = other.rareBox {
            rare.fill(with: other.value)
        }
        fill(&animatesEntrance, other.animatesEntrance)
        fill(&animatesExit, other.animatesExit)
        fill(&priority, other.priority)
        fill(&key, other.key)
        fill(&precedence, other.precedence)
        fill(&duplicatePolicy, other.duplicatePolicy)
        eventActions += other.eventActions
        fill(&severity, other.severity)
        fill(&isUserInitiated, other.isUserInitiated)
        fill(&preset, other.preset)
    }

    /// Replaces the content's options with those of a request that updates the post: time, animations, announcement, and the
    /// identifier and the parts of the presentation that the request has. Priority, key, rules and closures stay.
    ///
    /// - Parameters:
    ///   - other: The options of the request, with the defaults of those that it doesn't set.
    ///   - given: The options that the request sets.
    /// - Returns: Whether the presentation may have changed.
    mutating func update(with other: PostOptions, _ given: PostOptions) -> Bool {
        let hasSamePresentation =
            other.presentationEdit == nil && [nil, presentationBox].contains { $0 === other.presentationBox }
            && [nil, preset].contains { $0 === other.preset }
            && [nil, themeSource].contains { $0 === other.themeSource }
        duration = other.duration
        animatesEntrance = other.animatesEntrance
        animatesExit = other.animatesExit
        severity = other.severity
        isUserInitiated = other.isUserInitiated
        haptic = other.haptic
        allowsCopying = other.allowsCopying
        accessibilityMessage = other.accessibilityMessage
        accessibilityPrefix = other.accessibilityPrefix
        accessibilityReturnElementProvider = other.accessibilityReturnElementProvider
        accessibilityIdentifier = given.accessibilityIdentifier ?? accessibilityIdentifier
        takesFocus = other.takesFocus
        presentationEdit = other.presentationEdit ?? presentationEdit
        presentationBox = other.presentationBox ?? presentationBox
        preset = other.preset ?? preset
        themeSource = other.themeSource ?? themeSource
        return !hasSamePresentation
    }

    /// Unsets the options that a post with options of its own wouldn't take over from a default.
    ///
    /// - Parameters:
    ///   - filled: The options with their defaults.
    ///   - given: The options without defaults.
    mutating func forgetDefaults(of filled: PostOptions, _ given: PostOptions) {
        if duration == filled.duration { duration = given.duration }
        if accessibilityIdentifier == filled.accessibilityIdentifier {
            accessibilityIdentifier = given.accessibilityIdentifier
        }
    }

    /// Adds the closures for events that other options set.
    mutating func addListeners(of given: PostOptions) {
        eventActions += given.eventActions
    }

    /// Replaces the closures for taps and for the text of the count with those of other options.
    mutating func takeTap(of other: PostOptions) {
        tapAction = other.tapAction
        countText = other.countText
    }

    /// Uses the presentation of a manager's defaults, unless the request or its value has one. The value was read before.
    mutating func useDefaultPresentation(of defaults: PostOptions) {
        if presentationBox == nil, preset == nil { preset = defaults.presentationBox }
    }

    /// Replaces the presentation with that of other options. A presentation of the own value stays.
    mutating func takePresentation(of other: PostOptions) {
        presentationEdit = other.presentationEdit
        presentationBox = other.presentationBox
        preset = preset ?? other.preset
        themeSource = other.themeSource
    }
}

extension PostOptions.Rare {
    /// Sets the options that aren't set to other ones. The source of the theme and the edit of the presentation stay.
    fileprivate mutating func fill(with other: Self) {
        delay = delay ?? other.delay
        minimumTime = minimumTime ?? other.minimumTime
        expiresAfter = expiresAfter ?? other.expiresAfter
        timeAfterHold = timeAfterHold ?? other.timeAfterHold
        comparesOnlyWaiting = comparesOnlyWaiting ?? other.comparesOnlyWaiting
        ignoresSuspension = ignoresSuspension ?? other.ignoresSuspension
        outlivesScene = outlivesScene ?? other.outlivesScene
        gestures = gestures ?? other.gestures
        countText = countText ?? other.countText
        allowsCopying = allowsCopying ?? other.allowsCopying
        accessibilityMessage = accessibilityMessage ?? other.accessibilityMessage
        accessibilityPrefix = accessibilityPrefix ?? other.accessibilityPrefix
        accessibilityReturnElementProvider =
            accessibilityReturnElementProvider ?? other.accessibilityReturnElementProvider
        accessibilityIdentifier = accessibilityIdentifier ?? other.accessibilityIdentifier
        haptic = haptic ?? other.haptic
        tapAction = tapAction ?? other.tapAction
    }
}
