/// A fixed color. Unlike a `UIColor`, it doesn't depend on traits.
///
/// https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Sendable {
    package let rgb: ColorComponents

    /// Whether the color was created from a gray value and thus has two components.
    let isGray: Bool

    init(rgb: ColorComponents, isGray: Bool) {
        self.rgb = rgb
        self.isGray = isGray
    }

    package convenience init(_ rgb: ColorComponents) {
        self.init(rgb: rgb, isGray: false)
    }

    /// Creates a color in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(rgb: ColorComponents(red: red, green: green, blue: blue, alpha: alpha), isGray: false)
    }

    /// Creates a color in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray in sRGB's gamma.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(rgb: ColorComponents(red: gray, green: gray, blue: gray, alpha: alpha), isGray: true)
    }

    /// The alpha, from 0 (transparent) to 1 (opaque).
    public var alpha: CGFloat { rgb.alpha }

    /// The components: gray and alpha, or red, green, blue and alpha.
    public var components: [CGFloat]? {
        isGray ? [rgb.red, rgb.alpha] : [rgb.red, rgb.green, rgb.blue, rgb.alpha]
    }

    public var numberOfComponents: Int { isGray ? 2 : 4 }

    /// Returns the color with another alpha.
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
