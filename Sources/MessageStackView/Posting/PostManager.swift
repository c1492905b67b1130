import UIKit

/// An object that decides when posts enter and leave. A poster shows them.
///
/// An app may call methods from inside callbacks. The manager then decides at once, so that the result is correct, and
/// changes the screen after the current callback.
///
/// ```swift
/// let manager = postView.postManager
/// manager.delegate = self
/// manager.post(PostRequest(view: UIView(), dismissAfter: 3))
/// ```
@MainActor
public final class PostManager {
    // MARK: - Lifecycle

    /// Creates a manager.
    ///
    /// - Parameters:
    ///   - poster: The poster that shows the posts. The manager doesn't retain it. Once it is deallocated, its posts end,
    ///     and new ones are refused.
    ///   - clock: The source of time; nil, the default, for the time of the device.
    public init(poster: any UIViewPoster, clock: (any PostClock)? = nil) {
        self.poster = poster
        posterDelegate = poster as? any PostManagerDelegate
        self.clock = clock ?? DefaultPostClock.shared
        surroundings = PostSurroundings { [weak self] in self?.surroundingsDidChange($0) }
        Self.all.removeAll { $0.manager == nil }
        Self.all.append(Reference(manager: self))
        needsDidChange()
    }

    // MARK: - Public

    /// The delegate. If the poster is a `PostManagerDelegate`, too, the manager calls the poster first.
    public weak var delegate: (any PostManagerDelegate)?

    /// The gestures that remove posts.
    public private(set) lazy var gestureManager = PostGestureManager(manager: self)

    /// The maximum duration of a poster's change in seconds, without the time during which a finger is on the post. The
    /// default is 10. For a longer `PostTransition`, the maximum is its duration and one second.
    ///
    /// When this time is over, the change counts as finished, and a debug build logs a warning. It doesn't stop, since a
    /// breakpoint or Slow Animations exceed the time, too.
    public var transitionTimeout: TimeInterval = 10

    /// The values for properties of requests that are nil, or that have their default. A change applies to posts that are posted
    /// afterward.
    public var defaults = PostDefaults()

    /// The maximum number of entries in `history`. The default is 0.
    public var historyLimit = 0 {
        didSet { trimHistory() }
    }

    /// The posts that have ended, oldest first, without those that were merged into others.
    public private(set) var history: [PostHistoryEntry] = []

    /// The announcer of the texts of shown posts. The default uses VoiceOver.
    public var announcer: any PostAnnouncer = VoiceOverAnnouncer.shared

    /// The closure that plays the haptics of posts; nil for none. By default, it plays them on the device. Its argument is
    /// never `.automatic` or `.none`.
    public var haptics: (@MainActor (PostHaptic) -> Void)? = { DeviceHaptics.shared.play($0) }

    /// A Boolean value that indicates whether one post is shown at a time, whatever `capacity` is, while VoiceOver or Switch
    /// Control runs. The default is true. Posts that are already shown stay.
    public var showsOneAtATimeForAssistiveTechnology = true {
        didSet { needsDidChange() }
    }

    /// The maximum number of posts on screen at the same time. The default is 1, which is also the minimum. A change applies
    /// at once, even from inside a callback. Posts that are already shown stay.
    public var capacity: Int {
        get { queue.capacity }
        set {
            queue.capacity = newValue
            run()
        }
    }

    /// The order in which waiting posts enter. The default is `.priorityThenAge`. A change applies at once.
    public var ordering: PostOrdering {
        get { queue.ordering }
        set { queue.ordering = newValue }
    }

    /// A Boolean value that indicates whether a post replaces another one if there is no room on screen. The default is
    /// false, and the post waits.
    ///
    /// If this property is true, the replaced post is the oldest of those with the lowest priority. It ends with
    /// `PostRemovalReason.evicted`. A post still waits while every post on screen has a higher priority.
    ///
    /// ```swift
    /// stackView.postManager.capacity = 3
    /// stackView.postManager.replacesOldestWhenFull = true
    /// ```
    public var replacesOldestWhenFull: Bool {
        get { queue.replacesOldestWhenFull }
        set {
            queue.replacesOldestWhenFull = newValue
            run()
        }
    }

