import UIKit

extension Simulator {
    /// Starts running the simulated device's clock in step with the host computer's. Don't call `advance(by:)` in this
    /// mode. `onFrame` is called after each frame.
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

    /// Prepares for an input, such as a key press. While the simulator runs in real time, advances the simulated
    /// device's clock to the host computer's. In any case, requests a frame.
    func wake() {
        realTime?.catchUp()
        RunCycle.setNeedsCommit()
    }
}
