import UIKit

/// A recording of the screen: pictures, each with its time and duration.
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
    /// A picture of the screen. A picture that equals the previous one doesn't make a new frame.
    public struct Frame: Sendable {
        /// The time since the beginning of the recording, in seconds.
        public let time: TimeInterval
        /// The time for which the picture was on the screen, in seconds.
        public internal(set) var duration: TimeInterval
        /// The picture, encoded as PNG.
        public let png: Data
    }

    /// The frames in order; at least one.
    public let frames: [Frame]

    /// The size of the screen, in points.
    public let size: CGSize

    /// The number of pixels per point.
    public let scale: CGFloat

    /// The length of the recording, in seconds.
    public var duration: TimeInterval { frames.reduce(0) { $0 + $1.duration } }

    /// Returns the frame on the screen at a time, in seconds from the beginning. After the end, it is the last frame.
    public func frame(at time: TimeInterval) -> Frame? {
        // Times are sums of frame durations, with rounding errors.
        frames.last { $0.time <= time + 1e-6 } ?? frames.first
    }

    /// Returns the picture of a frame.
    public func image(of frame: Frame) -> UIImage {
        UIImage(data: frame.png, scale: scale) ?? UIImage()
    }

    /// Returns all frames as one animated PNG, which browsers and documents play in an endless loop.
    public func animatedPNG() -> Data {
        AnimatedPNG(frames: frames.map { ($0.png, $0.duration) }).data
    }
}
