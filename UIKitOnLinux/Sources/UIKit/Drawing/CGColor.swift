/// A colour that is fixed: unlike a `UIColor` it can't follow traits.
///
/// https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Sendable {
    package let rgb: ColorComponents

    /// Whether the colour was made from a grey value, and so has two components.
    let isGray: Bool

    init(rgb: ColorComponents, isGray: Bool) {
        self.rgb = rgb
        self.isGray = isGray
    }

    package convenience init(_ rgb: ColorComponents) {
        self.init(rgb: rgb, isGray: false)
    }

    /// A colour in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgb: ColorComponents(red: red, green: green, blue: blue, alpha: alpha), isGray: false)
    }

    /// A colour in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey in sRGB's gamma.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(rgb: ColorComponents(red: gray, green: gray, blue: gray, alpha: alpha), isGray: true)
    }

    /// From 0, clear, to 1, opaque.
    public var alpha: CGFloat { rgb.alpha }

    /// Grey and alpha, or red, green, blue and alpha.
    public var components: [CGFloat]? {
        isGray ? [rgb.red, rgb.alpha] : [rgb.red, rgb.green, rgb.blue, rgb.alpha]
    }

    public var numberOfComponents: Int { isGray ? 2 : 4 }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        var rgb = rgb
        rgb.alpha = alpha
        return CGColor(rgb: rgb, isGray: isGray)
    }
}

// MARK: - Hashable

extension CGColor: Hashable {
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs.isGray == rhs.isGray && lhs.rgb == rhs.rgb
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rgb)
    }
}
