import Dispatch
@_spi(Simulator) import UIKit

/// The driver that keeps the simulated device's clock in step with the host computer's. No other code reads real time.
@MainActor
final class RealTimeDriver {
    private let timer: any DispatchSourceTimer
    private let nanoseconds: @MainActor () -> UInt64
    private let started: UInt64
    private let offset = FrameClock.now

    /// Starts a timer that ticks 60 times a second while animations run, timers are due or a commit is needed, and
    /// calls `onFrame` after each such tick.
    ///
    /// - Parameters:
    ///   - nanoseconds: Reads the host computer's clock.
    ///   - onFrame: Called after each tick that ran a frame.
    init(
        nanoseconds: @escaping @MainActor () -> UInt64 = { DispatchTime.now().uptimeNanoseconds },
        onFrame: @escaping @MainActor () -> Void
    ) {
        self.nanoseconds = nanoseconds
        started = nanoseconds()
        timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: 1 / Simulator.framesPerSecond, leeway: .milliseconds(1))
        timer.setEventHandler { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.tick() else { return }
                onFrame()
            }
        }
        timer.resume()
    }

    func stop() {
        timer.cancel()
    }

    /// The media time that corresponds to the host computer's clock, in seconds.
    var now: TimeInterval {
        offset + Double(nanoseconds() - started) / 1e9
    }

    /// Advances the simulated device's clock to the host computer's. While nothing moves, no frame does this, and an
    /// input, such as a touch, would get the time of the last frame.
    func catchUp() {
        FrameClock.shared.advance(to: now)
        FrameClock.shared.wake()
    }

    private func tick() -> Bool {
        let time = now
        guard RunCycle.needsFrame || FrameClock.shared.nextDue.map({ $0 <= time }) == true else { return false }
        FrameClock.shared.tick(to: time)
        return true
    }
}
