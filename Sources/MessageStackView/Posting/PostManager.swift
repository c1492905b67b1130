public import UIKit

/// An object that decides when posts enter and leave the screen. A poster (a `UIViewPoster`, such as a `PostView`) decides where
/// and how they are shown. Each poster has a manager, its `postManager`.
///
/// An app may call the methods of a manager from inside the manager's callbacks, such as those of the delegate. Return values and
/// properties are then correct at once, and the screen changes after the current callback.
///
/// ```swift
/// let manager = postView.postManager
/// manager.delegate = self
/// manager.post(PostRequest(Message("Saved")))
/// ```
@MainActor
public final class PostManager {
    // MARK: - Lifecycle

    /// Creates a manager for a custom poster, an object that shows posts. The posters of the library, such as `PostView`, create
    /// their managers themselves.
    ///
    /// - Parameters:
    ///   - poster: The poster that shows the posts. The manager doesn't retain it. Once the poster is deallocated, the posts of
    ///     the manager end with `PostRemovalReason.hostGone`, and new requests are refused.
    ///   - clock: The source of time, which a test can control. The default is nil, which uses the time of the device.
    public init(poster: any UIViewPoster, clock: (any PostClock)? = nil) {
        let managed = ManagedPoster(poster)
        posters = ManagedPosters(own: managed)
        self.clock = clock ?? DefaultPostClock.shared
        add(managed)
        Self.register(self)
        SystemObserver.add(self)
        needsDidChange()
    }

    deinit {
        unsafe records.lastQueue = queue
    }

    // MARK: - Public

    /// The object that the manager informs when posts enter, leave and end. The default is nil. If the poster (the object that
    /// shows the posts) also conforms to `PostManagerDelegate`, the manager calls the poster first.
    public weak var delegate: (any PostManagerDelegate)?

    /// The settings for the gestures with which users remove posts, such as a tap or a drag.
    public private(set) lazy var gestureManager = PostGestureManager(manager: self)

    /// The maximum number of seconds that the poster (the object that shows the posts) may take for the entrance or the exit of a
    /// post. Time during which a finger is on the post doesn't count. The default is 10. If a motion of a post's `PostTransition`
    /// takes longer, the maximum for this post is the duration of the longest motion plus one second.
    ///
    /// When this time is over, the entrance or exit counts as finished, and a debug build logs a warning. The debug build doesn't
    /// stop, since a breakpoint or the Slow Animations option of the Simulator can exceed the time too. A new value applies to
    /// posts that enter afterward.
    ///
    /// This is also the time limit for posts without a size. A post that doesn't time out, and whose view has had no width or
    /// no height since its entrance, ends with `PostRemovalReason.noSize` this many seconds after the entrance.
    public var transitionTimeout: TimeInterval = 10

    /// The options that apply to a post if neither its request nor the posted value sets them. By default, no option is set. An
    /// option that isn't set here is taken from the options of the manager's `environment`, which is `PostEnvironment.app` by
    /// default. A change applies to posts that are posted afterward.
    public var defaults = PostOptions()

    /// The environment that the app has set; nil, the default, for that of the app.
    var ownEnvironment: PostEnvironment?

    /// The maximum number of posts in `history`. The default is 0, which records no posts. Negative numbers count as 0. A lower
    /// number removes the oldest posts from the history at once.
    public var historyLimit = 0 {
        didSet { trimHistory() }
    }

    /// The posts that ended most recently, in the order in which they ended. The array has at most `historyLimit` posts. By
    /// default, the limit is 0, so the array is empty. Refused requests aren't recorded, and a post into which requests were
    /// merged (see `PostDuplicatePolicy`) is recorded once. Each post still has its `reason`, `text`, `key`, `priority`,
    /// `severity`, `wasShown`, `timeShown` and `endTime`, but no `value`.
    public internal(set) var history: [Post] = []

    /// The object that announces the texts of posts when the posts are shown. The default object announces them with VoiceOver. A
    /// change applies to posts that enter afterward.
    public var announcer: any PostAnnouncer = VoiceOverAnnouncer.shared

    /// The closure that plays haptics. It is called each time a post with a haptic enters, and when a touch in a post plays a
    /// haptic, for example in a rating. The argument is the haptic to play, never `.automatic` or `.off`. The default closure
    /// plays the haptic on the device. If the property is nil, no haptics are played.
    public var haptics: (@MainActor (PostHaptic) -> Void)? = { DeviceHaptics.shared.play($0) }

