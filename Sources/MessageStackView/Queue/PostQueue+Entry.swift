extension PostQueue {
    /// The part of a request that the queue needs.
    struct Item: Sendable {
        var priority = PostPriority.normal
        var key: PostKey?
        /// The content with the identity by which the request has duplicates if it has no key; nil if it shows no value.
        var identity: (any PostIdentified)?
        /// The identifier of the view; nil until a view is made for this post alone. Two posts with equal identifiers would show
        /// the same view.
        var content: ObjectIdentifier?
        /// The minimum number of seconds on the screen.
        var minimumTime = 0.0
        /// The number of seconds on the screen, not yet multiplied by `timeScale`; nil for a post that doesn't time
        /// out.
        var interval: Double?
        /// Whether the interval depends on a view that isn't made, or updated, yet. Until then, the post counts as one that
        /// times out, unless `mayStay` is true.
        var awaitsInterval = false
        /// Whether the request has an error or actions, so that its view is expected to have no interval.
        var mayStay = false
        /// Whether the post blocks the app, or may, because its presentation isn't known before its entrance.
        var isModal = false
        /// Whether the post is a plain notice. While it waits and times out, `noticeLimit` applies to it.
        var isNotice = false
        /// The least number of seconds that a post has left after a hold, unless its interval is shorter.
        var timeAfterHold = 2.0
        var animatesExit = true
        var precedence = PostPrecedence.enqueue
        /// Whether the post may enter, and its time passes, during a suspension.
        var ignoresSuspension = false
        /// Whether the post moves to another queue when its scene disconnects.
        var outlivesScene = false
        /// The poster that shows the post.
        var poster: ObjectIdentifier?
        var duplicatePolicy = PostDuplicatePolicy.post
        /// Whether posts on screen are no duplicates.
        var comparesOnlyWaiting = false
        /// The time from enqueuing until the post may be admitted, in seconds of media time.
        var delay = 0.0
        /// The time from enqueuing until the post expires, in seconds of wall time; infinite for never. Nil if the limit of
        /// notices applies. A post that has been on the screen no longer expires.
        var expiresAfter: Double?

        /// Whether the post times out, or may, because its interval isn't known yet.
        var timesOut: Bool { interval != nil || awaitsInterval && !mayStay }

        /// Returns whether both have the same key or, without keys, the same identity.
        func isDuplicate(of other: Item) -> Bool {
            guard key == nil, other.key == nil else { return key == other.key }
            guard let identity = identity?.valueIdentity, let otherIdentity = other.identity?.valueIdentity else {
                return false
            }
            return identity.matches(otherIdentity)
        }

        /// Returns whether a hold of all posts applies to the post.
        func obeys(_ hold: PostHold) -> Bool { hold.applies(to: Conditions(of: self)) }
    }

    /// The queue's decision about a new request.
    enum Verdict: Equatable, Sendable {
        case accepted
        case merged(into: PostID)
        case refused(PostRefusal)
    }

    /// An action for the manager to take.
    enum Step: Equatable, Sendable {
        /// Show the post.
        case enter(PostID)
        /// Report that the post is shown.
        case didEnter(PostID)
        /// Show the new content of the post and, if `counts` is true, the increased number of requests that it represents.
        case update(PostID, counts: Bool)
        /// Show the number of requests that the post represents.
        case recount(PostID)
        /// Remove the post from the screen.
        case leave(PostID)
        /// Finish the exit of a leaving post at once.
        case finishLeaving(PostID)
        /// Report that a leaving post, which would have returned, ends for a reason.
        case decideEnd(PostID, PostRemovalReason)
        /// Return the posted view of a post that has left the screen and waits again.
        case requeue(PostID)
        /// Report the end of the post, and release it.
        case end(PostID, PostRemovalReason)
    }

    /// A number of seconds that pass only while they run.
    struct SecondsLeft: Equatable, Sendable {
        /// The seconds that were left when they were stopped last.
        private(set) var whenStopped: Double
        /// The time at which they are over; nil while they are stopped.
        private(set) var end: Double?

        /// Creates stopped seconds.
        init(_ seconds: Double) {
            whenStopped = seconds
        }

        func left(at now: Double) -> Double { end.map { max(0, $0 - now) } ?? whenStopped }

        mutating func setRunning(_ isRunning: Bool, at now: Double) {
            guard isRunning != (end != nil) else { return }
            whenStopped = left(at: now)
            end = isRunning ? now + whenStopped : nil
        }
    }

    /// A number of seconds that have passed, which only pass while they run.
    struct SecondsPassed: Equatable, Sendable {
        /// The seconds that had passed when they were stopped last.
        private var whenStopped = 0.0
        /// The time at which they were started; nil while they are stopped.
        private var start: Double?

        func passed(at now: Double) -> Double { whenStopped + (start.map { max(0, now - $0) } ?? 0) }

        mutating func setRunning(_ isRunning: Bool, at now: Double) {
            guard isRunning != (start != nil) else { return }
            whenStopped = passed(at: now)
            start = isRunning ? now : nil
        }
    }

    /// A decided exit of a post.
    struct Exit: Sendable {
        var reason: PostRemovalReason
        var isAnimated: Bool
        /// Whether another post enters during the exit, so that this one no longer counts toward the capacity.
        var makesRoom = false
        /// Whether the post waits again afterward.
        var returns = false
    }

    /// The size of a post, as far as the queue is concerned.
    enum Size: Equatable, Sendable {
        /// The size of the post isn't known: it hasn't entered, or its size after the entrance hasn't been reported yet.
        case unknown
        /// The post has a width and a height.
        case present
        /// The post has had no width or no height since its entrance. If it doesn't time out, it ends at the given media time.
        case missing(until: Double)
        /// The post has had a width and a height, but has no size now.
        case lost
    }

    /// The state of a post that is, or was, on the screen.
    struct Appearance: Sendable {
        /// The seconds of media time left on screen. They are kept for a post that waits again. Nil for a post that doesn't
        /// time out, and for one that hasn't been on the screen.
        var time: SecondsLeft?
        /// The seconds on screen in all, with all extensions; nil if `time` is nil.
        var timeOnScreen: Double?
        /// The seconds of media time for which the post could be seen. They are kept for a post that waits again.
        var timeShown = SecondsPassed()
        /// The media time at which the entrance ended.
        var shownAt: Double?
        var size = Size.unknown
        /// The reason for the end that the user has chosen with an action whose handler runs; nil for none.
        var choice: PostRemovalReason?
        /// The exit; nil until it is decided. Until the post is leaving, it waits for the end of the minimum time.
        var exit: Exit?
    }

    /// The state of one post. Thousands of posts may wait, so what few of them have is out of line.
    struct Entry: Sendable {
        let id: PostID
        var item: Item
        var phase = PostPhase.waiting
        /// Whether the post has been on the screen.
        var hasEntered = false

        // While it waits.

        /// The end of the delay in media time; nil once it is over.
        var delayEnd: Double?
        /// Whether the post is admitted before all posts that aren't urgent.
        var isUrgent = false
        /// The wall-clock time at which the request expires; infinity if it never does. It no longer applies once the
        /// post has been on the screen.
        var expiry = Double.infinity
        /// The seconds for which the queue may be blocked, or there may be no host, while the post waits as a notice; infinity if
        /// the request has an expiry of its own.
        var noticeLimit = Double.infinity
        /// The wall time for which the queue had been blocked when the post began to wait.
        var blockedTimeBefore = 0.0
        /// The wall time that had passed outside suspensions when the post began to wait.
        var unsuspendedTimeBefore = 0.0

        // While it is on the screen.

        /// The sources that stop the time on screen. Tokens of the app hold a post in any phase; the others belong to one
        /// appearance on the screen.
        var holds: Set<PostHold> = []
        /// The state that only a post has that has been on the screen; nil for any other.
        private var appearanceBox: PostBox<Appearance>?

        init(id: PostID, item: Item) {
            self.id = id
            self.item = item
        }

        private var appearance: Appearance {
            get { appearanceBox?.value ?? Appearance() }
            set { appearanceBox = PostBox(newValue) }
        }

        // The parts of the appearance.
        var time: SecondsLeft? {
            get { appearanceBox?.value.time }
            set { appearance.time = newValue }
        }
        var timeOnScreen: Double? {
            get { appearanceBox?.value.timeOnScreen }
            set { appearance.timeOnScreen = newValue }
        }
        var timeShown: SecondsPassed {
            get { appearance.timeShown }
            set { appearance.timeShown = newValue }
        }
        var shownAt: Double? {
            get { appearanceBox?.value.shownAt }
            set { appearance.shownAt = newValue }
        }
        var size: Size {
            get { appearanceBox?.value.size ?? .unknown }
            set { appearance.size = newValue }
        }
        var choice: PostRemovalReason? {
            get { appearanceBox?.value.choice }
            set { appearance.choice = newValue }
        }
        var exit: Exit? {
            get { appearanceBox?.value.exit }
            set { appearance.exit = newValue }
        }

        /// The conditions under which the post may enter.
        var conditions: Conditions { Conditions(of: item, isReturning: hasEntered) }

        /// Whether the post has the urgency and the priority of another one.
        func hasRank(of other: Entry) -> Bool { isUrgent == other.isUrgent && item.priority == other.item.priority }

        /// Creates the entry of an accepted post. Invalid times are ignored.
        ///
        /// - Parameter noticeLimit: The seconds for which the queue may be blocked, or there may be no host, for a notice.
        init(id: PostID, item: Item, noticeLimit: Double, at now: PostInstant) {
            self.init(id: id, item: item)
            isUrgent = item.precedence != .enqueue
            self.item.minimumTime = PostQueue.interval(item.minimumTime) ?? 0
            self.item.interval = item.interval.map { max($0, self.item.minimumTime) }
            self.item.timeAfterHold = item.timeAfterHold.isNaN ? 0 : max(0, item.timeAfterHold)
            self.noticeLimit = item.expiresAfter == nil ? noticeLimit : .infinity
            delayEnd = PostQueue.interval(item.delay).map { now.media + $0 }
            expiry = item.expiresAfter.map { $0.isFinite ? now.wall + max(0, $0) : .infinity } ?? .infinity
        }

        /// Converts the times to intervals from now, so that a queue with another clock can restore them with `resume(at:)`.
        mutating func suspend(at now: PostInstant) {
            delayEnd? -= now.media
            expiry -= now.wall
        }

        mutating func resume(at now: PostInstant) {
            delayEnd? += now.media
            expiry += now.wall
        }

        var isOnScreen: Bool { phase == .entering || phase == .shown }

        /// Whether the post takes a place on screen. It takes none while a post that replaces it enters, or while it
        /// has no size.
        var takesPlace: Bool { exit?.makesRoom != true && hasSize }

        /// Whether the post has a size, as far as is known.
        var hasSize: Bool { size == .unknown || size == .present }

        /// Whether the post is leaving for good, or will as soon as its minimum time is over.
        var isGoing: Bool { exit.map { !$0.returns } ?? false }

        var timesOut: Bool { item.timesOut }

        /// Whether the post neither times out nor is about to leave.
        var hasNoEnd: Bool { !timesOut && exit == nil }

        /// Whether the post is leaving for good. Its end is decided.
        var isLeavingForGood: Bool { phase == .leaving && isGoing }

        /// Whether the limit of notices applies to the post.
        var isWaitingNotice: Bool { item.isNotice && timesOut && delayEnd == nil && !hasEntered }

        /// The media time at which the post leaves because its time or its minimum time is over, or it has no size; infinity if
        /// it doesn't.
        var exitTime: Double {
            guard phase == .shown else { return .infinity }
            if exit != nil { return (shownAt ?? -.infinity) + item.minimumTime }
            if let time { return time.end ?? .infinity }
            if case .missing(let limit) = size { return limit }
            return .infinity
        }

        /// Returns the reason that the post reports for an end: if the user has chosen to end it, another post only comes first.
        func reported(_ reason: PostRemovalReason) -> PostRemovalReason {
            let isByOther = [.overridden, .replaced, .evicted].contains(reason)
            return isByOther ? choice ?? reason : reason
        }

        func isMinimumTimeOver(at now: PostInstant) -> Bool {
            item.minimumTime <= 0 || shownAt.map { now.media >= $0 + item.minimumTime } ?? false
        }

        /// Starts the time on screen again.
        ///
        /// - Parameter scale: The factor for the interval.
        mutating func restart(scale: Double) {
            guard isOnScreen || time != nil else { return }
            time = isOnScreen ? item.interval.map { SecondsLeft($0 * scale) } : nil
            timeOnScreen = time?.whenStopped
        }

        /// Leaves a held post some seconds, or its whole interval if that is shorter, so that it doesn't disappear just when a
        /// finger has released it, or it can be seen again.
        mutating func extendAfterHold(at now: PostInstant, scale: Double) {
            guard isOnScreen, let interval = item.interval, let left = time?.left(at: now.media) else { return }
            let least = min(item.timeAfterHold, interval * scale)
            if left < least { time = SecondsLeft(least) }
        }

        /// Whether the post is admitted before another one. Posts whose delay isn't over are last.
        func precedes(_ other: Entry, in ordering: PostOrdering) -> Bool {
            if delayEnd != other.delayEnd {
                guard let delayEnd, let otherEnd = other.delayEnd else { return delayEnd == nil }
                return delayEnd < otherEnd
            }
            if delayEnd != nil { return id < other.id }
            guard isUrgent == other.isUrgent else { return isUrgent }
            if isUrgent || ordering == .priorityThenAge, item.priority != other.item.priority {
                return item.priority > other.item.priority
            }
            return isUrgent || ordering == .newestFirst ? id > other.id : id < other.id
        }
    }

    /// Waiting posts that move to another queue. Their times are relative to the present, since that queue may have another
    /// clock.
    struct Transfer: Sendable {
        let entries: [Entry]
        /// The numbers of requests for the keys of the posts.
        let requestCounts: RequestCounts
    }
}

