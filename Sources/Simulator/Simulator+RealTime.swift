import UIKit

extension Simulator {
    /// Lets time run with the machine's from now on; `advance(by:)` isn't for use meanwhile. `onFrame` tells of frames.
    public func startRealTime() {
        realTime?.stop()
        realTime = RealTimeDriver { [weak self] in self?.onFrame() }
    }

    public func stopRealTime() {
        realTime?.stop()
        realTime = nil
    }
}
