internal import Readings
import Synchronization

/// The one clock that drives media time, timers, display links and animations.
///
/// It never reads the system clock. A host calls `tick(to:)` with the time of each frame; tests advance it manually.
@MainActor
@_spi(Simulator) public final class FrameClock {
    /// The identifier of a scheduled action, valid until the action has fired or been canceled.
    @_spi(Simulator) public struct Token: Hashable, Sendable {
        fileprivate let id: UInt64
    }

    /// The phases of a frame, run in this order after the timers that are due.
    package struct Frame {
        /// Fires display links and other observers of the start of a frame.
        package var begin: @MainActor (TimeInterval) -> Void
        /// Performs layout and display, and sets the begin times of new animations.
        package var commit: @MainActor (TimeInterval) -> Void
        /// Removes finished animations and runs their completions.
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

    /// The media time in seconds. Readable from any thread, like `CACurrentMediaTime()`.
    nonisolated private static let mediaTime = Mutex<TimeInterval>(0)
    /// The seconds for which the device has slept.
    nonisolated private static let sleepTime = Mutex<TimeInterval>(0)

    /// The phases of a frame. `RunCycle` sets them once; they are empty until then, so that tests can use the clock
    /// alone.
    package var frame = Frame(begin: { _ in }, commit: { _ in }, finish: { _ in })

    private var entries: [Entry] = []
    private var turnObservers: [(token: Token, action: @MainActor () -> Void)] = []
    private var nextID: UInt64 = 0
    /// The number of late timers and display links.
    private var latenessCount = 0
    /// Whether something has happened in the current turn of the main run loop, so that the turn ends with calls of its
    /// observers. At rest, the loop sleeps, and no turn begins.
    package private(set) var isAwake = false

    package init() {}

    nonisolated package static var now: TimeInterval {
        mediaTime.withLock { $0 }
    }

    /// The time in seconds that continues while the device sleeps.
    @_spi(Simulator) nonisolated public static var wallTime: TimeInterval { now + sleepTime.withLock { $0 } }

    /// Whether a device is simulated, which lets time pass.
    @_spi(Simulator) public static var isRunning: Bool { !UIApplication.shared.connectedScenes.isEmpty }

    /// The time of the next scheduled action, or nil if there is none.
    package var nextDue: TimeInterval? { entries.first?.due }

    /// The number of scheduled actions, for tests of leaks.
    package var scheduledCount: Int { entries.count }

    /// The number of observers of turns, for tests of leaks.
    package var turnObserverCount: Int { turnObservers.count }

    /// The number of actions that have fired since the last reset.
    package private(set) var callCount = 0

    /// Schedules `action` to run once after `delay` seconds of media time, like the timer of an app. A negative or NaN delay
    /// counts as zero.
    @discardableResult
    @_spi(Simulator) public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Token
    {
        schedule(exactlyAfter: delay > 0 ? delay + nextLateness() : 0, action)
    }

    /// Returns the seconds by which the next timer or the first call of the next display link is late: up to 0.2 with
    /// `Reading.timersAreLate`, otherwise 0.
    func nextLateness() -> TimeInterval {
        guard Reading.timersAreLate.isOn else { return 0 }
        latenessCount += 1
        // Multiples of the golden ratio are spread evenly.
        return 0.2 * (0.618034 * Double(latenessCount)).truncatingRemainder(dividingBy: 1)
    }

    /// Schedules `action` for the system itself, whose timers are never late.
    @discardableResult
    package func schedule(exactlyAfter delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Token {
        nextID += 1
        let entry = Entry(due: Self.now + max(0, delay.isNaN ? 0 : delay), token: Token(id: nextID), action: action)
        // Actions with equal times keep the order in which they were scheduled.
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].due <= entry.due { low = middle + 1 } else { high = middle }
        }
        entries.insert(entry, at: low)
        return entry.token
    }

    /// Calls `action` at the end of each turn of the main run loop, until it is canceled. The current turn counts.
    ///
    /// A turn ends with a frame, but only if something happened: an action was due, input came, the app's code ran, layers had
    /// changed, a display link ran or an animation ended. With `Reading.framesAreUneven`, it also ends after each action and
    /// each touch.
    @_spi(Simulator) public func observeTurns(_ action: @escaping @MainActor () -> Void) -> Token {
        nextID += 1
        let token = Token(id: nextID)
        turnObservers.append((token, action))
        wake()
        return token
    }

    /// Records that something happens in the current turn, such as input, or begins another turn.
    package func wake() {
        isAwake = true
    }

    /// Ends the turn of an action or a touch, unless it ends with the next frame.
    package func eventDidEnd() {
        wake()
        if Reading.framesAreUneven.isOn { endTurn() }
    }

    private func endTurn() {
        guard isAwake else { return }
        isAwake = false
        // Observers may add and cancel observers.
        for observer in turnObservers where turnObservers.contains(where: { $0.token == observer.token }) {
            observer.action()
        }
    }

    /// Cancels an action or an observer of turns. Does nothing if the action has fired.
    @_spi(Simulator) public func cancel(_ token: Token) {
        entries.removeAll { $0.token == token }
        turnObservers.removeAll { $0.token == token }
    }

    /// Advances to `time` (never backward): fires due actions in order, each at its own time, then runs one frame.
    package func tick(to time: TimeInterval) {
        advance(to: time)
        let now = Self.now
        if RunCycle.needsTurn { wake() }
        frame.begin(now)
        frame.commit(now)
        frame.finish(now)
        endTurn()
    }

    /// Advances to `time` (never backward) between two frames, for example for input: fires due actions in order, each
    /// at its own time, without layout or drawing.
    package func advance(to time: TimeInterval) {
        let end = max(time, Self.now)
        while let first = entries.first, first.due <= end {
            entries.removeFirst()
            Self.mediaTime.withLock { $0 = max($0, first.due) }
            callCount += 1
            first.action()
            eventDidEnd()
        }
        // An action may have run a nested loop.
        Self.mediaTime.withLock { $0 = max($0, end) }
    }

    /// Lets the device sleep for a number of seconds, in which only the wall time goes on. A negative or infinite number
    /// counts as zero.
    package func sleep(for seconds: TimeInterval) {
        Self.sleepTime.withLock { $0 += seconds.isFinite ? max(0, seconds) : 0 }
    }

    /// Resets the clock to time zero and removes all scheduled actions and observers, for a new device.
    package func reset() {
        entries.removeAll()
        turnObservers.removeAll()
        callCount = 0
        latenessCount = 0
        isAwake = false
        Self.mediaTime.withLock { $0 = 0 }
        Self.sleepTime.withLock { $0 = 0 }
    }
}

/// Returns the media time in seconds since the device started.
public func CACurrentMediaTime() -> CFTimeInterval {
    FrameClock.now
}
