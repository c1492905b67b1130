import UIKit

extension Simulator {
    /// Starts running the device's clock with the machine's. Don't call `advance(by:)` in this mode. `onFrame` is
    /// called after each frame.
    public func startRealTime() {
        realTime?.stop()
        realTime = RealTimeDriver { [weak self] in
            self?.frameDidRun()
            self?.onFrame()
        }
    }

    public func stopRealTime() {
        realTime?.stop()
        realTime = nil
    }

    /// Advances the device's clock to the machine's before an input from outside, and requests a frame.
    func wake() {
        realTime?.catchUp()
        RunCycle.setNeedsCommit()
    }
}
