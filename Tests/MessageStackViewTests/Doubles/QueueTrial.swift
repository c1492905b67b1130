@testable import MessageStackView

/// Runs events against a queue and against the reference, as a manager would, and compares the two after each.
struct QueueTrial {
    /// What went wrong, and after which event.
    struct Failure: Error {
        let index: Int
        let complaint: String
    }

    private final class Content {}

    private var queue = PostQueue(capacity: 1, patience: 4)
    private var reference = ReferenceQueue(patience: 4)
    private var contents = (0..<12).map { _ in Content() }
    private var posted: [Post.ID] = []
    private var now = 0.0
    private var timers: [PostTimer: Double] = [:]
    private var ends: [Post.ID: [PostRemovalReason]] = [:]
    private var leaves: [Post.ID: Int] = [:]
    private var entrances: [Post.ID: Int] = [:]
    private var complaint: String?

    /// - Throws: `Failure`, at the first difference.
    static func run(_ events: [QueueEvent]) throws(Failure) {
        var trial = QueueTrial()
        for (index, event) in events.enumerated() {
            trial.apply(event)
            trial.compare()
            if let complaint = trial.complaint { throw Failure(index: index, complaint: complaint) }
        }
    }

    /// The shortest part of `events` found that still fails, by leaving out ever smaller pieces.
    static func shrink(_ events: [QueueEvent]) -> [QueueEvent] {
        var events = events
        var size = events.count / 2
        while size > 0 {
            var start = 0
            while start < events.count {
                var shorter = events
                shorter.removeSubrange(start..<min(start + size, events.count))
                if (try? run(shorter)) == nil { events = shorter } else { start += size }
            }
            size /= 2
        }
        return events
    }

    // MARK: Events

    private mutating func apply(_ event: QueueEvent) {
        let instant = PostInstant(media: now, wall: now)
        switch event {
        case .post(let priority, let content, let interval, let key, let policy):
            post(priority: priority, content: content, interval: interval, key: key, policy)
        case .removeKey(let key):
            take(queue.posts(withKey: key).flatMap { queue.remove($0, because: .programmatic) })
            for entry in reference.live where entry.key == key {
                reference.remove(entry.id, .programmatic, animated: nil)
            }
        case .setOrdering(let ordering):
            queue.ordering = ordering
            reference.ordering = ordering
        case .entered(let post):
            with(post) { trial, id in
                trial.take(trial.queue.entered(id, at: instant))
                trial.reference.entered(id)
            }
        case .left(let post):
            with(post) { trial, id in
                trial.take(trial.queue.left(id))
                trial.reference.left(id)
            }
        case .remove(let post, let animated):
            with(post) { trial, id in
                trial.take(trial.queue.remove(id, because: .programmatic, animated: animated))
                trial.reference.remove(id, .programmatic, animated: animated)
            }
        case .removeAll(let animated):
            take(queue.removeAll(because: .programmatic, animated: animated))
            for entry in reference.live { reference.remove(entry.id, .programmatic, animated: animated) }
        case .viewLost(let post):
            with(post) { trial, id in
                trial.take(trial.queue.viewLost(id, because: .viewTaken))
                trial.reference.viewLost(id)
            }
        case .hold(let post, let source):
            with(post) { trial, id in
                trial.take(trial.queue.hold(id, by: source, at: instant))
                trial.reference.hold(id, source)
            }
        case .release(let post, let source):
            with(post) { trial, id in
                trial.take(trial.queue.release(id, by: source, at: instant))
                trial.reference.release(id, source)
            }
        case .holdAll(let source):
            take(queue.holdAll(by: source, at: instant))
            reference.holdAll(source)
        case .releaseAll(let source):
            take(queue.releaseAll(by: source, at: instant))
            reference.releaseAll(source)
        case .setCapacity(let capacity):
            queue.capacity = capacity
            reference.capacity = max(1, capacity)
        case .pass(let seconds):
            pass(seconds)
            reference.pass(seconds: seconds)
        }
        admit()
        reference.admit()
    }

    private mutating func with(_ post: Int, _ body: (inout QueueTrial, Post.ID) -> Void) {
        guard !posted.isEmpty else { return }
        // The last few are those that are alive.
        let recent = posted.suffix(16)
        body(&self, recent[recent.startIndex + post % recent.count])
    }