    /// The maximum number of waiting posts, including delayed ones. The default is `Int.max`. With 0, a post enters at once
    /// or is refused. Negative numbers count as zero. A change applies to posts that are posted afterward.
    public var waitingLimit: Int {
        get { queue.waitingLimit }
        set { queue.waitingLimit = newValue }
    }

    /// The policy for a post beyond `waitingLimit`. The default is `.refuse`.
    public var overflowPolicy: PostOverflowPolicy {
        get { queue.overflowPolicy }
        set { queue.overflowPolicy = newValue }
    }

    /// The seconds between the end of an exit and the next entrance. The default is 0. A post that replaces another one
    /// enters without a pause. NaN, infinity and negative numbers count as zero.
    public var pauseBetweenPosts: TimeInterval {
        get { queue.pause }
        set { queue.pause = newValue }
    }

    /// A Boolean value that indicates whether the poster has a place to show posts, which the poster sets. The default is
    /// true. While it is false, or the poster's scene is in the background, posts wait, and the time of those on screen
    /// stops.
    ///
    /// A poster may set the property in `didMoveToWindow()`, since waiting posts don't enter before the view hierarchy has
    /// changed: they enter in a call that the clock schedules with no delay.
    public var isHostAvailable = true {
        didSet { performSoon(hostChange()) }
    }

    /// The maximum number of seconds for which a post waits for a place on a screen before it expires; nil for no
    /// limit. The default is 30. A change applies to posts that begin to wait afterward. NaN and infinity count as nil.
    public var hostTimeout: TimeInterval? {
        get { queue.hostTimeout }
        set { queue.hostTimeout = newValue.flatMap { $0.isFinite ? $0 : nil } }
    }

    /// Suspends the manager until the returned token is released or deallocated. Meanwhile, no waiting post enters, and the
    /// time of those on screen stops, except for requests with `PostRequest.ignoresSuspension`.
    ///
    /// - Returns: The token. If several are active, the suspension ends with the last one.
    public func suspend() -> PostSuspension {
        lastToken += 1
        let hold = PostHold.suspension(lastToken)
        perform(queue.holdAll(by: hold, at: now))
        return PostSuspension { [weak self] in
            guard let self else { return }
            perform(queue.releaseAll(by: hold, at: now))
        }
    }

    /// A new stream of the events from now on. The stream ends when the manager is deallocated.
    public var events: AsyncStream<PostEvent> { streams.makeStream() }

    // MARK: Looking up

    /// The posts that are entering, shown or leaving, in the order of their admission.
    public var currentPosts: [Post] { posts(queue.active) }

    /// The waiting posts, in the order in which they will enter.
    public var waitingPosts: [Post] { posts(queue.waiting) }

    /// The posts that haven't ended: `currentPosts`, then `waitingPosts`.
    public var posts: [Post] { posts(queue.active + queue.waiting) }

    /// Returns the posts with a key that haven't ended, in the order of `posts`.
    public func posts(withKey key: PostKey) -> [Post] { posts(queue.posts(withKey: key)) }

    /// Returns the post with an ID; nil if it has ended.
    public func post(withID id: Post.ID) -> Post? { records[id]?.post }

    /// The requests of `currentPosts`, each with the view of its post.
    public var currentPostRequests: [PostRequest] { queue.active.compactMap { records[$0]?.shownRequest } }

    /// Returns the post that shows `view` or waits to show it; nil if there is none. If a post with the view is still leaving,
    /// the newer one is returned.
    public func post(of view: UIView) -> Post? { post(showing: ObjectIdentifier(view)) }

    // MARK: - Internal

    private(set) weak var poster: (any UIViewPoster)?
    /// The poster, if it is a delegate.
    private weak var posterDelegate: (any PostManagerDelegate)?
    let clock: any PostClock
    nonisolated let inbox = PostInbox()

