import UIKit

extension Simulator {
    /// Records the screen while `actions` let time go on: at most `framesPerSecond` pictures a second of the device's
    /// time, with `scale` pixels per point.
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

    /// Records the screen from now on, in virtual or real time, until ``stopRecording()``; a recording that is under way
    /// is dropped.
    public func startRecording(framesPerSecond: Double = 30, scale: CGFloat = 1) {
        wake()
        recorder = Recorder(framesPerSecond: framesPerSecond, scale: scale)
    }

    /// What was recorded; nil if nothing was.
    public func stopRecording() -> Recording? {
        guard let recorder else { return nil }
        wake()
        self.recorder = nil
        return recorder.finish()
    }

    /// Whether the screen is being recorded.
    public var isRecording: Bool { recorder != nil }
}
