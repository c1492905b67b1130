import CZlib
import Foundation
import Simulator

extension ScreenUpdate {
    /// Returns the update as a zlib stream for the page.
    ///
    /// The stream contains the screen's width and height in pixels, the number of rectangles, the `x`, `y`, `width` and
    /// `height` of each, and their pixels in the same order: red, green, blue and alpha, row by row. All numbers are
    /// 16-bit little-endian integers.
    ///
    /// - Parameters:
    ///   - level: zlib's level of compression; by default the fastest, because compressing takes longer than sending.
    ///   - pixels: Returns the pixels of a rectangle, or other data of the same size in their place.
    func encoded(level: Int32 = Z_BEST_SPEED, pixels: (Rectangle) -> Data = { $0.pixels }) -> Data {
        let numbers =
            [pixelWidth, pixelHeight, rectangles.count]
            + rectangles.flatMap { [$0.x, $0.y, $0.width, $0.height] }
        var message = Data(capacity: numbers.count * 2 + rectangles.reduce(0) { $0 + $1.pixels.count })
        for number in numbers {
            withUnsafeBytes(of: UInt16(clamping: number).littleEndian) { message.append(contentsOf: $0) }
        }
        for rectangle in rectangles {
            message.append(pixels(rectangle))
        }
        return message.deflated(level: level)
    }
}

extension Data {
    fileprivate func deflated(level: Int32) -> Data {
        var size = compressBound(uLong(count))
        var compressed = Data(count: Int(size))
        let status = compressed.withUnsafeMutableBytes { target in
            withUnsafeBytes { source in
                compress2(
                    target.bindMemory(to: Bytef.self).baseAddress, &size,
                    source.bindMemory(to: Bytef.self).baseAddress, uLong(count), level)
            }
        }
        precondition(status == Z_OK, "compress2 fails only without memory, the target being compressBound long")
        return compressed.prefix(Int(size))
    }
}
