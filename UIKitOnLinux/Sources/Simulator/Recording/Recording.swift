import UIKit

/// What a screen showed over a while: pictures, each with the time that it was to be seen.
///
/// ```swift
/// let recording = simulator.record {
///     simulator.tap(button)
///     simulator.advance(by: 1)
/// }
/// try recording.write(to: directory)
/// ```
@MainActor
public struct Recording {
    /// One picture of the screen. A picture like the one before it makes no new frame.
    public struct Frame: Sendable {
        /// Seconds from the beginning of the recording.
        public let time: TimeInterval
        /// How long it was to be seen, in seconds.
        public internal(set) var duration: TimeInterval
        /// The picture as a PNG file.
        public let png: Data
    }

    /// In their order; at least one.
    public let frames: [Frame]

    /// The size of the screen in points.
    public let size: CGSize

    /// Pixels per point.
    public let scale: CGFloat

    /// In seconds.
    public var duration: TimeInterval { frames.reduce(0) { $0 + $1.duration } }

    /// What was to be seen at a time, in seconds from the beginning; the last frame from its end on.
    public func frame(at time: TimeInterval) -> Frame? {
        // Times are sums of frames, with the errors of adding up.
        frames.last { $0.time <= time + 1e-6 } ?? frames.first
    }

    /// The picture of a frame.
    public func image(of frame: Frame) -> UIImage {
        UIImage(data: frame.png, scale: scale) ?? UIImage()
    }

    /// All frames as one animated PNG, which browsers and documents show as a moving picture; it begins anew when it
    /// has come to its end.
    public func animatedPNG() -> Data {
        AnimatedPNG(frames: frames.map { ($0.png, $0.duration) }).data
    }
}