    /// A Boolean value that indicates whether posts that time out are shown one at a time while VoiceOver or Switch Control runs,
    /// even if `capacity` is higher. The default is true. A post that times out may still enter beside posts that stay until they
    /// are removed; see `showsTimedPostAlongside`. If the assistive technology starts while several posts are on screen, they all
    /// remain there.
    public var showsOneAtATimeForAssistiveTechnology = true {
        didSet { needsDidChange() }
    }

    /// A Boolean value that indicates whether the poster (the object that shows the posts) can show posts at the moment. The
    /// default is true. While the value is false, posts wait, and the time of posts on screen stops. The same happens while the
    /// poster's scene is in the background. After 30 seconds in such a state, waiting posts that only inform, such as a `Message`
    /// without actions, end without being shown; see `PostOptions.expiresAfter`.
    ///
    /// A custom poster sets this property, and can do so in `didMoveToWindow()`, because waiting posts enter only after the
    /// current change of the view hierarchy. The posters of the library, such as `PostView`, don't set the property. While such a
    /// poster is in no window, its posts wait too.
    public var isHostAvailable = true {
        didSet { hostMayHaveChanged() }
    }

    /// An asynchronous stream of the events of all posts of this manager. Each access creates a new stream, which begins with the
    /// first event after the access. The stream finishes when the manager is deallocated.
    public var events: AsyncStream<PostEvent> { streams.makeStream() }

    // MARK: - Internal

    /// The posters that share the manager.
    let posters: ManagedPosters
    /// The state of all posts. After a change, `process(_:)` or `processLater(_:)` must follow.
    var queue = PostQueue(capacity: 1)
    package let clock: any PostClock
    /// Has a poster carry out an entrance or an exit. The test kit replaces it, to check posters.
    package var carryOut: @MainActor (any UIViewPoster, PostChange) -> Void = { $0.carryOut($1) }
    nonisolated let inbox = PostInbox()
    /// The posts that haven't ended.
    let records = PostRecords()
    let streams = ValueStreams<PostEvent>()
    /// The observed countdowns, as they were reported last. It has nil for a post that doesn't time out.
    var countdowns: [Post.ID: PostQueue.CountdownState?] = [:]

    // MARK: - Private

    private static var lastToken: UInt64 = 0
    /// The next event of the queue, and a closure that cancels the only timer, which fires then; nil without an event.
    private var timer: (event: PostInstant, cancel: @MainActor () -> Void)?
    /// The steps that are still to be carried out.
    private var steps: [PostQueue.Step] = []
    private var isRunning = false
    /// Whether the clock will call `processSteps()`.
    private(set) var isScheduled = false
    /// The manager to which the app moves the waiting posts; nil for none.
    private weak var destination: PostManager?
    private let waitingAdvice = PostWaitingAdvice()

    /// The number of times that all posts were removed.
    var clearances = 0

    /// Closures to call after posts may have changed, until they return false.
    var changeListeners: [@MainActor () -> Bool] = []

    /// The present time.
    var now: PostInstant { PostInstant(media: clock.mediaTime, wall: clock.wallTime) }

    // MARK: - Steps

    /// Returns a number for a suspension or a hold, which is unique among all managers.
    static func makeToken() -> UInt64 {
        lastToken += 1
        return lastToken
    }

    /// Carries out steps of the queue at once or, from inside a callback, after the current ones.
    func process(_ new: [PostQueue.Step] = []) {
        add(new)
        processSteps()
    }

    /// Carries out steps, and admits posts, in a call that the clock schedules with no delay, or before the next event of
    /// another kind. For events that occur while the view hierarchy changes.
    func processLater(_ new: [PostQueue.Step] = []) {
        add(new)
        posters.updateScreens()
        guard !isRunning, !isScheduled, !queue.isEmpty || !steps.isEmpty else { return }
        isScheduled = true
        _ = clock.schedule(after: 0) { [weak self] in
            self?.isScheduled = false
            self?.processSteps()
        }
    }

    /// Adds steps to those that are still to be carried out. The reasons of decided ends are available at once.
    private func add(_ new: [PostQueue.Step]) {
        steps += new
        for step in new {
            switch step {
            case .end(let id, let reason), .decideEnd(let id, let reason): records[id]?.decideEnd(reason)
            case .leave(let id):
                if let entry = queue[id], let exit = entry.exit, entry.isLeavingForGood {
                    records[id]?.decideEnd(exit.reason)
                }
            default: break
            }
        }
    }

