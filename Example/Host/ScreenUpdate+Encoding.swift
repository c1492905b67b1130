import CZlib
import Foundation
import Simulator

extension ScreenUpdate {
    /// The update as the page reads it: one zlib stream, in which every number has 16 bits, the lower byte first.
    ///
    /// First the screen's width and height in pixels and the number of rectangles, then `x`, `y`, `width` and `height` of
    /// each, then their pixels in the same order: red, green, blue, alpha, row by row.
    func encoded() -> Data {
        let numbers =
            [pixelWidth, pixelHeight, rectangles.count]
            + rectangles.flatMap { [$0.x, $0.y, $0.width, $0.height] }
        var message = Data(capacity: numbers.count * 2 + rectangles.reduce(0) { $0 + $1.pixels.count })
        for number in numbers {
            withUnsafeBytes(of: UInt16(clamping: number).littleEndian) { message.append(contentsOf: $0) }
        }
        for rectangle in rectangles {
            message.append(rectangle.pixels)
        }
        return message.deflated()
    }
}

extension Data {
    /// Compressed as fast as zlib can; the network isn't what is slow here.
    fileprivate func deflated() -> Data {
        var size = compressBound(uLong(count))
        var compressed = Data(count: Int(size))
        let status = compressed.withUnsafeMutableBytes { target in
            withUnsafeBytes { source in
                compress2(
                    target.bindMemory(to: Bytef.self).baseAddress, &size,
                    source.bindMemory(to: Bytef.self).baseAddress, uLong(count), Z_BEST_SPEED)
            }
        }
        precondition(status == Z_OK, "compress2 fails only without memory, the target being compressBound long")
        return compressed.prefix(Int(size))
    }
}
