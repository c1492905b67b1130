@testable import MessageStackView

/// Applies events to a queue and to the reference, as a manager does, and compares the two after each event.
struct QueueTrial {
    /// A difference between queue and reference, and the index of the event that caused it.
    struct Failure: Error {
        let index: Int
        let complaint: String
    }

    private final class Content {}

    private var queue = PostQueue(capacity: 1)
    private var reference = ReferenceQueue(noticeLimit: 3)
    private var contents = (0..<12).map { _ in Content() }
    private var posted: [PostID] = []
    private var media = 0.0
    private var wall = 1_000.0
    private var ends: [PostID: [PostRemovalReason]] = [:]
    private var leaves: [PostID: Int] = [:]
    private var entrances: [PostID: Int] = [:]
    private var expired: [PostID] = []
    /// The first complaint; later ones are ignored.
    private var complaint: String? {
        didSet { if let oldValue { complaint = oldValue } }
    }

    /// Applies `events` to a new queue and a new reference.
    ///
    /// - Throws: `Failure` at the first difference.
    static func run(_ events: [QueueEvent]) throws(Failure) {
        var trial = QueueTrial()
        trial.queue.noticeLimit = 3
        for (index, event) in events.enumerated() {
            trial.apply(event)
            trial.compare()
            if let complaint = trial.complaint { throw Failure(index: index, complaint: complaint) }
        }
    }

    /// Returns the shortest and simplest part of `events` found that still fails.
    ///
    /// It first removes ever smaller pieces of the list, then resets properties of the posts.
    static func shrink(_ events: [QueueEvent]) async -> [QueueEvent] {
        var events = await events.shortest { (try? run($0)) == nil }
        for index in events.indices {
            while case .post(let order) = events[index] {
                let candidates = order.simpler.filter { "\($0)" != "\(order)" }.map { order in
                    var simplified = events
                    simplified[index] = .post(order)
                    return simplified
                }
                guard let simplified = candidates.first(where: { (try? run($0)) == nil }) else { break }
                events = simplified
            }
        }
        return events
    }

    // MARK: Events

    private mutating func apply(_ event: QueueEvent) {
        switch event {
        case .post(let order): post(order)
        case .setOrdering(let ordering):
            queue.ordering = ordering
            reference.ordering = ordering
        case .setCapacity(let capacity):
            queue.capacity = capacity
            reference.capacity = max(1, capacity)
        case .setReplacesOldestWhenFull(let replaces):
            queue.replacesOldestWhenFull = replaces
            reference.replacesOldestWhenFull = replaces
        case .setShowsTimedPostAlongside(let shows):
            queue.showsTimedPostAlongside = shows
            reference.showsTimedPostAlongside = shows
        case .setOneAtATime(let isOneAtATime):
            queue.isOneAtATime = isOneAtATime
            reference.isOneAtATime = isOneAtATime
        case .setLimit(let limit, let policy):
            queue.waitingLimit = limit
            queue.overflowPolicy = policy
            reference.limit = limit
            reference.overflowPolicy = policy
        case .setPause(let pause):
            queue.pause = pause
            reference.pause = pause
        case .pass(let seconds): pass(seconds)
        case .deviceSleep(let seconds): deviceSleep(seconds)
        case .absence(let seconds):
            apply(.holdAll(.noHost(nil)))
            pass(seconds)
            apply(.releaseAll(.noHost(nil)))
        case .settle: for id in queue.active { settle(id) }
        case .removeAll, .removeKey, .dismissCounted: remove(event)
        case .holdAll(let source):
            perform(queue.setHoldOfAll(by: source, true, at: instant))
            reference.holdAll(source)
        case .releaseAll(let source):
            perform(queue.setHoldOfAll(by: source, false, at: instant))
            reference.releaseAll(source)
        case .setTimeScale(let scale):
            queue.setTimeScale(scale, at: instant)
            reference.setTimeScale(scale)
        default: applyToOne(event)
        }
        admit()
    }

