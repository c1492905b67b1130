public import UIKit

// Posts: looking up, posting from other threads, removal, time, and the posts on screen.

// MARK: - Looking up

extension PostManager {
    /// The posts on screen, including posts that are entering or leaving, in the order in which they began to enter.
    public var currentPosts: [Post] { posts(queue.active) }

    /// The waiting posts, in the order in which they enter. Posts whose `PostOptions.delay` isn't over are last. The order can
    /// differ in one case: while as many posts as `capacity` permits are on screen, and none of them times out, a waiting post
    /// that times out enters before the others.
    public var waitingPosts: [Post] { posts(queue.waiting) }

    /// The posts that haven't ended: `currentPosts`, then `waitingPosts`.
    public var posts: [Post] { posts(queue.active + queue.waiting) }

    /// Returns the posts that have the given key, those on screen before the waiting ones.
    ///
    /// - Parameter key: The key of the posts.
    /// - Returns: The posts that haven't ended; an empty array if there are none.
    public func posts(withKey key: PostKey) -> [Post] { posts(queue.posts(withKey: key)) }

    /// Returns the post of this manager that has the given ID.
    ///
    /// - Parameter id: The ID of the post.
    /// - Returns: The post; nil if it has ended or belongs to another manager.
    public func post(withID id: Post.ID) -> Post? { records[id]?.post }

    /// The requests of the posts on screen, in the order in which the posts began to enter. In these requests, `PostRequest.view`
    /// is the view that the post shows, even if a value was posted.
    public var currentPostRequests: [PostRequest] { queue.active.compactMap { records[$0]?.shownRequest } }

    /// Returns the post that shows a view or waits to show it. If one post with the view is leaving and another one waits, the
    /// method returns the waiting one.
    ///
    /// - Parameter view: The posted view.
    /// - Returns: The post; nil if this manager has no post of the view.
    public func post(of view: UIView) -> Post? { post(showing: PostContent.identity(of: view)) }

    func post(showing content: ObjectIdentifier) -> Post? {
        queue.post(showing: content).flatMap(post(withID:))
    }

    /// Returns the posts that show the content of a request or wait to show it.
    func posts(of request: PostRequest) -> [Post] {
        posts.filter { records[$0.id]?.shows(request.content) == true }
    }

    /// Applies a change of a theme to the posts of all managers.
    static func updateThemes() {
        for manager in all { manager.updateTheme() }
    }

    /// Applies a change of the app's factor of durations to the posts of all managers.
    static func updateDurations() {
        for manager in all { manager.needsDidChange() }
    }

    /// Applies a changed theme to the posts on screen. A custom `UIViewPoster` calls this method after it has changed the theme
    /// of its `presentation`. The posters of the library, such as `PostView`, do so by themselves.
    public func updateTheme() {
        for id in queue.active { records[id]?.presented?.updateTheme() }
    }

    /// Returns the post, of whatever manager, that waits to show a view; nil if there is none.
    static func waitingPost(of view: UIView) -> Post? {
        all.lazy.compactMap { $0.post(of: view) }.first { $0.phase == .waiting }
    }

    /// Adds a new manager to those of the app, and suspends it while the app is suspended.
    static func register(_ manager: PostManager) {
        all.append { [weak manager] in manager }
        for hold in suspensions { manager.setHoldOfAll(by: hold, true) }
    }

    /// All managers: those whose posts an app removes or suspends together, and in which a view finds the post that waits to show
    /// it.
    private(set) static var all = WeakList<PostManager>()

    /// The suspensions of the whole app.
    private(set) static var suspensions: Set<PostHold> = []

    private func posts(_ ids: [Post.ID]) -> [Post] { ids.compactMap(post(withID:)) }
}

// MARK: - Removal and time