    // MARK: - Private

    /// All managers, in which a view finds the post that waits to show it.
    private static var all: [Reference] = []

    private struct Reference {
        weak var manager: PostManager?
    }

    private(set) var queue = PostQueue(capacity: 1, hostTimeout: 30)
    private let records = PostRecords()
    private let streams = PostEventStreams()
    /// Closures that cancel the running timers.
    private var timers: [PostTimer: @MainActor () -> Void] = [:]
    /// The steps that are still to be carried out.
    private var steps: [PostQueue.Step] = []
    private var isRunning = false
    /// Whether the clock will call `run()`.
    private var isScheduled = false
    private var lastToken: UInt64 = 0
    /// The manager that gets the waiting posts that outlive their scene, once the scene has disconnected.
    private weak var successor: PostManager?
    private var surroundings: PostSurroundings?
    /// Whether posts wait for the poster's scene to return from the background.
    private var isInBackground = false

    private var now: PostInstant { PostInstant(media: clock.mediaTime, wall: clock.wallTime) }

    /// Returns the post, of whatever manager, that waits to show a view; nil if there is none.
    static func waitingPost(of view: UIView) -> Post? {
        all.lazy.compactMap { $0.manager?.post(of: view) }.first { $0.phase == .waiting }
    }

    private func posts(_ ids: [Post.ID]) -> [Post] { ids.compactMap { records[$0]?.post } }

    // MARK: - Steps

    /// Carries out steps of the queue at once or, from inside a callback, after the current ones.
    private func perform(_ new: [PostQueue.Step]) {
        add(new)
        run()
    }

    /// Carries out steps, and admits posts, in a call that the clock schedules with no delay, or before the next event of
    /// another kind. For events that occur while the view hierarchy changes.
    private func performSoon(_ new: [PostQueue.Step]) {
        add(new)
        guard !isRunning, !isScheduled, !steps.isEmpty || !queue.waiting.isEmpty else { return }
        isScheduled = true
        _ = clock.schedule(after: 0) { [weak self] in
            self?.isScheduled = false
            self?.run()
        }
    }

    private func add(_ new: [PostQueue.Step]) {
        for case .end(let id, let reason) in new { records[id]?.post.decideEnd(reason) }
        steps += new
    }

    /// Carries out all steps and admits posts for which there is room, until nothing is left to do.
    private func run() {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        while true {
            if !steps.isEmpty {
                let current = steps
                steps = []
                for step in current { carryOut(step) }
            } else if poster == nil, !queue.isEmpty {
                add(queue.removeAll(because: .hostGone, animated: false))
            } else if !transferWaitingPosts(), !admitNext() {
                break
            }
        }
    }

    /// Admits the next waiting post, if there is room for it. Its entrance is a step.
    ///
    /// - Returns: Whether there are new steps.
    private func admitNext() -> Bool {
        let new = queue.admitNext(at: now)
        add(new)
        return !new.isEmpty
    }

    private func carryOut(_ step: PostQueue.Step) {
        switch step {
        case .enter(let id): enter(id)
        case .didEnter(let id): didEnter(id)
        case .update(let id): update(id)
        case .recount(let id): recount(id)
        case .leave(let id): leave(id)
        case .finishLeaving(let id): finishLeaving(id)
        case .requeue(let id): requeue(id)
        case .start(let timer, let seconds): start(timer, after: seconds)
        case .cancel(let timer): timers.removeValue(forKey: timer)?()
        case .end(let id, let reason): end(id, because: reason)
        }
    }

    private func start(_ timer: PostTimer, after seconds: TimeInterval) {
        guard queue.isCurrent(timer) else { return }
        timers[timer] = clock.schedule(after: max(0, seconds)) { [weak self] in
            guard let self else { return }
            timers[timer] = nil
            perform(queue.timerFired(timer, at: now))
        }
    }