    private mutating func remove(_ event: QueueEvent) {
        switch event {
        case .removeAll(let animated):
            let ids = queue.active + queue.waiting
            perform(queue.remove(ids, because: .programmatic, animated: animated, at: instant))
            for entry in reference.live { reference.remove(entry.id, .programmatic, animated: animated) }
        case .removeKey(let key):
            perform(queue.remove(queue.posts(withKey: key), because: .programmatic, at: instant))
            for entry in reference.live where entry.order.key == key {
                reference.remove(entry.id, .programmatic, animated: nil)
            }
        case .dismissCounted(let key):
            perform(queue.removeCounted(key, at: instant))
            reference.dismissCounted(key)
        default: break
        }
    }

    private mutating func applyToOne(_ event: QueueEvent) {
        switch event {
        case .entered(let post):
            with(post) { $0.entered($1) }
        case .left(let post):
            with(post) { $0.left($1) }
        case .remove(let post, let animated):
            with(post) { trial, id in
                let steps = trial.queue.remove(
                    [id], because: .programmatic, animated: animated, at: trial.instant)
                trial.perform(steps)
                trial.reference.remove(id, .programmatic, animated: animated)
            }
        case .dismiss(let post, let animated):
            with(post) { trial, id in
                let steps = trial.queue.remove(
                    [id], because: .programmatic, animated: animated, keepsMinimumTime: true, at: trial.instant)
                trial.perform(steps)
                trial.reference.dismiss(id, animated: animated)
            }
        case .viewLost(let post):
            with(post) { trial, id in
                trial.perform(trial.queue.viewLost(id, because: .viewTaken, at: trial.instant))
                trial.reference.viewLost(id)
            }
        case .setSize(let post, let hasSize):
            with(post) { trial, id in
                let limit = ReferenceQueue.sizeLimit
                trial.queue.setSize(id, hasSize: hasSize, limit: limit, at: trial.instant)
                trial.reference.setSize(id, hasSize)
            }
        case .setModal(let post, let isModal):
            with(post) { trial, id in
                trial.queue.setModal(isModal, of: id)
                trial.reference.setModal(id, isModal)
            }
        case .hold(let post, let source):
            with(post) { trial, id in
                trial.queue.setHold(id, by: source, true, at: trial.instant)
                trial.reference.hold(id, source)
            }
        case .release(let post, let source):
            with(post) { trial, id in
                trial.queue.setHold(id, by: source, false, at: trial.instant)
                trial.reference.release(id, source)
            }
        case .extend(let post, let seconds):
            with(post) { trial, id in
                trial.queue.extend(id, by: seconds, at: trial.instant)
                trial.reference.extend(id, by: seconds)
            }
        case .restart(let post):
            with(post) { trial, id in
                trial.queue.restart(id, at: trial.instant)
                trial.reference.restart(id)
            }
        case .setInterval(let post, let interval):
            with(post) { trial, id in
                trial.queue.setInterval(interval, of: id, at: trial.instant)
                trial.reference.setInterval(id, interval)
            }
        default: break
        }
    }

    private mutating func entered(_ id: PostID) {
        perform(queue.entered(id, at: instant))
        reference.entered(id)
    }

    private mutating func left(_ id: PostID) {
        perform(queue.left(id, at: instant))
        reference.left(id)
    }

    private mutating func settle(_ id: PostID) {
        if queue.phase(of: id) == .leaving { left(id) } else { entered(id) }
    }

    private var instant: PostInstant { PostInstant(media: media, wall: wall) }

    /// Calls `body` with the post that a number refers to.
    ///
    /// An even number refers to a shown post, if there is one; an odd number to any of the last 16 posts, including ended
    /// ones.
    private mutating func with(_ post: Int, _ body: (inout QueueTrial, PostID) -> Void) {
        let active = post.isMultiple(of: 2) ? queue.active : []
        let candidates = active.isEmpty ? posted.suffix(16) : active[...]
        guard !candidates.isEmpty else { return }
        body(&self, candidates[candidates.startIndex + post / 2 % candidates.count])
    }