/// A source that stops the time of a post on screen.
enum PostHold: Hashable, Sendable {
    /// A finger is on the post.
    case touch
    /// Another view covers the post, or a touch on the post has opened a menu, an alert or a sheet.
    case covered
    /// The post is in a view without a window.
    case offScreen
    /// The scene of the post is covered by the system, or is in the background.
    case inactiveScene
    /// A pointer is over the post.
    case pointer
    /// The post has the focus of an assistive technology or of a keyboard.
    case focus
    /// The post is behind another one of a deck.
    case behindCard
    /// The deck of the post is expanded.
    case expandedDeck
    /// The compact post is open.
    case expandedPost
    /// The poster (the view that shows the post) has no place on screen. The hold doesn't apply to posts of other posters.
    case noHost(ObjectIdentifier?)
    /// `PostEnvironment.app.durationScale` is infinite.
    case untimed
    /// A `PostSuspension` that `Post.hold()` has returned stops the time of the post.
    case token(UInt64)
    /// A `PostSuspension` that `PostManager.suspend()` has returned stops the time of all posts.
    case suspension(UInt64)

    /// Returns whether the source, which holds all posts, applies to posts with some conditions.
    func applies(to conditions: PostQueue.Conditions) -> Bool {
        if case .noHost(let poster) = self { return poster == conditions.poster }
        return !(conditions.ignoresSuspension && isSuspension)
    }