extension PostManager {
    func remove(_ ids: [Post.ID], because reason: PostRemovalReason, animated: Bool?) {
        let waitsForMinimumTime = reason == .programmatic || reason == .cancelled
        process(
            queue.remove(
                ids, because: reason, animated: animated, keepsMinimumTime: waitsForMinimumTime, at: now))
    }

    func holdSoon(_ id: Post.ID, by source: PostHold, _ isHeld: Bool) {
        queue.setHold(id, by: source, isHeld, at: now)
        processLater()
    }

    /// Removes all posts, also those that were enqueued on other threads and haven't been posted yet. The results of running
    /// operations aren't shown.
    func removeEverything(animated: Bool?) {
        clearances += 1
        process(queue.remove(queue.active + queue.waiting, because: .programmatic, animated: animated, at: now))
    }

    /// Withdraws one request of a key.
    ///
    /// - Parameter willRemove: Called with the posts that are removed, before that is reported.
    func removeCountedRequest(of key: PostKey, animated: Bool?, willRemove: ([Post]) -> Void) {
        let staying = queue.posts(withKey: key).filter(queue.stays)
        let steps = queue.removeCounted(key, animated: animated, at: now)
        let removed = staying.filter { !queue.stays($0) }
        willRemove(posts(removed))
        process(steps)
        // The number on screen doesn't include the withdrawn request.
        if removed.isEmpty { posts(staying).last { $0.count > 1 }?.count -= 1 }
    }

    /// Suspends all managers of the app until the returned token is released or deallocated. During the suspension, no waiting
    /// post enters, and the time of posts on screen stops. Posts with the option `PostOptions.ignoresSuspension` aren't affected.
    /// The suspension also applies to managers that are created while it lasts.
    ///
    /// ```swift
    /// let video = PostManager.suspend()
    /// ```
    ///
    /// - Returns: A token that keeps the suspension active. Keep a reference to it. If several tokens are active, the suspension
    ///   ends when the last of them is released or deallocated.
    public static func suspend() -> PostSuspension {
        let hold = PostHold.suspension(makeToken())
        suspensions.insert(hold)
        for manager in all { manager.setHoldOfAll(by: hold, true) }
        return PostSuspension {
            suspensions.remove(hold)
            for manager in all { manager.setHoldOfAll(by: hold, false) }
        }
    }

    /// Suspends the manager until the returned token is released or deallocated. During the suspension, no waiting post enters,
    /// and the time of posts on screen stops. Posts with the option `PostOptions.ignoresSuspension` aren't affected.
    ///
    /// - Returns: A token that keeps the suspension active. Keep a reference to it. If several tokens are active, the suspension
    ///   ends when the last of them is released or deallocated.
    public func suspend() -> PostSuspension {
        let hold = PostHold.suspension(Self.makeToken())
        setHoldOfAll(by: hold, true)
        return PostSuspension { [weak self] in self?.setHoldOfAll(by: hold, false) }
    }

    private func setHoldOfAll(by hold: PostHold, _ isHeld: Bool) {
        process(queue.setHoldOfAll(by: hold, isHeld, at: now))
    }

    func timeLeft(of id: Post.ID) -> TimeInterval? { queue.timeLeft(of: id, at: now) }

    func extend(_ id: Post.ID, by seconds: TimeInterval) {
        if queue[id]?.item.awaitsInterval == true { records[id]?.extend(by: seconds) }
        queue.extend(id, by: seconds, at: now)
        process()
    }

    func restart(_ id: Post.ID) {
        queue.restart(id, at: now)
        process()
    }

    func setDuration(_ duration: PostDuration, of id: Post.ID) {
        records[id]?.setDuration(duration)
        setInterval(to: duration, of: id)
        process()
        if duration == .automatic {
            updateDuration(of: id)
        } else {
            records[id]?.presented?.updateTap(isAutomatic: false)
        }
    }

    /// Sets the time of a post in the queue. An automatic one is known once the post has a view.
    func setInterval(to duration: PostDuration, of id: Post.ID) {
        queue.setInterval(duration.seconds, awaits: duration == .automatic, of: id, at: now)
    }