    private mutating func post(_ order: QueueOrder) {
        let id = PostID(rawValue: UInt64(posted.count + 1))
        let item = PostQueue.Item(
            priority: PostPriority(rawValue: order.priority),
            key: order.key,
            content: order.content.map { ObjectIdentifier(contents[$0]) },
            minimumTime: order.minimumTime,
            interval: order.interval,
            awaitsInterval: order.awaitsInterval,
            mayStay: order.mayStay,
            isModal: order.isModal,
            isNotice: order.isNotice,
            precedence: order.precedence,
            ignoresSuspension: order.ignoresSuspension,
            duplicatePolicy: order.policy,
            delay: order.delay,
            expiresAfter: order.expiresAfter
        )
        let (verdict, steps) = queue.post(id, item, at: instant)
        let expected = reference.post(id, order)
        if verdict != expected { complaint = "\(id): \(verdict), not \(expected)" }
        posted.append(id)
        if verdict != .accepted { ends[id] = [] }
        perform(steps)
    }

    private mutating func admit() {
        while true {
            let steps = queue.admitNext(at: instant)
            guard !steps.isEmpty else { break }
            perform(steps)
        }
        reference.admit()
    }

    /// Lets time pass while the device is awake, and calls the queue at its events, as a manager does.
    ///
    /// The reference also stops at events that the queue misses.
    private mutating func pass(_ seconds: Double) {
        var left = seconds
        var callsInARow = 0
        while complaint == nil {
            let step = min(secondsToNextEvent, reference.secondsToNextEvent)
            guard step <= left else { break }
            let isDue = secondsToNextEvent == step
            elapse(media: step, wall: step)
            left -= step
            if isDue { callQueue() } else { reference.admit() }
            // A call may have no effect, but the queue must not want calls for ever.
            callsInARow = step > 0 ? 0 : callsInARow + 1
            if callsInARow > 3 { complaint = "at \(instant), the next event is at \(queue.nextEvent)" }
        }
        elapse(media: left, wall: left)
    }

    /// Lets wall time pass while the device sleeps, and calls the queue when the device wakes, if an event is due.
    private mutating func deviceSleep(_ seconds: Double) {
        elapse(media: 0, wall: seconds)
        if secondsToNextEvent <= 0 { callQueue() }
    }

    private mutating func elapse(media: Double, wall: Double) {
        self.media += media
        self.wall += wall
        reference.pass(media: media, wall: wall)
    }

    private mutating func callQueue() {
        perform(queue.timeDidPass(at: instant))
        admit()
        compare()
    }

    /// The seconds until the queue's next event while the device is awake.
    private var secondsToNextEvent: Double { max(0, min(queue.nextEvent.media - media, queue.nextEvent.wall - wall)) }

    private mutating func perform(_ steps: [PostQueue.Step]) {
        for step in steps {
            switch step {
            case .enter(let id):
                entrances[id, default: 0] += 1
                if queue.phase(of: id) != .entering { complaint = "\(id) enters in the wrong phase" }
            case .update(let id, _), .recount(let id):
                if queue.phase(of: id) == nil { complaint = "\(id) is updated, but has ended" }
            case .requeue(let id):
                if queue.phase(of: id) != .waiting { complaint = "\(id) is requeued, but is not queued" }
            case .end(let id, let reason):
                ends[id, default: []].append(reason)
                if reason == .expired { expired.append(id) }
            case .leave(let id):
                leaves[id, default: 0] += 1
                if entrances[id] == nil { complaint = "\(id) leaves, but never entered" }
            case .didEnter(let id):
                if queue.phase(of: id) != .shown { complaint = "\(id) reported as shown in the wrong phase" }
            case .decideEnd(let id, let reason):
                if queue[id]?.isLeavingForGood == false { complaint = "\(id) is said to end, but returns" }
                if let exit = queue[id]?.exit, exit.reason != reason {
                    complaint = "\(id) ends because of \(exit.reason)"
                }
            case .finishLeaving(let id):
                if queue.phase(of: id) != .leaving { complaint = "\(id) finishes leaving, but is not leaving" }
            }
        }
    }

    // MARK: Comparison

