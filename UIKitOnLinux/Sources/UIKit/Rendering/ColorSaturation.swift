/// Changes the saturation of colors.
enum ColorSaturation {
    // The luminance coefficients of red, green and blue (ITU-R BT.709), in 65,536ths.
    private static let red: Int32 = 13_933
    private static let green: Int32 = 46_871
    private static let blue: Int32 = 4_732

    /// Multiplies the saturation of a premultiplied picture: 0 gives gray, 1 changes nothing, more exaggerates.
    static func saturate(_ surface: CairoSurface, by saturation: CGFloat) {
        let factor = Int32((min(100, max(0, saturation)) * 256).rounded())
        let (width, height, stride) = (surface.width, surface.height, surface.stride)
        _ = surface.withPixels { bytes in
            for y in 0..<height {
                for x in 0..<width {
                    let index = y * stride + x * 4
                    // Blue, green, red, alpha: the order of a 32-bit pixel on a little-endian machine.
                    let (b, g, r) = (Int32(bytes[index]), Int32(bytes[index + 1]), Int32(bytes[index + 2]))
                    let alpha = Int32(bytes[index + 3])
                    let gray = (r &* red &+ g &* green &+ b &* blue) >> 16
                    func moved(_ part: Int32) -> UInt8 {
                        let value = gray &+ ((part &- gray) &* factor) / 256
                        return UInt8(truncatingIfNeeded: min(alpha, max(0, value)))
                    }
                    bytes[index] = moved(b)
                    bytes[index + 1] = moved(g)
                    bytes[index + 2] = moved(r)
                }
            }
        }
    }
}