    private func enter(_ id: Post.ID) {
        guard let record = records[id], queue.phase(of: id) == .entering else { return }
        let request = record.request
        if haptics != nil, let haptic = request.resolvedHaptic { DeviceHaptics.shared.prepare(haptic) }
        let view = record.makeView(on: poster)
        record.post.view = view
        // Making the view may have removed the post, or returned a view that another post has.
        guard queue.phase(of: id) == .entering else { return }
        guard identify(id, as: view) else { return perform(queue.viewLost(id, because: .viewTaken)) }
        updateDuration(of: id)
        let live = LivePost(of: record.post, request, view: view, manager: self)
        record.live = live
        tell { $0.postManager(self, willPost: view) }
        request.willPost?(record.post)
        streams.tell(.willPost(record.post))
        if queue.phase(of: id) == .entering { live.enter() }
    }

    private func didEnter(_ id: Post.ID) {
        guard let record = records[id], let live = record.live else { return }
        let view = live.view
        live.didEnter()
        tell { $0.postManager(self, didPost: view) }
        record.request.didPost?(record.post)
        streams.tell(.didPost(record.post))
    }

    private func update(_ id: Post.ID) {
        // A post that leaves and waits again is updated at its next entrance.
        guard let record = records[id], record.live?.slot?.content != nil,
            let phase = queue.phase(of: id), phase == .entering || phase == .shown
        else { return }
        record.live?.update(with: record.request)
        streams.tell(.updated(record.post))
    }

    private func recount(_ id: Post.ID) {
        guard let record = records[id] else { return }
        record.live?.updateCount()
        streams.tell(.counted(record.post, record.post.count))
    }

    private func leave(_ id: Post.ID) {
        guard let record = records[id], let live = record.live else { return perform(queue.left(id, at: now)) }
        let view = live.view
        tell { $0.postManager(self, willRemove: view) }
        record.request.willRemove?(record.post)
        streams.tell(.willRemove(record.post))
        guard let exit = queue[id]?.exit else { return perform(queue.left(id, at: now)) }
        if !exit.returns { record.post.reportExit() }
        live.leave(because: exit.reason, animated: exit.isAnimated)
    }

    private func finishLeaving(_ id: Post.ID) {
        guard let exit = queue[id]?.exit else { return }
        records[id]?.live?.leave(because: exit.reason, animated: false)
    }

    /// Ends the appearance of a post that waits again.
    private func requeue(_ id: Post.ID) {
        guard let record = records[id] else { return }
        endLivePost(of: record)
        streams.tell(.waiting(record.post))
    }

    private func end(_ id: Post.ID, because reason: PostRemovalReason) {
        guard let record = records[id] else { return }
        let wasShown = record.live != nil
        if reason == .expired, !isHostAvailable, let poster { PostAdvice.adviseOnMissingWindow(of: poster) }
        records[id] = nil
        endLivePost(of: record)
        forgetGestures(of: record.post)
        remember(record, endedBecause: reason, wasShown: wasShown)
        tell { $0.postManager(self, didEnd: record.post, reason: reason) }
        record.request.didEnd?(record.post, reason)
        record.post.reportEnd()
        streams.tell(.ended(record.post, reason))
    }

    private func endLivePost(of record: PostRecord) {
        guard let live = record.live else { return }
        record.live = nil
        live.end()
        let view = live.view
        tell { $0.postManager(self, didRemove: view) }
    }

    private func forgetGestures(of post: Post) {
        guard let view = post.view, queue.post(showing: ObjectIdentifier(view)) == nil else { return }
        gestureManager.forget(view)
    }

    private func remember(_ record: PostRecord, endedBecause reason: PostRemovalReason, wasShown: Bool) {
        guard historyLimit > 0 else { return }
        if case .merged = reason { return }
        history.append(PostHistoryEntry(record, endedBecause: reason, wasShown: wasShown, at: clock.wallTime))
        trimHistory()
    }

    private func trimHistory() {
        let surplus = history.count - max(0, historyLimit)
        if surplus > 0 { history.removeFirst(surplus) }
    }

    private func tell(_ call: (any PostManagerDelegate) -> Void) {
        if let posterDelegate { call(posterDelegate) }
        if let delegate, delegate !== posterDelegate { call(delegate) }
    }
}

