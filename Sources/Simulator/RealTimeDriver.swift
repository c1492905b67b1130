import Dispatch
import UIKit

/// Lets the device's clock run with the machine's: the one place where real time enters.
@MainActor
final class RealTimeDriver {
    private let timer: any DispatchSourceTimer
    private let started = DispatchTime.now().uptimeNanoseconds
    private let offset = FrameClock.now

    /// Ticks 60 times a second while something moves, waits or is dirty, and calls `onFrame` after each such tick.
    init(onFrame: @escaping @MainActor () -> Void) {
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
        offset + Double(DispatchTime.now().uptimeNanoseconds - started) / 1e9
    }

    private func tick() -> Bool {
        let time = now
        guard RunCycle.needsFrame || FrameClock.shared.nextDue.map({ $0 <= time }) == true else { return false }
        FrameClock.shared.tick(to: time)
        return true
    }
}