    /// Carries out all steps and admits posts for which there is room, until nothing is left to do.
    func processSteps() {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        while true {
            if !steps.isEmpty {
                let current = steps
                steps = []
                for step in current { PostStrings.use(ownEnvironment?.strings) { execute(step) } }
            } else if !endPostsOfGonePosters(), !transferWaitingPosts(), !admitNext() {
                break
            }
        }
        posters.updateScreens()
        updateTimer()
        waitingAdvice.update(isWaiting: queue.waitsForRemoval, on: clock)
        changeListeners.removeAll { !$0() }
        reportCountdowns()
        for id in queue.active { records[id]?.presented?.updateCoverage(isNeeded: queue.passesUnlessCovered(id)) }
    }

    /// Starts a timer for the next event of the queue, unless it runs.
    private func updateTimer() {
        let event = queue.nextEvent
        guard event != timer?.event else { return }
        timer?.cancel()
        timer = nil
        let seconds = min(event.media - now.media, event.wall - now.wall)
        guard seconds < .infinity else { return }
        let cancel = clock.schedule(after: max(0, seconds)) { [weak self] in
            guard let self else { return }
            timer = nil
            process(queue.timeDidPass(at: now))
        }
        timer = (event, cancel)
    }

    /// Ends the posts whose poster is gone.
    ///
    /// - Returns: Whether there are new steps.
    private func endPostsOfGonePosters() -> Bool {
        let new = posters.goneWithPosts.flatMap(endOfPosts)
        add(new)
        return !new.isEmpty
    }

    /// Admits the next waiting post, if there is room for it. Its entrance is a step.
    ///
    /// - Returns: Whether there are new steps.
    private func admitNext() -> Bool {
        let new = queue.admitNext(at: now)
        add(new)
        return !new.isEmpty
    }
}

// MARK: - Settings of the queue

extension PostManager {
    /// The maximum number of posts on screen at the same time. The default is 1. In the manager of a `MessageStackView`, the
    /// default is `Int.max`, which sets no limit. Numbers less than 1 count as 1. After a change, waiting posts that now have
    /// room enter, and posts that are already on screen stay. A shown post doesn't count while its view has no width or no
    /// height.
    ///
    /// If the capacity is reached and none of the posts on screen times out, one post that times out enters in addition, unless
    /// `showsTimedPostAlongside` is false or `replacesOldestWhenFull` is true. When this additional post has left, the next post
    /// that times out enters. A waiting post that doesn't time out enters only when there is room, and so does a post that was
    /// interrupted by another one. A waiting post with `PostDuration.automatic` counts as one that doesn't time out if it has the
    /// severity `.error`, actions, or the presentation of an alert or a pop-up. Otherwise it counts as one that times out.
    ///
    /// While a post on screen blocks touches on the app, as an alert does, other posts wait even if there is room. In this case,
    /// a post can enter only if it replaces the blocking one, because of its `PostPrecedence` or of `replacesOldestWhenFull`.
    public var capacity: Int {
        get { queue.capacity }
        set {
            queue.capacity = newValue
            processSteps()
        }
    }

    /// The order in which waiting posts enter. The default is `.priorityThenAge`. A change also applies to posts that already
    /// wait.
    public var ordering: PostOrdering {
        get { queue.ordering }
        set {
            queue.ordering = newValue
            processSteps()
        }
    }

    /// A Boolean value that indicates whether a new post replaces a post on screen if `capacity` leaves no room. The default is
    /// false: the new post waits.
    ///
    /// If this property is true, the replaced post is the one with the lowest priority and, among posts of equal priority, the
    /// oldest. It ends with `PostRemovalReason.evicted`. A new post still waits while every post on screen has a higher
    /// priority.
    ///
    /// ```swift
    /// stackView.postManager.capacity = 3
    /// stackView.postManager.replacesOldestWhenFull = true
    /// ```
    public var replacesOldestWhenFull: Bool {
        get { queue.replacesOldestWhenFull }
        set {
            queue.replacesOldestWhenFull = newValue
            processSteps()
        }
    }

    /// The maximum number of waiting posts, including those that wait for the end of their `PostOptions.delay`. The default is
    /// `Int.max`, which sets no limit. With 0, a post enters at once or is refused. Negative numbers count as 0. A change applies
    /// to posts that are posted afterward.
    public var waitingLimit: Int {
        get { queue.waitingLimit }
        set { queue.waitingLimit = newValue }
    }

