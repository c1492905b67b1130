@testable import MessageStackView

/// What a queue should do, told in the plainest way: a list that is searched from end to end, and time that is taken
/// off each shown post instead of timers.
struct ReferenceQueue {
    struct Entry {
        let id: Post.ID
        let priority: Int
        let content: Int
        let key: PostKey?
        let interval: Double?
        var phase = PostPhase.queued
        var turn = 0
        var secondsLeft: Double
        var holds: Set<PostHold> = []
        var patience: Double?
        var reason: PostRemovalReason?
        var exitIsAnimated = false
    }

    var entries: [Entry] = []
    var holds: Set<PostHold> = []
    var capacity = 1
    var ordering = PostOrdering.priorityThenAge
    let patience: Double
    private var turns = 0

    init(patience: Double) {
        self.patience = patience
    }

    var live: [Entry] { entries.filter { $0.phase != .removed } }
    var isOpen: Bool { holds.isDisjoint(with: [.noHost, .suspension(1), .suspension(2)]) }

    var waiting: [Post.ID] {
        let queued = entries.filter { $0.phase == .queued }
        switch ordering {
        case .priorityThenAge:
            return [1, 0, -1].flatMap { priority in queued.filter { $0.priority == priority }.map(\.id) }
        case .age: return queued.map(\.id)
        case .newestFirst: return queued.reversed().map(\.id)
        }
    }

    var active: [Post.ID] {
        live.filter { $0.phase != .queued }.sorted { $0.turn < $1.turn }.map(\.id)
    }

    func posts(withKey key: PostKey) -> [Post.ID] {
        (active + waiting).filter { id in live.contains { $0.id == id && $0.key == key } }
    }

    /// - Returns: whether it was accepted.
    mutating func post(
        _ id: Post.ID, priority: Int, content: Int, interval: Double?, key: PostKey?, _ policy: PostDuplicatePolicy
    ) -> Bool {
        guard !live.contains(where: { $0.content == content && $0.phase != .leaving }) else { return false }
        let twins = live.filter { key != nil && $0.key == key && $0.phase != .leaving }
        if policy == .ignore, !twins.isEmpty { return false }
        if policy == .replace { for twin in twins { remove(twin.id, .replaced, animated: nil) } }
        let counts = interval.map { $0 > 0 } ?? false
        var entry = Entry(
            id: id,
            priority: priority,
            content: content,
            key: key,
            interval: counts ? interval : nil,
            secondsLeft: interval ?? 0
        )
        entry.patience = holds.contains(.noHost) ? patience : nil
        entries.append(entry)
        return true
    }

    mutating func admit() {
        while isOpen, active.count < capacity, let next = waiting.first, let index = index(of: next) {
            turns += 1
            entries[index].phase = .entering
            entries[index].turn = turns
            entries[index].patience = nil
        }
    }

    mutating func entered(_ id: Post.ID) {
        guard let index = index(of: id), entries[index].phase == .entering else { return }
        entries[index].phase = .shown
    }

    mutating func left(_ id: Post.ID) {
        guard let index = index(of: id), entries[index].phase == .leaving else { return }
        entries[index].phase = .removed
    }

    mutating func remove(_ id: Post.ID, _ reason: PostRemovalReason, animated: Bool?) {
        guard let index = index(of: id) else { return }
        switch entries[index].phase {
        case .queued:
            entries[index].phase = .removed
            entries[index].reason = reason
        case .entering, .shown:
            entries[index].phase = .leaving
            entries[index].reason = reason
            entries[index].exitIsAnimated = animated ?? true
        case .leaving:
            if animated == false { entries[index].exitIsAnimated = false }
        case .removed:
            break
        }
    }

    mutating func viewLost(_ id: Post.ID) {
        guard active.contains(id) else { return }
        remove(id, .viewTaken, animated: false)
    }

    mutating func hold(_ id: Post.ID, _ source: PostHold) {
        guard let index = index(of: id), [.entering, .shown].contains(entries[index].phase) else { return }
        entries[index].holds.insert(source)
    }

    mutating func release(_ id: Post.ID, _ source: PostHold) {
        guard let index = index(of: id), [.entering, .shown].contains(entries[index].phase),
            entries[index].holds.remove(source) != nil, source == .touch, let interval = entries[index].interval
        else { return }
        entries[index].secondsLeft = max(entries[index].secondsLeft, min(2, interval))
    }

    mutating func holdAll(_ source: PostHold) {
        guard holds.insert(source).inserted, source == .noHost else { return }
        for index in entries.indices where entries[index].phase == .queued { entries[index].patience = patience }
    }

    mutating func releaseAll(_ source: PostHold) {
        guard holds.remove(source) != nil, source == .noHost else { return }
        for index in entries.indices { entries[index].patience = nil }
    }

    mutating func pass(seconds: Double) {
        for index in entries.indices {
            let entry = entries[index]
            if entry.phase == .shown, entry.interval != nil, entry.holds.isEmpty, holds.isEmpty {
                entries[index].secondsLeft -= seconds
                if entries[index].secondsLeft <= 0 { remove(entry.id, .timeout, animated: nil) }
            }
            if entry.phase == .queued, let patience = entry.patience {
                entries[index].patience = patience - seconds
                if patience <= seconds { remove(entry.id, .expired, animated: nil) }
            }
        }
    }

    func index(of id: Post.ID) -> Int? { entries.firstIndex { $0.id == id } }
}
