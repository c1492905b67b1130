import CZlib
import Foundation
import Simulator

/// The screen of the device as the page of the demo draws it, frame after frame.
@MainActor
final class DemoScreen {
    private let simulator: Simulator
    private let scale: Double
    private var stream: ScreenStream
    /// The pixels that the page shows: red, green, blue and alpha, row by row.
    private var shown: [UInt8]

    /// Creates a screen that is black and transparent.
    init(of simulator: Simulator, scale: Double) {
        self.simulator = simulator
        self.scale = scale
        stream = simulator.openScreen(scale: scale)
        shown = Array(repeating: 0, count: stream.pixelWidth * stream.pixelHeight * 4)
    }

    /// Returns the whole screen, with all of its colors.
    func takeWholeFrame() -> Data {
        stream = simulator.openScreen(scale: scale)
        return takeFrame(precision: 1)
    }

    /// Returns the changes since the last call, in the format of `ScreenUpdate.encoded`, but with the differences to the last
    /// pixels, modulo 256. Without changes, the data is empty.
    ///
    /// - Parameter precision: The distance of colors. In motion, a few colors look like all of them, and take half the space.
    func takeFrame(precision: UInt8 = 8) -> Data {
        guard let update = stream.takeUpdate() else { return Data() }
        return update.encoded(level: Z_BEST_COMPRESSION) { rectangle in
            var differences = rectangle.pixels
            differences.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) in
                for index in bytes.indices {
                    let (row, offset) = index.quotientAndRemainder(dividingBy: rectangle.width * 4)
                    let position = ((rectangle.y + row) * update.pixelWidth + rectangle.x) * 4 + offset
                    let last = shown[position]
                    if bytes[index].distance(to: last).magnitude >= precision {
                        shown[position] = bytes[index] / precision * precision + precision / 2
                    }
                    bytes[index] = shown[position] &- last
                }
            }
            return differences
        }
    }
}
