import UIKit

/// A registration for looks at a part of the screen whose changes nothing reports.
///
/// The screen can only change in a turn of the main run loop, so looks are made at the end of each turn. At rest there are no
/// turns, and so no looks. In one look, the registrations are called in their order. The calls end when the registration is
/// deallocated; on a thread other than the main thread, soon after.
@MainActor
package final class ScreenWatch {
    // MARK: - Lifecycle

    /// Starts with a look at the end of the current turn.
    ///
    /// - Parameter look: Looks at the screen, and returns whether a frame must follow with another look: because the look has
    ///   changed views, which nothing else commits after the end of a turn, or because it waits for a time.
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
    ///   - seconds: The number of seconds in which there is a look in each frame; half a second by default.
    ///   - isDone: Looks at the screen, and returns whether that was the last look.
    static func look(for seconds: TimeInterval = 0.5, until isDone: @escaping @MainActor () -> Bool) {
        let deadline = CACurrentMediaTime() + seconds
        var watch: ScreenWatch?
        watch = ScreenWatch {
            guard isDone() else { return CACurrentMediaTime() < deadline }
            watch = nil
            return false
        }
        _ = watch
    }

    // MARK: - Private

    private let call: ScreenObserver.Call
}

/// The shared looks of all registrations.
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
    /// The registration for turns of the main run loop; nil without calls.
    private var turnObserver: TurnObserver?
    /// The registration for the next frame, whose turn ends with a look; nil unless the last look asked for it.
    private var frameLink: FrameLink?

    func add(_ call: Call) {
        calls.append(call)
        // Both registrations end with their device, which tests replace.
        frameLink = nil
        turnObserver = TurnObserver { [weak self] in self?.look() }
    }

    /// Removes a call, and stops looking after the last one.
    func remove(_ call: Call) {
        guard call.isRegistered else { return }
        call.isRegistered = false
        calls.removeAll { $0 === call }
        guard calls.isEmpty else { return }
        frameLink = nil
        turnObserver = nil
    }

    private func look() {
        var needsFrame = false
        // Calls may add and remove calls.
        for call in calls where call.isRegistered {
            if call.look() { needsFrame = true }
        }
        frameLink = needsFrame && !calls.isEmpty ? frameLink ?? FrameLink {} : nil
    }
}