    /// Restarts the time of a post that blocks the app, in which the focus has moved. A longer time that the app has given it
    /// stays.
    func focusDidMove(in id: Post.ID) {
        guard let left = timeLeft(of: id), let whole = queue[id].flatMap(queue.scaledInterval), left < whole else {
            return
        }
        restart(id)
    }

    /// Adapts the time on screen of a post to its view: an automatic duration depends on the content and on how the user can
    /// remove the post, and any other has the view's minimum. If the time has changed, it restarts. Also records whether the post
    /// blocks the app.
    func updateDuration(of id: Post.ID) {
        guard let record = records[id], let presented = record.presented, let view = record.view,
            queue[id]?.isOnScreen == true
        else { return }
        queue.setModal(presented.blocksApp, of: id)
        let request = record.request
        let isAutomatic = (request.options.duration ?? .automatic) == .automatic
        presented.updateTap(isAutomatic: isAutomatic)
        var seconds = queue[id]?.item.interval
        if isAutomatic {
            let automatic = PostDuration.automaticSeconds(
                for: view, severity: request.options.severity, canLeave: presented.canLeave)
            seconds = record.extended(automatic)
        } else if let view = view as? any PostContentView {
            let minimum = view.minimumDuration.isFinite ? view.minimumDuration : 0
            if let given = seconds, given < minimum {
                PostAdvice.adviseOnShortTime(given, minimum: minimum)
                if AssistiveTechnology.isRunning { seconds = minimum }
            }
        }
        guard let item = queue[id]?.item,
            item.awaitsInterval || item.interval != seconds.map({ max($0, item.minimumTime) })
        else { return }
        queue.setInterval(seconds, of: id, at: now)
        process()
    }

    func hold(_ id: Post.ID, by source: PostHold, _ isHeld: Bool) {
        queue.setHold(id, by: source, isHeld, at: now)
        process()
    }

    func announceChange(of id: Post.ID) {
        records[id]?.presented?.contentDidChange()
    }

    func contentSizeDidChange(of id: Post.ID, animated: Bool) {
        guard let slot = slot(of: id), queue.phase(of: id) != .leaving else { return }
        records[id]?.presented?.expansionMayHaveChanged()
        records[id]?.poster?.update(view: slot, animated: animated)
    }
}

// MARK: - Posts on screen

extension PostManager {
    /// Returns the presentation of a post on screen; nil for any other.
    func presentation(of post: Post) -> PostPresentation? { records[post.id]?.presented?.presentation }

    /// Whether a modal post is about to get the accessibility focus.
    var isModalPostEntering: Bool {
        queue.active.contains { queue.phase(of: $0) == .entering && slot(of: $0)?.isModal == true }
    }

    /// Returns the focus of the post on screen that follows another one in the order of posting or, if there is none, precedes
    /// it. Leaving posts and cards behind others are left out.
    func neighborFocus(of id: Post.ID) -> PostFocus? {
        let index = queue.active.firstIndex(of: id) ?? queue.active.endIndex
        let later = queue.active[index...].dropFirst()
        let earlier = queue.active[..<index].reversed()
        return (later + earlier).lazy.filter { self.queue.phase(of: $0) != .leaving }
            .compactMap { self.records[$0]?.presented }.first { $0.slot?.accessibilityElementsHidden != true }?.focus
    }

    /// Returns the gestures that remove the post of a view; nil if there is no post, or if it waits and its request sets none.
    func gestures(ofPostShowing view: UIView) -> PostGestures? {
        let record = post(of: view).flatMap { records[$0.id] }
        return record?.presented?.enabledGestures ?? record?.request.options.gestures
    }

    /// Sets the gestures that remove the post of a view.
    func setGestures(_ gestures: PostGestures, ofPostShowing view: UIView) {
        guard let id = post(of: view)?.id, let record = records[id] else { return }
        record.setGestures(gestures)
        record.presented?.enabledGestures = gestures
        updateDuration(of: id)
    }