// MARK: - Requests

extension PostManager {
    /// Posts a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - presentation: The presentation of the post. If it is nil, the default, the post has the presentation of the
    ///     posted value or, if the value has none, of the poster. See `PostRequest.presentation` for the precedence.
    /// - Returns: A handle to the post. If the request was refused or merged into another post, the post has already
    ///   ended, and its `reason` is `.refused` or `.merged`.
    @discardableResult
    public func post(_ request: PostRequest, as presentation: PostPresentation? = nil) -> Post {
        var request = request.shown(as: presentation)
        PostAdvice.advise(on: request)
        request.complete(with: defaults)
        let post = Post(owner: self, view: request.content.sharedView)
        guard poster != nil else { return refuse(post, because: .hostGone) }
        perform(hostChange())
        let (verdict, steps) = queue.post(post.id, .init(request, defaults), .init(request, defaults), at: now)
        switch verdict {
        case .accepted:
            records[post.id] = PostRecord(post: post, request: request)
            streams.tell(.waiting(post))
            perform(steps)
            // From inside a callback, the post enters later, but its caller already sees whether it enters.
            if isRunning { while admitNext() {} }
        case .refused(let refusal):
            return refuse(post, because: refusal)
        case .merged(let id):
            records[post.id] = PostRecord(post: post, request: request)
            streams.tell(.waiting(post))
            if steps.contains(.recount(id)) { records[id]?.post.count += 1 } else { records[id]?.takeOver(request) }
            perform(steps + [.end(post.id, .merged(into: id))])
        }
        return post
    }

    /// Updates a post; see `Post.update(with:)`.
    func update(_ id: Post.ID, with request: PostRequest) -> Bool {
        var request = request
        request.complete(with: defaults)
        guard let steps = queue.update(id, with: PostQueue.Item(request, defaults), at: now) else { return false }
        records[id]?.takeOver(request)
        perform(steps)
        return true
    }

    private func refuse(_ post: Post, because refusal: PostRefusal) -> Post {
        post.decideEnd(.refused(refusal))
        streams.tell(.refused(post, refusal))
        run()
        return post
    }
}

// MARK: - PostOwner

extension PostManager: PostOwner {
    func phase(of id: Post.ID) -> PostPhase? { queue.phase(of: id) }

    func hasReportedEnd(of id: Post.ID) -> Bool { records[id] == nil }

    func remove(_ ids: [Post.ID], because reason: PostRemovalReason, animated: Bool?) {
        let waitsForMinimumTime = reason == .programmatic || reason == .cancelled
        perform(
            waitsForMinimumTime
                ? queue.dismiss(ids, because: reason, animated: animated, at: now)
                : queue.remove(ids, because: reason, animated: animated))
    }

    func holdSoon(_ id: Post.ID, by source: PostHold, _ isHeld: Bool) {
        performSoon(hold(id, by: source, isHeld))
    }

    private func hold(_ id: Post.ID, by source: PostHold, _ isHeld: Bool) -> [PostQueue.Step] {
        isHeld ? queue.hold(id, by: source, at: now) : queue.release(id, by: source, at: now)
    }
}

// MARK: - Removal and time of single posts

extension PostManager {
    func post(showing content: ObjectIdentifier) -> Post? {
        queue.post(showing: content).flatMap { records[$0]?.post }
    }

    /// Returns the posts that show the content of a request or wait to show it.
    func posts(of request: PostRequest) -> [Post] {
        posts.filter { records[$0.id]?.shows(request.content) == true }
    }

    /// Returns the value that a post shows or waits to show; nil if it shows something else.
    func model(of id: Post.ID) -> (any Postable)? { records[id]?.request.content.model }

    func removeEverything(animated: Bool?) {
        perform(queue.removeAll(because: .programmatic, animated: animated))
    }

