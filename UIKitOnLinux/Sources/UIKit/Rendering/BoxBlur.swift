/// A Gaussian blur of single-byte pixels, approximated by three moving averages in each direction.
enum BoxBlur {
    /// Returns the distance by which the blur extends beyond the blurred shape, in pixels.
    static func reach(sigma: CGFloat) -> Int {
        widths(sigma: sigma).reduce(0) { $0 + ($1 - 1) / 2 }
    }

    /// Blurs `height` rows of `width` pixels with a distance of `stride` bytes between rows. Pixels outside count as
    /// zero.
    static func blur(
        _ pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, sigma: CGFloat
    ) {
        guard width > 0, height > 0 else { return }
        for boxWidth in widths(sigma: sigma) where boxWidth > 1 {
            blurRows(pixels, width: width, height: height, stride: stride, radius: (boxWidth - 1) / 2)
            blurColumns(pixels, width: width, height: height, stride: stride, radius: (boxWidth - 1) / 2)
        }
    }

    /// Returns three odd box widths whose successive averages approximate a Gaussian of `sigma` pixels.
    static func widths(sigma: CGFloat) -> [Int] {
        guard sigma > 0, sigma.isFinite else { return [] }
        // The average over w pixels has the variance (w² − 1) / 12; the variances of the three are added.
        let variance = min(sigma, 1000) * min(sigma, 1000)
        let ideal = (12 * variance / 3 + 1).squareRoot()
        let lower = Int(((ideal - 1) / 2).rounded(.down)) * 2 + 1
        let w = CGFloat(lower)
        // The number of boxes with the next odd width for which the sum of variances is nearest.
        let wider = (12 * variance - 3 * (w * w - 1)) / (4 * w + 4)
        let count = min(3, max(0, Int(wider.rounded())))
        return (0..<3).map { $0 < 3 - count ? lower : lower + 2 }
    }

    private static func blurRows(
        _ pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, radius: Int
    ) {
        let factor = reciprocal(of: 2 * radius + 1)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width + 2 * radius + 1) { row in
            row.initialize(repeating: 0)
            for y in 0..<height {
                let line = UnsafeMutableBufferPointer(rebasing: pixels[(y * stride)..<(y * stride + width)])
                for x in 0..<width { row[x + radius] = line[x] }
                var sum: UInt32 = 0
                for x in 0..<(2 * radius) { sum &+= UInt32(row[x]) }
                for x in 0..<width {
                    sum &+= UInt32(row[x + 2 * radius])
                    line[x] = mean(sum, factor)
                    sum &-= UInt32(row[x])
                }
            }
        }
    }

    /// Processes all columns together, so that memory is accessed in order.
    private static func blurColumns(
        _ pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int, radius: Int
    ) {
        let factor = reciprocal(of: 2 * radius + 1)
        let rows = 2 * radius + 1
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
            // The original values of overwritten rows that are still part of the average.
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * rows) { kept in
                sums.initialize(repeating: 0)
                kept.initialize(repeating: 0)
                for y in 0..<(height + radius) {
                    let slot = (y % rows) * width
                    for x in 0..<width { sums[x] &-= UInt32(kept[slot + x]) }
                    if y < height {
                        for x in 0..<width {
                            let value = pixels[y * stride + x]
                            kept[slot + x] = value
                            sums[x] &+= UInt32(value)
                        }
                    } else {
                        for x in 0..<width { kept[slot + x] = 0 }
                    }
                    guard y >= radius else { continue }
                    let target = (y - radius) * stride
                    for x in 0..<width { pixels[target + x] = mean(sums[x], factor) }
                }
            }
        }
    }

    /// Returns a factor that replaces the division by the number of pixels, exact enough for a byte.
    private static func reciprocal(of count: Int) -> UInt32 {
        UInt32((Double(1 << 22) / Double(count)).rounded())
    }

    private static func mean(_ sum: UInt32, _ factor: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: min(255, (UInt64(sum) * UInt64(factor) + 1 << 21) >> 22))
    }
}
