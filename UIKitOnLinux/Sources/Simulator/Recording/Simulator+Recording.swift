import UIKit

extension Simulator {
    /// Records the screen while `actions` advances time.
    ///
    /// - Parameters:
    ///   - framesPerSecond: The maximum number of pictures per second of the device's time.
    ///   - scale: The number of pixels per point.
    ///   - actions: The actions to record.
    public func record(
        framesPerSecond: Double = 30, scale: CGFloat = 1, _ actions: () throws -> Void
    ) rethrows -> Recording {
        startRecording(framesPerSecond: framesPerSecond, scale: scale)
        do {
            try actions()
        } catch {
            _ = stopRecording()
            throw error
        }
        return stopRecording() ?? Recording(frames: [], size: device.screenSize, scale: scale)
    }

    /// Starts recording the screen, in virtual or real time, until ``stopRecording()``. If a recording is in progress,
    /// it is discarded.
    public func startRecording(framesPerSecond: Double = 30, scale: CGFloat = 1) {
        wake()
        recorder = Recorder(framesPerSecond: framesPerSecond, scale: scale)
    }

    /// Ends the recording and returns it; `nil` if none was in progress.
    public func stopRecording() -> Recording? {
        guard let recorder else { return nil }
        wake()
        self.recorder = nil
        return recorder.finish()
    }

    /// A Boolean value that indicates whether the screen is being recorded.
    public var isRecording: Bool { recorder != nil }
}