    /// Withdraws one request of a key.
    ///
    /// - Parameter willRemove: Called with the posts that are removed, before that is reported.
    func removeCountedRequest(of key: PostKey, animated: Bool?, willRemove: ([Post]) -> Void) {
        let staying = queue.posts(withKey: key).filter(queue.stays)
        let steps = queue.dismissCounted(key, animated: animated, at: now)
        willRemove(posts(staying.filter { !queue.stays($0) }))
        perform(steps)
    }

    func timeLeft(of id: Post.ID) -> TimeInterval? { queue.timeLeft(of: id, at: now) }

    func extend(_ id: Post.ID, by seconds: TimeInterval) { perform(queue.extend(id, by: seconds, at: now)) }

    func restart(_ id: Post.ID) { perform(queue.restart(id, at: now)) }

    func setDuration(_ duration: PostDuration, of id: Post.ID) {
        records[id]?.setDuration(duration)
        perform(queue.setInterval(duration.seconds, of: id, at: now))
        if duration == .automatic { updateDuration(of: id) }
    }

    /// Adapts the time on screen of a post to its view: an automatic duration depends on the content, and any other has
    /// the view's minimum. If the time has changed, it restarts.
    func updateDuration(of id: Post.ID) {
        guard let record = records[id], let view = record.view else { return }
        let request = record.request
        var seconds = queue[id]?.item.interval
        if (request.duration ?? defaults.duration) == .automatic {
            seconds = PostDuration.automaticSeconds(for: view, severity: request.severity)
        } else if let view = view as? any PostContentView {
            seconds = seconds.map { max($0, view.minimumDuration.isFinite ? view.minimumDuration : 0) }
        }
        if queue[id]?.item.interval != seconds { perform(queue.setInterval(seconds, of: id, at: now)) }
    }

    func hold(_ id: Post.ID) -> PostSuspension {
        lastToken += 1
        let hold = PostHold.token(lastToken)
        perform(queue.hold(id, by: hold, at: now))
        return PostSuspension { [weak self] in
            guard let self else { return }
            perform(queue.release(id, by: hold, at: now))
        }
    }

    func announceChange(of id: Post.ID) {
        records[id]?.live?.contentDidChange()
    }

    func contentSizeDidChange(of id: Post.ID, animated: Bool) {
        guard let slot = records[id]?.live?.slot, queue.phase(of: id) != .leaving else { return }
        poster?.update(view: slot, animated: animated)
    }
}

// MARK: - Posts on screen

extension PostManager {
    /// Returns the presentation of a post on screen; nil for any other.
    func presentation(of post: Post) -> PostPresentation? { records[post.id]?.live?.presentation }

    /// Whether a modal post is about to get the accessibility focus.
    var isModalPostEntering: Bool {
        queue.active.contains { queue.phase(of: $0) == .entering && records[$0]?.live?.slot?.isModal == true }
    }

    /// Returns the post on screen that follows another one in the order of posting or, if there is none, precedes it. Leaving
    /// posts and cards behind others are left out.
    func neighbor(of id: Post.ID) -> LivePost? {
        let index = queue.active.firstIndex(of: id) ?? queue.active.endIndex
        let later = queue.active[index...].dropFirst()
        let earlier = queue.active[..<index].reversed()
        return (later + earlier).lazy.filter { self.queue.phase(of: $0) != .leaving }
            .compactMap { self.records[$0]?.live }.first { $0.slot?.card?.isTucked != true }
    }

    /// Records the view that a post shows. Returns false if another post has that view.
    @discardableResult
    func identify(_ id: Post.ID, as view: UIView) -> Bool {
        queue.identify(id, as: ObjectIdentifier(view))
    }

    /// Returns the view for the content of a post's request, and makes it if needed.
    func makeView(of id: Post.ID) -> UIView? { records[id]?.makeView(on: poster) }

    /// Records the view that shows the content of a post's request.
    func setView(_ view: UIView, of id: Post.ID) {
        records[id]?.setView(view)
    }