    private func slot(of id: Post.ID) -> PostSlot? { records[id]?.presented?.slot }
}

// MARK: - Methods for apps

extension PostManager {
    /// A Boolean value that indicates whether any posts wait or are on screen.
    public var isActive: Bool { !queue.isEmpty }

    /// The number of waiting posts, including those whose `PostOptions.delay` isn't over.
    public var waitingCount: Int { queue.groups.count }

    // MARK: Posting

    /// Posts a request from any thread, without waiting for the main actor. Requests that one thread enqueues are posted in the
    /// order of the calls. The `events` and the delegate of this manager report the entrances and ends of the posts.
    ///
    /// This method returns no handle to the post. To get one, call `await manager.post(request)` in an asynchronous function.
    ///
    /// - Parameter request: The request to post.
    nonisolated public func enqueue(_ request: PostRequest) {
        guard inbox.add(request) else { return }
        Task { @MainActor [weak self] in
            self?.postEnqueued()
        }
    }

    // MARK: Removing one

    /// Removes the post of a view, whether the post is on screen or waits. If there is no such post, the method only calls
    /// `completion`.
    ///
    /// - Parameters:
    ///   - view: The posted view, not the `PostSlot` that the library has put around it.
    ///   - animated: A Boolean value that indicates whether the exit is animated. The default is true. If it is false, the post
    ///     has left the screen when this method returns, unless the method is called from inside a callback of the manager, such
    ///     as `PostManagerDelegate.postManager(_:willPost:)`.
    ///   - completion: A closure that is called once, when the post has ended, or at once if there is no such post. The default
    ///     is nil.
    public func remove(view: UIView, animated: Bool = true, completion: (@MainActor () -> Void)? = nil) {
        remove(post(of: view).map { [$0] } ?? [], animated: animated, completion: completion)
    }

    /// Removes the posts that were made from a request, whether they are on screen or wait. If there are none, the method only
    /// calls `completion`.
    ///
    /// - Parameters:
    ///   - postRequest: The posted request, or a copy of it.
    ///   - animated: A Boolean value that indicates whether exits are animated. The default is nil, which uses the option
    ///     `PostOptions.animatesExit` of each post.
    ///   - completion: A closure that is called once, when all removed posts have ended, or at once if there is no post to
    ///     remove. The default is nil.
    public func remove(
        postRequest: PostRequest, animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        remove(posts(of: postRequest), animated: animated, completion: completion)
    }

    // MARK: Removing several

    /// Removes all posts with a key, including waiting ones. If there are none, the method only calls `completion`.
    ///
    /// - Parameters:
    ///   - key: The key of the posts.
    ///   - animated: A Boolean value that indicates whether exits are animated. The default is nil, which uses the option
    ///     `PostOptions.animatesExit` of each post.
    ///   - completion: A closure that is called once, when all removed posts have ended, or at once if there is no post to
    ///     remove. The default is nil.
    public func remove(key: PostKey, animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        remove(posts(withKey: key), animated: animated, completion: completion)
    }

    /// Withdraws one of the requests with a key. The call that withdraws the last of them removes the posts with the key. Earlier
    /// calls remove no post. Each of them reduces the `Post.count` of one post with the key by 1, if any such count is greater
    /// than 1.
    ///
    /// Call this method once for each request. A request counts even if it was merged into another post or refused with
    /// `PostRefusal.duplicate`; see `PostDuplicatePolicy`. Counting starts with the first post that has the key, and starts anew
    /// after the last post with the key has ended.
    ///
    /// - Parameters:
    ///   - key: The key of the requests.
    ///   - animated: A Boolean value that indicates whether exits are animated. The default is nil, which uses the option
    ///     `PostOptions.animatesExit` of each post.
    ///   - completion: A closure that is called once, when the posts that this call removes have ended, or at once if this call
    ///     removes none. The default is nil.
    public func removeCounted(
        key: PostKey, animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        removeCountedRequest(of: key, animated: animated) { Self.call(completion, whenEnded: $0) }
    }

