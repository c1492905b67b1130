import Foundation

/// A finished recording of the screen, which pages can fetch.
struct ScreenRecording {
    /// The maximum duration of a recording in seconds, after which it stops.
    static let maximumDuration: TimeInterval = 30

    /// An animated PNG.
    let picture: Data

    /// The number of the recording. It makes each path different, so that browsers don't show an older one.
    let number: Int

    /// The path with which a page fetches the recording.
    var path: String { "\(RecordingHandler.path)?\(number)" }
}