    /// Reports to the delegates that a view replaces another one in a post, and performs the replacement in between.
    func reportExchange(of old: UIView, for new: UIView, isShown: Bool, _ exchange: () -> Void) {
        tell { $0.postManager(self, willRemove: old) }
        tell { $0.postManager(self, willPost: new) }
        exchange()
        tell { $0.postManager(self, didRemove: old) }
        if isShown { tell { $0.postManager(self, didPost: new) } }
    }

    /// Applies the gestures of a view to its post on screen.
    func setGestures(_ gestures: PostGestures, ofPostShowing view: UIView) {
        queue.post(showing: ObjectIdentifier(view)).flatMap { records[$0]?.live }?.enabledGestures = gestures
    }

    func handle(_ event: LivePost.Event, of live: LivePost) {
        let id = live.post.id
        switch event {
        case .entered: perform(queue.entered(id, at: now))
        case .left: perform(queue.left(id, at: now))
        case .held(let source, let isHeld): perform(hold(id, by: source, isHeld))
        case .moved(let holds): performSoon(holds.flatMap { hold(id, by: $0, $1) })
        case .dismissed(let reason): perform(queue.remove(id, because: reason))
        case .tapped(let removes):
            if removes { remove([id], because: .tap, animated: nil) }
            live.post.perform(live.presentation.touches.actions, because: .tap)
        case .lost(let reason): performSoon(queue.viewLost(id, because: reason))
        }
    }
}

// MARK: - Scenes and settings

extension PostManager {
    /// Ends the posts of a scene that has disconnected. Those that outlive their scene move to `successor`.
    func loseScene(successor: PostManager) {
        self.successor = successor
        perform(queue.sceneLost(at: now))
    }

    /// Moves waiting posts to the successor, if there is one.
    ///
    /// - Returns: Whether any post has moved.
    private func transferWaitingPosts() -> Bool {
        guard let successor else { return false }
        let transfers = queue.transferWaiting(at: now)
        if queue.isEmpty { self.successor = nil }
        guard !transfers.isEmpty else { return false }
        let moved = transfers.compactMap { transfer in records[transfer.entry.id].map { (transfer, $0) } }
        for (transfer, record) in moved {
            records[transfer.entry.id] = nil
            forgetGestures(of: record.post)
        }
        successor.receive(moved)
        return true
    }

    private func receive(_ transfers: [(PostQueue.Transfer, PostRecord)]) {
        for (transfer, record) in transfers {
            record.post.owner = self
            records[transfer.entry.id] = record
            streams.tell(.waiting(record.post))
        }
        perform(transfers.flatMap { queue.receive($0.0, at: now) })
    }

    /// Holds all posts while there is no host, or its scene is in the background.
    private func hostChange() -> [PostQueue.Step] {
        switch poster?.hostScene?.activationState {
        case .background, .unattached: isInBackground = true
        // The scene is changing between foreground and background, so the previous state stays.
        case .foregroundInactive: break
        default: isInBackground = false
        }
        let isAvailable = isHostAvailable && !isInBackground
        guard isAvailable != queue.isHostAvailable else { return [] }
        return isAvailable ? queue.releaseAll(by: .noHost, at: now) : queue.holdAll(by: .noHost, at: now)
    }

    private func surroundingsDidChange(_ change: PostSurroundings.Change) {
        switch change {
        case .scene(let scene, let isActive):
            perform(hostChange())
            for id in queue.active { records[id]?.live?.sceneDidChange(scene, isActive: isActive) }
        case .focus(let focus, let slot, let previous):
            for id in queue.active { records[id]?.live?.focus(focus, didMoveTo: slot, from: previous) }
        case .needs:
            needsDidChange()
        }
    }

    /// Applies the time scale and the capacity for the running assistive technologies.
    private func needsDidChange() {
        queue.isOneAtATime = showsOneAtATimeForAssistiveTechnology && AssistiveTechnology.isRunning
        let scale = PostDuration.effectiveScale
        if scale.isFinite {
            perform(queue.setTimeScale(scale, at: now) + queue.releaseAll(by: .untimed, at: now))
        } else {
            perform(queue.holdAll(by: .untimed, at: now))
        }
    }
}