    private mutating func post(
        priority: Int, content: Int, interval: Double?, key: PostKey?, _ policy: PostDuplicatePolicy
    ) {
        let id = Post.ID(rawValue: UInt64(posted.count + 1))
        let item = PostQueue.Item(
            priority: PostPriority(rawValue: priority),
            key: key,
            duplicatePolicy: policy,
            content: ObjectIdentifier(contents[content]),
            interval: interval
        )
        let (refusal, steps) = queue.post(id, item, at: PostInstant(media: now, wall: now))
        let isAccepted = reference.post(id, priority: priority, content: content, interval: interval, key: key, policy)
        if isAccepted != (refusal == nil) { complaint = "refusal of \(id): \(String(describing: refusal))" }
        posted.append(id)
        if refusal != nil { ends[id] = [] }
        take(steps)
    }

    private mutating func admit() {
        while let id = queue.admitNext() {
            entrances[id, default: 0] += 1
            if entrances[id] != 1 { complaint = "\(id) entered twice" }
        }
    }

    private mutating func pass(_ seconds: Double) {
        let end = now + seconds
        while let next = timers.min(by: { ($0.value, $0.key.serial) < ($1.value, $1.key.serial) }), next.value <= end {
            now = next.value
            timers[next.key] = nil
            take(queue.timerFired(next.key, at: PostInstant(media: now, wall: now)))
        }
        now = end
    }

    private mutating func take(_ steps: [PostQueue.Step]) {
        for step in steps {
            switch step {
            case .start(let timer, let seconds):
                if timers[timer] != nil { complaint = "\(timer) started twice" }
                timers[timer] = now + seconds
            case .cancel(let timer):
                if timers.removeValue(forKey: timer) == nil { complaint = "\(timer) cancelled, but doesn't run" }
            case .end(let id, let reason):
                ends[id, default: []].append(reason)
                if timers.contains(where: { $0.key.owner == id }) { complaint = "\(id) ended with a timer" }
            case .leave(let id):
                leaves[id, default: 0] += 1
                if entrances[id] == nil { complaint = "\(id) leaves, but never entered" }
            case .didEnter(let id):
                if queue.phase(of: id) != .shown { complaint = "\(id) told as shown in the wrong phase" }
            case .hasten(let id):
                if queue.phase(of: id) != .leaving { complaint = "\(id) hastened, but isn't leaving" }
            }
        }
    }

    // MARK: Comparison

    private mutating func compare() {
        if queue.waiting != reference.waiting { complaint = "waiting: \(queue.waiting), not \(reference.waiting)" }
        if queue.active != reference.active { complaint = "active: \(queue.active), not \(reference.active)" }
        if queue.waitingCount != reference.waiting.count { complaint = "waiting count: \(queue.waitingCount)" }
        for key in ["a", "b"] as [PostKey] {
            let keyed = reference.posts(withKey: key)
            if queue.posts(withKey: key) != keyed { complaint = "\(key): \(queue.posts(withKey: key)), not \(keyed)" }
            if queue.count(ofKey: key) != keyed.count { complaint = "\(key): \(queue.count(ofKey: key)) posts" }
        }
        if queue.isEmpty != reference.live.isEmpty { complaint = "empty: \(queue.isEmpty)" }
        for entry in reference.entries.suffix(24) {
            let id = entry.id
            let phase = queue.phase(of: id) ?? .removed
            if phase != entry.phase { complaint = "\(id): \(phase), not \(entry.phase)" }
            let expectedEnds = entry.phase == .removed ? [entry.reason] : []
            if (ends[id] ?? []) != expectedEnds.compactMap(\.self) {
                complaint = "\(id) ended: \(ends[id] ?? []), not \(expectedEnds)"
            }
            if (leaves[id] ?? 0) > 1 { complaint = "\(id) left twice" }
            if phase == .leaving, queue.exitIsAnimated(id) != entry.exitIsAnimated {
                complaint = "\(id): animated \(queue.exitIsAnimated(id))"
            }
            let runs =
                entry.phase == .shown && entry.interval != nil && entry.holds.isEmpty && reference.holds.isEmpty
            let due = timers.first { $0.key.owner == id }?.value
            if due != (runs ? now + entry.secondsLeft : nil) {
                complaint = "\(id): timer due at \(String(describing: due)), \(entry.secondsLeft) s left at \(now)"
            }
        }
    }
}