    /// Whether waiting posts can't enter while this source holds the whole queue.
    var keepsPostsWaiting: Bool {
        if case .noHost = self { true } else { isSuspension }
    }

    /// Whether the time of this source doesn't count as time for which the post could be seen. A finger, for example, stops the
    /// time of a post that is seen.
    var hidesPost: Bool {
        switch self {
        case .covered, .offScreen, .inactiveScene, .behindCard, .noHost, .suspension: true
        case .touch, .pointer, .focus, .expandedDeck, .expandedPost, .untimed, .token: false
        }
    }

    /// Whether the hold is a token of one post, which stays valid while the post waits to return.
    var isToken: Bool {
        if case .token = self { true } else { false }
    }

    /// Whether some posts ignore the hold.
    var isSuspension: Bool {
        if case .suspension = self { true } else { false }
    }
}

/// A moment on both clocks of posting, in seconds.
struct PostInstant: Equatable, Sendable {
    /// The time on the clock that stops while the device sleeps. It counts the time of posts on screen.
    var media: Double
    /// The time on the clock that runs while the device sleeps. It counts deadlines of waiting posts.
    var wall: Double
}

extension PostQueue {
    /// The state from which a countdown is computed for a given time. It changes when the time of a post starts, stops or gets
    /// another duration, not as it passes.
    struct CountdownState: Equatable, Sendable {
        let duration: Double
        let time: SecondsLeft
    }
}
