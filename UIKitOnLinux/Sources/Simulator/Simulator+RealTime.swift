import UIKit

extension Simulator {
    /// Lets time run with the machine's from now on; `advance(by:)` isn't for use meanwhile. `onFrame` tells of frames.
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

    /// Brings the device's clock up to the machine's, before something comes from outside.
    func wake() {
        realTime?.catchUp()
        RunCycle.setNeedsCommit()
    }
}
