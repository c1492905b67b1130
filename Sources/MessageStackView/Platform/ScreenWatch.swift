package import UIKit

/// A registration for looks at a part of the screen whose changes nothing reports.
///
/// All registrations share the looks, which are made in each frame for half a second after a change that any of them
/// sees, and otherwise at the end of each turn of the main run loop, in which alone the screen can change. At rest there
/// are no turns, and so no looks. In one look, the registrations are called in their order. The calls end when the
/// registration is deallocated; on a thread other than the main thread, soon after.
@MainActor
package final class ScreenWatch {
    // MARK: - Lifecycle

    /// Starts with looks in each frame.
    ///
    /// - Parameter look: Looks at the screen, and returns whether anything has changed since the last look. The frames
    ///   that follow a change also commit what the look has changed: after the end of a turn, nothing else would until the next.
    package init(_ look: @escaping @MainActor () -> Bool) {
        call = ScreenObserver.Call(look)
        ScreenObserver.shared.add(call)
    }

    deinit {
        MainQueue.perform { [call] in ScreenObserver.shared.remove(call) }
    }

    // MARK: - Internal

    /// Makes looks until a closure returns true, and retains the closure until then.
    ///
    /// - Parameters:
    ///   - seconds: The number of seconds in which each frame is looked at; half a second by default.
    ///   - isDone: Looks at the screen, and returns whether that was the last look.
    static func look(for seconds: TimeInterval = 0.5, until isDone: @escaping @MainActor () -> Bool) {
        var watch: ScreenWatch?
        watch = ScreenWatch {
            if isDone() { watch = nil }
            return false
        }
        watch?.wake(for: seconds)
    }

    /// The seconds after a touch within which a menu, an alert or another screen that it opens appears.
    static let timeAfterTouch: TimeInterval = 1

    /// Looks in each frame for a number of seconds, half a second by default, because a change is likely.
    package func wake(for seconds: TimeInterval = 0.5) {
        if call.isRegistered { ScreenObserver.shared.wake(for: seconds) }
    }

    // MARK: - Private

    private let call: ScreenObserver.Call
}

/// The shared looks of all registrations, in frames and at the ends of turns.
@MainActor
final class ScreenObserver {
    static let shared = ScreenObserver()

    @MainActor
    final class Call {
        let look: @MainActor () -> Bool
        var isRegistered = true

        init(_ look: @escaping @MainActor () -> Bool) {
            self.look = look
        }
    }

    /// The calls in the order of registration.
    private(set) var calls: [Call] = []
    /// The registration for frames; nil at rest.
    private var frameLink: FrameLink?
    /// The registration for turns of the main run loop; nil without calls.
    private var turnObserver: TurnObserver?
    /// The time until which each frame is looked at.
    private var restTime: TimeInterval = 0

    func add(_ call: Call) {
        calls.append(call)
        // Both registrations end with their device, which tests replace.
        frameLink = nil
        turnObserver = TurnObserver { [weak self] in self?.turnDidEnd() }
        wake(for: 0.5)
    }

    /// Removes a call, and stops looking after the last one.
    func remove(_ call: Call) {
        guard call.isRegistered else { return }
        call.isRegistered = false
        calls.removeAll { $0 === call }
        guard calls.isEmpty else { return }
        frameLink = nil
        turnObserver = nil
        restTime = 0
    }

    func wake(for seconds: TimeInterval) {
        let now = CACurrentMediaTime()
        restTime = max(min(restTime, now + ScreenWatch.timeAfterTouch), now + seconds)
        if frameLink == nil { frameLink = FrameLink { [weak self] in self?.frameDidStart() } }
    }

    private func frameDidStart() {
        look()
        guard frameLink != nil, CACurrentMediaTime() >= restTime else { return }
        frameLink = nil
    }

    private func turnDidEnd() {
        // Otherwise each frame is looked at, unless the system has paused the display link.
        if frameLink == nil || CACurrentMediaTime() >= restTime { look() }
    }

    private func look() {
        var hasChanged = false
        // Calls may add and remove calls.
        for call in calls where call.isRegistered {
            if call.look() { hasChanged = true }
        }
        if hasChanged, !calls.isEmpty { wake(for: 0.5) }
    }
}