    /// Removes all posts whose priority is no higher than a given one, including waiting posts. A post whose
    /// `PostOptions.minimumTime` isn't over is removed when that time is over.
    ///
    /// - Parameters:
    ///   - priority: The highest priority that the removed posts can have.
    ///   - animated: A Boolean value that indicates whether exits are animated. The default is nil, which uses the option
    ///     `PostOptions.animatesExit` of each post.
    ///   - completion: A closure that is called once, when all removed posts have ended, or at once if there is no post to
    ///     remove. The default is nil.
    public func remove(
        upTo priority: PostPriority, animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil
    ) {
        remove(animated: animated, completion: completion) { post in
            queue[post.id].map { $0.item.priority <= priority } ?? false
        }
    }

    /// Removes the posts that satisfy a condition, including waiting ones.
    ///
    /// - Parameters:
    ///   - animated: A Boolean value that indicates whether exits are animated. The default is nil, which uses the option
    ///     `PostOptions.animatesExit` of each post.
    ///   - completion: A closure that is called once, when all removed posts have ended, or at once if there is no post to
    ///     remove. The default is nil.
    ///   - isUnwanted: A closure that returns true for a post to remove. It is called once for each post, before any of them is
    ///     removed.
    public func remove(
        animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil, where isUnwanted: @MainActor (Post) -> Bool
    ) {
        remove(posts.filter(isUnwanted), animated: animated, completion: completion)
    }

    /// Removes the posts on screen. Waiting posts aren't removed, and enter when there is room.
    ///
    /// - Parameters:
    ///   - animated: A Boolean value that indicates whether exits are animated. The default is nil, which uses the option
    ///     `PostOptions.animatesExit` of each post.
    ///   - completion: A closure that is called once, when all removed posts have ended, or at once if there is no post to
    ///     remove. The default is nil.
    public func removeCurrent(animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        remove(currentPosts, animated: animated, completion: completion)
    }

    /// Removes the waiting posts. The posts on screen stay.
    ///
    /// - Parameter completion: A closure that is called once, when all removed posts have ended, or at once if there is no post
    ///   to remove. The default is nil.
    public func removeWaiting(completion: (@MainActor () -> Void)? = nil) {
        remove(waitingPosts, completion: completion)
    }

    /// Removes all posts, on screen and waiting, even if the `PostOptions.minimumTime` of a post isn't over. Waiting posts, and
    /// requests that other threads have passed to `PostManager.enqueue(_:)` before, end without entering. Operations of
    /// `post(whileRunning:)` that are running continue, but their results aren't shown.
    ///
    /// - Parameters:
    ///   - animated: A Boolean value that indicates whether exits are animated. The default is nil, which uses the option
    ///     `PostOptions.animatesExit` of each post.
    ///   - completion: A closure that is called once, when all removed posts have ended, or at once if there is no post to
    ///     remove. The default is nil.
    public func removeAll(animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        postEnqueued(unseen: true)
        Self.call(completion, whenEnded: posts)
        removeEverything(animated: animated)
    }

    /// Removes all posts of all managers of the app, on screen and waiting, even if the `PostOptions.minimumTime` of a post isn't
    /// over. Waiting posts, and requests that other threads have passed to `PostManager.enqueue(_:)` before, end without
    /// entering. Operations of `post(whileRunning:)` that are running continue, but their results aren't shown.
    ///
    /// ```swift
    /// PostManager.removeAll(animated: false)  // when the user logs out
    /// ```
    ///
    /// - Parameters:
    ///   - animated: A Boolean value that indicates whether exits are animated. The default is nil, which uses the option
    ///     `PostOptions.animatesExit` of each post.
    ///   - completion: A closure that is called once, when all removed posts have ended, or at once if there is no post to
    ///     remove. The default is nil.
    public static func removeAll(animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        let managers = Array(all)
        for manager in managers { manager.postEnqueued(unseen: true) }
        call(completion, whenEnded: managers.flatMap(\.posts))
        for manager in managers { manager.removeEverything(animated: animated) }
    }

