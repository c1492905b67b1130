import Synchronization

/// The one clock under everything that moves: media time, timers, display links, animations.
///
/// It never reads the machine's time. A host calls `tick(to:)` with the time of each frame; a test moves it by hand.
@MainActor
@_spi(Simulator) public final class FrameClock {
    /// Names one scheduled action; valid until it has fired or was cancelled.
    @_spi(Simulator) public struct Token: Hashable, Sendable {
        fileprivate let id: UInt64
    }

    /// What the clock drives at each frame, in this order, after the timers that are due.
    package struct Frame {
        /// Display links and whatever else wants to know that a frame begins.
        package var begin: @MainActor (TimeInterval) -> Void
        /// Layout, display and the stamping of new animations.
        package var commit: @MainActor (TimeInterval) -> Void
        /// Finished animations and their completions.
        package var finish: @MainActor (TimeInterval) -> Void

        package init(
            begin: @escaping @MainActor (TimeInterval) -> Void, commit: @escaping @MainActor (TimeInterval) -> Void,
            finish: @escaping @MainActor (TimeInterval) -> Void
        ) {
            self.begin = begin
            self.commit = commit
            self.finish = finish
        }
    }

    private struct Entry {
        let due: TimeInterval
        let token: Token
        let action: @MainActor () -> Void
    }

    @_spi(Simulator) public static let shared = FrameClock()

    /// Media time in seconds, readable from any thread as `CACurrentMediaTime()` is.
    nonisolated private static let mediaTime = Mutex<TimeInterval>(0)

    /// Set once by the run cycle; empty until then, so that the clock can be tested alone.
    package var frame = Frame(begin: { _ in }, commit: { _ in }, finish: { _ in })

    private var entries: [Entry] = []
    private var nextID: UInt64 = 0

    package init() {}

    nonisolated package static var now: TimeInterval {
        mediaTime.withLock { $0 }
    }

    /// When the next scheduled action is due, or nil if there is none.
    package var nextDue: TimeInterval? { entries.first?.due }

    /// How many actions wait; a test of leaks asks.
    package var scheduledCount: Int { entries.count }

    /// Runs `action` once, `delay` seconds of media time from now; a negative or NaN delay counts as zero.
    @discardableResult
    @_spi(Simulator) public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Token
    {
        nextID += 1
        let entry = Entry(due: Self.now + max(0, delay.isNaN ? 0 : delay), token: Token(id: nextID), action: action)
        // Equal times keep the order in which they were asked for.
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].due <= entry.due { low = middle + 1 } else { high = middle }
        }
        entries.insert(entry, at: low)
        return entry.token
    }

    /// Forgets an action that has not fired; does nothing for one that has.
    @_spi(Simulator) public func cancel(_ token: Token) {
        entries.removeAll { $0.token == token }
    }

    /// Moves to `time` (never backwards): due actions fire in order, each at its own time, then one frame runs.
    package func tick(to time: TimeInterval) {
        advance(to: time)
        let now = Self.now
        frame.begin(now)
        frame.commit(now)
        frame.finish(now)
    }

    /// Moves to `time` (never backwards) between two frames, as input does: due actions fire in order, each at its own
    /// time, but nothing is laid out or drawn.
    package func advance(to time: TimeInterval) {
        let end = max(time, Self.now)
        while let first = entries.first, first.due <= end {
            entries.removeFirst()
            Self.mediaTime.withLock { $0 = max($0, first.due) }
            first.action()
        }
        Self.mediaTime.withLock { $0 = end }
    }

    /// Back to time zero with nothing scheduled: a new device begins.
    package func reset() {
        entries.removeAll()
        Self.mediaTime.withLock { $0 = 0 }
    }
}

/// Seconds of media time since the device started.
public func CACurrentMediaTime() -> CFTimeInterval {
    FrameClock.now
}
