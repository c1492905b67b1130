import UIKit

/// A registration for looks at a part of the screen whose changes nothing reports.
///
/// The looks are made in each frame for half a second after a change, and every 0.2 seconds otherwise. They end when the
/// registration is invalidated or deallocated; on a thread other than the main thread, soon after.
@MainActor
final class ScreenWatch {
    // MARK: - Lifecycle

    /// Starts with looks in each frame.
    ///
    /// - Parameter look: Looks at the screen, and returns whether anything has changed since the last look.
    init(_ look: @escaping @MainActor () -> Bool) {
        self.look = look
        wake()
    }

    deinit {
        guard let cancelTimer else { return }
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { cancelTimer() }
        } else {
            Task { @MainActor in cancelTimer() }
        }
    }

    // MARK: - Internal

    /// The seconds after a touch within which a menu, an alert or another screen that it opens appears.
    static let timeAfterTouch: TimeInterval = 1

    /// Looks in each frame for a number of seconds, half a second by default, because a change is likely.
    func wake(for seconds: TimeInterval = 0.5) {
        guard !isInvalid else { return }
        restTime = max(restTime, CACurrentMediaTime() + seconds)
        cancelTimer?()
        cancelTimer = nil
        if frameLink == nil { frameLink = FrameLink { [weak self] in self?.frameDidStart() } }
    }

    /// Ends the looks at once.
    func invalidate() {
        isInvalid = true
        frameLink?.invalidate()
        frameLink = nil
        cancelTimer?()
        cancelTimer = nil
    }

    // MARK: - Private

    /// The seconds between two looks at rest.
    private static let interval: TimeInterval = 0.2

    private let look: @MainActor () -> Bool
    private var frameLink: FrameLink?
    private var cancelTimer: (@MainActor () -> Void)?
    /// The time until which each frame is looked at.
    private var restTime: TimeInterval = 0
    private var isInvalid = false

    private func frameDidStart() {
        if look() { wake() }
        guard frameLink != nil, CACurrentMediaTime() >= restTime else { return }
        frameLink?.invalidate()
        frameLink = nil
        scheduleLook()
    }

    private func scheduleLook() {
        cancelTimer = DefaultPostClock.device.schedule(after: Self.interval) { [weak self] in self?.timerDidFire() }
    }

    private func timerDidFire() {
        cancelTimer = nil
        if look() { wake() }
        if !isInvalid, frameLink == nil { scheduleLook() }
    }
}