    /// The policy for a request if the number of waiting posts has reached `waitingLimit`. The default is `.refuse`, which
    /// refuses the request. A change applies to posts that are posted afterward.
    public var overflowPolicy: PostOverflowPolicy {
        get { queue.overflowPolicy }
        set { queue.overflowPolicy = newValue }
    }

    /// The number of seconds between the end of a post's exit and the next entrance. The default is 0. A post that replaces
    /// another one on screen enters without a pause.
    public var pauseBetweenPosts: TimeInterval {
        get { queue.pause }
        set { queue.pause = newValue }
    }

    /// A Boolean value that indicates whether one post that times out enters in addition to `capacity` while all posts on screen
    /// stay until they are removed. The default is true: an unanswered error doesn't keep short messages waiting. If the value is false, no more than `capacity` posts are on screen.
    public var showsTimedPostAlongside: Bool {
        get { queue.showsTimedPostAlongside }
        set {
            queue.showsTimedPostAlongside = newValue
            processSteps()
        }
    }

    /// Applies the time scale and the capacity for the running assistive technologies.
    func needsDidChange() {
        queue.isOneAtATime = showsOneAtATimeForAssistiveTechnology && AssistiveTechnology.isRunning
        let scale = durationScale
        // Ignored if it is infinite.
        queue.setTimeScale(scale, at: now)
        process(queue.setHoldOfAll(by: .untimed, !scale.isFinite, at: now))
    }
}

// MARK: - Requests

extension PostManager {
    /// Posts a request. Its post enters the screen at once or, if there is no room, waits.
    ///
    /// - Parameters:
    ///   - request: The request to post.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the request or its
    ///     value, then of `PostManager.defaults`, and otherwise of the poster (the `PostView` or other object that shows the
    ///     post). See `PostOptions.presentation` for the precedence.
    /// - Returns: A handle to the post. If the request was merged into another post (see `PostDuplicatePolicy`), the result is
    ///   the handle to that other post. If the request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(_ request: PostRequest, as presentation: PostPresentation? = nil) -> Post {
        submit(request, as: presentation, on: posters.own, claim: nil)
    }

    /// Posts a request on one of the posters that share the manager.
    ///
    /// - Parameter claim: The claim to the post; nil for a request that the app posts without one.
    func submit(
        _ request: PostRequest, as presentation: PostPresentation?, on managed: ManagedPoster, claim: PostClaim?
    ) -> Post {
        var request = request.shown(as: presentation)
        PostAdvice.advise(on: request)
        let refusal = request.content.refusal ?? admit(&request)
        let given = request.options
        claim?.request = request
        request.fill(with: defaults, environmentOptions)
        let post = Post(view: request.content.sharedView)
        if let refusal { return refuse(post, because: refusal, request) }
        guard let poster = managed.poster, !managed.isGone else { return refuse(post, because: .hostGone, request) }
        prepareForRequest(on: managed)
        // A post that the request updates keeps its presentation.
        let update = request
        request.options.useDefaultPresentation(of: defaults)
        let (verdict, steps) = queue.post(post.id, .init(request, on: poster), at: now)
        switch verdict {
        case .accepted:
            records[post.id] = PostRecord(post: post, request: request, manager: self, poster: managed)
            records[post.id]?.claims.add(claim)
            add(steps)
            tellWaiting([post])
            processSteps()
            // From inside a callback, the post enters later, but its caller already sees whether it enters.
            if isRunning { while admitNext() {} }
        case .refused(let refusal):
            return refuse(post, because: refusal, request)
        case .merged(let id):
            guard let record = records[id] else { break }
            record.claims.add(claim)
            if steps.contains(.update(id, counts: true)) { record.post.requestCount += 1 }
            didUpdate(id, with: update, given, takingTap: true)
            record.addListeners(of: given)
            tell(.waiting(record.post), given)
            tell(.merged(record.post), given)
            process(steps)
            return record.post
        }
        return post
    }

    /// Performs pending steps, and those of a time that is over or of a change of hosts, so that the queue decides on a request in the
    /// current state. Usually there are none, and nothing is done.
    private func prepareForRequest(on managed: ManagedPoster) {
        let holds = queue.holds
        let new = hostChange(of: [managed])
        let now = now
        let isDue = timer.map { $0.event.media <= now.media || $0.event.wall <= now.wall } ?? false
        if isDue || isScheduled || !new.isEmpty || queue.holds != holds || !posters.goneWithPosts.isEmpty {
            process(new)
        }
    }

    /// Updates a post; see `Post.update(with:)`.
    ///
    /// - Parameter takesTap: Whether the post also takes the closures of the request for taps and for the text of the count.
    func update(_ id: Post.ID, with request: PostRequest, takingTap takesTap: Bool = false) -> Bool {
        let given = request.options
        var request = request
        request.fill(with: defaults, environmentOptions)
        guard queue.update(id, with: .init(request, on: records[id]?.poster), at: now) else { return false }
        didUpdate(id, with: request, given, takingTap: takesTap)
        process([.update(id, counts: false)])
        return true
    }

    /// Records the request with which the queue has updated a post, and the options that aren't defaults. The step to show it
    /// follows.
    private func didUpdate(_ id: Post.ID, with request: PostRequest, _ given: PostOptions, takingTap takesTap: Bool) {
        guard let record = records[id] else { return }
        record.update(with: request, given)
        if takesTap { record.takeTap(of: request) }
        if record.hasOwnDuration, let duration = record.request.options.duration { setInterval(to: duration, of: id) }
        queue.setModal(record.request.blocksApp(on: record.poster), of: id)
    }

    private func refuse(_ post: Post, because refusal: PostRefusal, _ request: PostRequest) -> Post {
        post.decideEnd(.refused(refusal))
        post.ending = Post.Ending(of: request, at: clock.wallTime)
        #if DEBUG
            // The app has some time to read it.
            if refusal == .duplicateView {
                _ = clock.schedule(after: 1) { if !post.isEndRead { PostAdvice.adviseOnDuplicateView() } }
            }
        #endif
        tell(.refused(post, refusal), request.options)
        processSteps()
        return post
    }

    /// Reports that accepted posts wait. They enter after all closures were called, also if one of these posts something else.
    private func tellWaiting(_ posts: [Post]) {
        deferringSteps {
            for post in posts {
                if let record = records[post.id] { tell(.waiting(post), record.request.options) }
            }
        }
    }

    /// Calls a closure. The steps that it causes are carried out later, as those of a callback.
    func deferringSteps(_ body: () -> Void) {
        let wasRunning = isRunning
        isRunning = true
        body()
        isRunning = wasRunning
    }

    /// Reports an event of a post to the closures of its options and to the streams.
    func tell(_ event: PostEvent, _ options: PostOptions) {
        options.tell(event)
        streams.tell(event)
    }
}

