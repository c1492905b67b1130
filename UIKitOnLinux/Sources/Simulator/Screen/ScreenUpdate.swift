import UIKit

/// The changes of a screen since the previous update of its ``ScreenStream``.
public struct ScreenUpdate: Sendable {
    /// A part of the screen, in pixels from the top left corner.
    public struct Rectangle: Sendable {
        /// The left edge, in pixels.
        public let x: Int
        /// The upper edge, in pixels.
        public let y: Int
        /// The width, in pixels.
        public let width: Int
        /// The height, in pixels.
        public let height: Int
        /// Red, green, blue and alpha, one byte each, row by row from the top. The screen is opaque, so alpha is 255.
        public let pixels: Data
    }

    /// The width of the whole screen, in pixels.
    public let pixelWidth: Int
    /// The height of the whole screen, in pixels.
    public let pixelHeight: Int
    /// The changed parts: at least one, without overlap.
    public let rectangles: [Rectangle]
}
