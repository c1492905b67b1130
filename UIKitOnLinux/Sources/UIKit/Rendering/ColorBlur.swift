/// A Gaussian blur of premultiplied colors, approximated by three moving averages in each direction.
///
/// Unlike the blur of a shadow, it ignores pixels outside the picture: each average is over existing pixels, so that a
/// picture of one color doesn't change.
enum ColorBlur {
    private typealias Sum = SIMD4<UInt32>
    private typealias Pixel = SIMD4<UInt8>

    /// Blurs a picture with four bytes per pixel.
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

    /// Blurs a line of pixels with a distance of `step` bytes between them.
    private static func blurLine(_ line: UnsafeMutableRawPointer, count: Int, step: Int, radius: Int) {
        withUnsafeTemporaryAllocation(of: Pixel.self, capacity: count) { source in
            for index in 0..<count { source[index] = line.load(fromByteOffset: index * step, as: Pixel.self) }
            // A multiplication by a fraction of 2²⁴ replaces the division. Away from the ends, the weight is constant.
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
                // The average is at most 255, so the product is below 2³².
                let mean = (sum &* Sum(repeating: factor) &+ Sum(repeating: 1 << 23)) &>> Sum(repeating: 24)
                line.storeBytes(of: Pixel(truncatingIfNeeded: mean), toByteOffset: index * step, as: Pixel.self)
            }
        }
    }
}