    /// Removes the posts of all managers of the app that satisfy a condition, including waiting ones.
    ///
    /// ```swift
    /// PostManager.remove { $0.severity == .error }
    /// ```
    ///
    /// - Parameters:
    ///   - animated: A Boolean value that indicates whether exits are animated. The default is nil, which uses the option
    ///     `PostOptions.animatesExit` of each post.
    ///   - completion: A closure that is called once, when all removed posts have ended, or at once if there is no post to
    ///     remove. The default is nil.
    ///   - isUnwanted: A closure that returns true for a post to remove. It is called once for each post, before any of them is
    ///     removed.
    public static func remove(
        animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil, where isUnwanted: @MainActor (Post) -> Bool
    ) {
        let unwanted = all.map { (manager: $0, posts: $0.posts.filter(isUnwanted)) }
        call(completion, whenEnded: unwanted.flatMap(\.posts))
        for (manager, posts) in unwanted { manager.remove(posts, animated: animated) }
    }

    // MARK: Moving

    /// Moves the waiting posts of this manager to another manager, whose `PostView` or other poster shows them. Posts on screen
    /// don't move. If you call this method from inside a callback of this manager, the posts move after the callback.
    ///
    /// ```swift
    /// oldScreen.postManager.moveWaitingPosts(to: newScreen.postManager)
    /// ```
    ///
    /// The posts keep their handles, keys, counts and remaining times. Each of them sends `PostEvent.waiting` again. They wait
    /// together with the posts of the other manager, in the order of the other manager's `ordering`. The `waitingLimit` of the
    /// other manager and the policies for duplicates don't apply to the moved posts.
    ///
    /// - Parameter manager: The manager that receives the posts. If you pass this manager itself, the method does nothing. If the
    ///   poster of the receiving manager (the object that shows its posts) was deallocated, the moved posts end with
    ///   `PostRemovalReason.hostGone`.
    public func moveWaitingPosts(to manager: PostManager) {
        if manager !== self { move(to: manager) }
    }

    // MARK: Private

    private func remove(_ posts: [Post], animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        Self.call(completion, whenEnded: posts)
        remove(posts.map(\.id), because: .programmatic, animated: animated)
    }

    /// Posts the requests that were enqueued on other threads.
    ///
    /// - Parameter unseen: Whether the posts don't enter before the caller has removed them.
    private func postEnqueued(unseen: Bool = false) {
        let requests = inbox.takeAll()
        if unseen {
            deferringSteps { for request in requests { post(request) } }
        } else {
            for request in requests { post(request) }
        }
    }

    private static func call(_ completion: (@MainActor () -> Void)?, whenEnded posts: [Post]) {
        guard let completion else { return }
        guard !posts.isEmpty else { return completion() }
        var remaining = posts.count
        for post in posts {
            post.whenEnded { _ in
                remaining -= 1
                if remaining == 0 { completion() }
            }
        }
    }
}

/// The requests from other threads that the main actor hasn't posted yet.
final class PostInbox: @unchecked Sendable {
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var requests: [PostRequest] = []

    /// Adds a request after the others.
    ///
    /// - Returns: Whether the request is the first one, so that the caller must schedule `takeAll()`.
    func add(_ request: PostRequest) -> Bool {
        lock.lock()
        defer { lock.unlock() }
        requests.append(request)
        return requests.count == 1
    }

    /// Removes all requests and returns them, oldest first.
    func takeAll() -> [PostRequest] {
        lock.lock()
        defer { lock.unlock() }
        defer { requests = [] }
        return requests
    }
}