    private mutating func compare() {
        if queue.waiting != reference.waiting { complaint = "waiting: \(queue.waiting), not \(reference.waiting)" }
        if queue.active != reference.active { complaint = "active: \(queue.active), not \(reference.active)" }
        if queue.waiting.count != reference.waiting.count { complaint = "waiting count: \(queue.waiting.count)" }
        for key in ["a", "b"] as [PostKey] {
            let keyed = reference.posts(withKey: key)
            if queue.posts(withKey: key) != keyed { complaint = "\(key): \(queue.posts(withKey: key)), not \(keyed)" }
        }
        if queue.isEmpty != reference.live.isEmpty { complaint = "empty: \(queue.isEmpty)" }
        for entry in reference.entries.suffix(24) {
            compareLife(of: entry)
            compareExit(of: entry)
        }
        compareExpiries()
    }

    private mutating func compareExpiries() {
        if expired != reference.expired { complaint = "expired: \(expired), not \(reference.expired)" }
        if queue.waiting.isEmpty, queue.nextEvent.wall < .infinity {
            complaint = "the queue wants a call at \(queue.nextEvent), but no post waits"
        }
        let expiry =
            reference.live.compactMap { reference.secondsToExpiry(of: $0) }.min().map { wall + $0 } ?? .infinity
        if queue.nextEvent.wall > expiry {
            complaint = "a post expires at \(expiry), but the queue wants a call at \(queue.nextEvent)"
        }
    }

    private mutating func compareLife(of entry: ReferenceQueue.Entry) {
        let id = entry.id
        let phase = queue.phase(of: id) ?? .ended
        if phase != entry.phase { complaint = "\(id): \(phase), not \(entry.phase)" }
        let expectedEnds = entry.phase == .ended ? [entry.reason] : []
        if (ends[id] ?? []) != expectedEnds.compactMap(\.self) {
            complaint = "\(id) ended: \(ends[id] ?? []), not \(expectedEnds)"
        }
        if (leaves[id] ?? 0) != entry.exits {
            complaint = "\(id) left \(leaves[id] ?? 0) times, not \(entry.exits)"
        }
        if (entrances[id] ?? 0) != entry.entrances { complaint = "\(id) entered \(entrances[id] ?? 0) times" }
        if let seconds = queue.timeShown(of: id, at: instant), seconds != entry.secondsSeen {
            complaint = "\(id): seen for \(seconds) s, not \(entry.secondsSeen) s"
        }
        if phase == .leaving, queue[id]?.exit?.isAnimated != entry.exitIsAnimated {
            complaint = "\(id): animated \(String(describing: queue[id]?.exit))"
        }
    }

    private mutating func compareExit(of entry: ReferenceQueue.Entry) {
        let id = entry.id
        let due = reference.runs(entry) ? entry.secondsLeft.map { media + $0 } : nil
        if queue[id]?.time?.end != due {
            complaint = "\(id): ends at \(String(describing: queue[id]?.time?.end)), not \(String(describing: due))"
        }
        compare(queue.countdownState(of: id), of: id, due: due)
        let exitTime = reference.secondsToExit(of: entry).map { media + $0 } ?? .infinity
        // A post that got no time after its limit leaves with the next event, which is due at once.
        if max(queue[id]?.exitTime ?? .infinity, media) != exitTime {
            complaint = "\(id): leaves at \(String(describing: queue[id]?.exitTime)) of \(instant)"
        }
        if queue.nextEvent.media > exitTime { complaint = "\(id): its exit is missed" }
    }

    /// Compares the countdown of a post with its dismissal timer.
    private mutating func compare(_ countdown: PostQueue.CountdownState?, of id: PostID, due: Double?) {
        if countdown?.time.end != due {
            complaint = "\(id): \(String(describing: countdown)), timer due at \(String(describing: due))"
        }
        guard let countdown else { return }
        let left = countdown.time.left(at: media)
        if left != queue.timeLeft(of: id, at: instant) { complaint = "\(id): \(left) s left" }
        if left < 0 || countdown.duration < 0 { complaint = "\(id): \(countdown)" }
    }
}