// MARK: - Scenes and settings

extension PostManager {
    /// Ends the posts of a poster whose scene has disconnected. Those that outlive their scene wait for another one.
    func loseScene(of poster: any UIViewPoster) {
        process(queue.sceneLost(of: ObjectIdentifier(poster), at: now))
    }

    /// Moves all waiting posts to another manager at once or, from inside a callback, after the current steps.
    func move(to manager: PostManager) {
        destination = manager
        process()
    }

    /// Moves waiting posts to the destination, and those of posters that have lost their scene to the successors of these.
    ///
    /// - Returns: Whether any post has moved.
    private func transferWaitingPosts() -> Bool {
        if let destination {
            self.destination = nil
            return send(queue.transferWaiting(at: now) { _ in true }, to: destination)
        }
        for managed in posters.withoutScene {
            // A scene may take over the poster instead.
            guard let successor = managed.successor(), successor !== managed.poster else { continue }
            let manager = successor.postManager
            let transfer = queue.transferWaiting(at: now) { $0.poster == managed.id }
            if send(transfer, to: manager, on: manager.managed(successor)) { return true }
        }
        return false
    }

    /// Gives posts to another manager, or to another poster; returns whether there are any.
    ///
    /// - Parameter managed: The poster that shows them from now on; nil, the default, for the one of the manager.
    private func send(
        _ transfer: PostQueue.Transfer, to manager: PostManager, on managed: ManagedPoster? = nil
    ) -> Bool {
        guard !transfer.entries.isEmpty else { return false }
        let moved = transfer.entries.compactMap { records[$0.id] }
        for record in moved {
            records[record.post.id] = nil
            countdowns[record.post.id] = nil
            forgetGestures(of: record.post)
        }
        manager.receive(transfer, moved, on: managed ?? manager.posters.own)
        return true
    }

