/// A Gaussian blur of premultiplied colours, by three running means in each direction.
///
/// Unlike a shadow's blur it leaves out what lies beyond the edges: a mean is over the pixels that there are, so that an
/// even picture stays as it is.
enum ColorBlur {
    private typealias Sum = SIMD4<UInt32>
    private typealias Pixel = SIMD4<UInt8>

    /// Blurs a picture of four bytes per pixel.
    static func blur(_ surface: CairoSurface, sigma: CGFloat) {
        let (width, height, stride) = (surface.width, surface.height, surface.stride)
        _ = surface.withPixels { bytes in
            guard let base = UnsafeMutableRawPointer(bytes.baseAddress) else { return }
            for boxWidth in BoxBlur.widths(sigma: sigma) where boxWidth > 1 {
                let radius = (boxWidth - 1) / 2
                for y in 0..<height {
                    blurLine(base + y * stride, count: width, step: 4, radius: radius)
                }
                for x in 0..<width {
                    blurLine(base + x * 4, count: height, step: stride, radius: radius)
                }
            }
        }
    }

    /// Blurs pixels that lie `step` bytes apart.
    private static func blurLine(_ line: UnsafeMutableRawPointer, count: Int, step: Int, radius: Int) {
        withUnsafeTemporaryAllocation(of: Pixel.self, capacity: count) { source in
            for index in 0..<count { source[index] = line.load(fromByteOffset: index * step, as: Pixel.self) }
            // Multiplying by a part of 2²⁴ is as good as dividing, and in the middle the weight stays the same.
            var sum = Sum.zero
            var (weight, factor): (UInt32, UInt32) = (0, 0)
            for index in 0..<min(radius, count) {
                sum &+= Sum(truncatingIfNeeded: source[index])
                weight &+= 1
            }
            for index in 0..<count {
                let oldWeight = weight
                if index + radius < count {
                    sum &+= Sum(truncatingIfNeeded: source[index + radius])
                    weight &+= 1
                }
                if index > radius {
                    sum &-= Sum(truncatingIfNeeded: source[index - radius - 1])
                    weight &-= 1
                }
                if weight != oldWeight || factor == 0 { factor = (1 << 24) / weight + 1 }
                // A mean is at most 255, so that the product stays below 2³².
                let mean = (sum &* Sum(repeating: factor) &+ Sum(repeating: 1 << 23)) &>> Sum(repeating: 24)
                line.storeBytes(of: Pixel(truncatingIfNeeded: mean), toByteOffset: index * step, as: Pixel.self)
            }
        }
    }
}
