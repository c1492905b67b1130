import Dispatch
@_spi(Simulator) import UIKit

/// Lets the device's clock run with the machine's: the one place where real time enters.
@MainActor
final class RealTimeDriver {
    private let timer: any DispatchSourceTimer
    private let nanoseconds: @MainActor () -> UInt64
    private let started: UInt64
    private let offset = FrameClock.now

    /// Ticks 60 times a second while something moves, waits or is dirty, and calls `onFrame` after each such tick.
    /// `nanoseconds` is the machine's clock.
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

    /// Seconds of media time that the machine's clock stands at.
    var now: TimeInterval {
        offset + Double(nanoseconds() - started) / 1e9
    }

    /// Brings the device's clock up to the machine's. While nothing moves no frame does that, and whatever then comes
    /// from outside would be taken for as old as the last frame.
    func catchUp() {
        FrameClock.shared.advance(to: now)
    }

    private func tick() -> Bool {
        let time = now
        guard RunCycle.needsFrame || FrameClock.shared.nextDue.map({ $0 <= time }) == true else { return false }
        FrameClock.shared.tick(to: time)
        return true
    }
}