    private func receive(_ transfer: PostQueue.Transfer, _ received: [PostRecord], on managed: ManagedPoster) {
        for record in received {
            record.move(to: self, managed)
            records[record.post.id] = record
        }
        queue.receive(transfer, for: managed.id, at: now)
        tellWaiting(received.map(\.post))
        for record in received where record.post.hasCountdownStreams { observeCountdown(of: record.post.id) }
        process()
    }

    /// Holds or releases posts soon if the place of their poster has appeared or is gone.
    private func hostMayHaveChanged() {
        let before = queue.holds
        let steps = hostChange()
        posters.updateScreens()
        if queue.holds != before { processLater(steps) }
    }

    /// Holds the posts of each poster that has no place on a screen, or whose scene is in the background. No hold of a poster that
    /// is gone stays.
    ///
    /// - Parameter some: The posters that are looked at; nil, the default, for all.
    private func hostChange(of some: [ManagedPoster]? = nil) -> [PostQueue.Step] {
        let released = posters.forgetGone().flatMap { queue.setHoldOfAll(by: .noHost($0), false, at: now) }
        let changes = (some ?? posters.present).flatMap {
            queue.setHoldOfAll(by: .noHost($0.id), !hasHost($0), at: now)
        }
        return released + changes
    }

    /// Returns whether a poster has a place on a screen.
    func hasHost(_ managed: ManagedPoster) -> Bool { absence(of: managed) == nil }

    /// Returns why a poster has no place on a screen; nil if it has one.
    func absence(of managed: ManagedPoster) -> PostAbsence? {
        managed.absence(at: clock.wallTime) ?? (isHostAvailable ? nil : .unavailable)
    }
}

// MARK: - Posters

extension PostManager {
    /// Returns a poster that shares the manager; nil for any other.
    func managed(_ poster: any UIViewPoster) -> ManagedPoster? { posters[poster] }

    /// Adds a poster whose posts share the queue. Its posts with the previous manager end.
    func add(_ poster: any UIViewPoster, from previous: PostManager) {
        guard self !== previous, managed(poster) == nil else { return }
        previous.managed(poster)?.leave()
        previous.processSteps()
        add(ManagedPoster(poster))
    }

    /// Sets the edge from which the posts of a poster enter.
    func setEdge(_ edge: PostEdge, of poster: any UIViewPoster) {
        posters.setEdge(edge, of: poster, in: gestureManager)
    }

    /// Records why a poster of the library has no place on a screen; nil if it has one.
    func setAbsence(_ absence: PostAbsence?, of poster: any UIViewPoster) {
        managed(poster)?.ownAbsence = absence
        hostMayHaveChanged()
    }

    /// Returns the posts of a poster that are entering, shown or leaving, in the order of their admission.
    func currentPosts(on poster: any UIViewPoster) -> [Post] {
        queue.active.compactMap { records[$0] }.filter { $0.poster === poster }.map(\.post)
    }

    /// Returns whether a poster has posts that haven't ended.
    func hasPosts(on poster: any UIViewPoster) -> Bool { managed(poster).map { $0.postCount > 0 } ?? false }

    private func add(_ managed: ManagedPoster) {
        posters.add(managed)
        managed.screen.anchor = { [weak self, weak managed] in managed.flatMap { self?.view(of: $0) } }
        managed.screen.didGo = { [weak self, weak managed] in
            guard let self, let managed else { return }
            process(endOfPosts(on: managed))
        }
    }

    /// The view of a poster; for a poster that isn't a view and has none, the slot of a post on screen.
    private func view(of managed: ManagedPoster) -> UIView? {
        managed.poster as? UIView ?? (managed.poster as? UIViewController)?.viewIfLoaded
            ?? queue.active.lazy.compactMap { self.records[$0] }.first { $0.managedPoster === managed }?.presented?.slot
    }

    private func endOfPosts(on managed: ManagedPoster) -> [PostQueue.Step] {
        let ids = (queue.active + queue.waiting).filter { records[$0]?.managedPoster === managed }
        return queue.remove(ids, because: .hostGone, animated: false, at: now)
    }
}

// MARK: - SystemObserver.Listener

extension PostManager: SystemObserver.Listener {
    func systemDidChange(_ change: SystemObserver.Change) {
        switch change {
        case .scene: process(hostChange())
        case .focus: break
        case .editing: return
        case .needs: return needsDidChange()
        }
        for id in queue.active { records[id]?.presented?.systemDidChange(change) }
    }
}
