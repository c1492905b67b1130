import UIKit

/// What has changed on a screen since the last update that was taken from its ``ScreenStream``.
public struct ScreenUpdate: Sendable {
    /// A part of the screen, in pixels from its top left corner.
    public struct Rectangle: Sendable {
        /// Left edge in pixels.
        public let x: Int
        /// Upper edge in pixels.
        public let y: Int
        /// In pixels.
        public let width: Int
        /// In pixels.
        public let height: Int
        /// Red, green, blue and alpha, a byte each, row by row from the top. The screen is opaque: alpha is 255.
        public let pixels: Data
    }

    /// The whole screen's width in pixels.
    public let pixelWidth: Int
    /// The whole screen's height in pixels.
    public let pixelHeight: Int
    /// The changed parts; at least one, and none overlaps another.
    public let rectangles: [Rectangle]
}
