/// A color in sRGB with components from 0 to 1, not premultiplied.
package struct ColorComponents: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The hue, from 0 to 1; 0 for a gray.
    var hue: CGFloat {
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        guard range > 0 else { return 0 }
        let sixths: CGFloat
        if most == red {
            sixths = (green - blue) / range + (green < blue ? 6 : 0)
        } else if most == green {
            sixths = (blue - red) / range + 2
        } else {
            sixths = (red - green) / range + 4
        }
        return sixths / 6
    }

    /// Returns the color that is seen where this color covers another one.
    func over(_ ground: ColorComponents) -> ColorComponents {
        let rest = ground.alpha * (1 - alpha)
        let whole = alpha + rest
        guard whole > 0 else { return self }
        let mix = { (top: CGFloat, below: CGFloat) in (top * self.alpha + below * rest) / whole }
        return ColorComponents(
            red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue), alpha: whole)
    }

    /// Creates a color from six hexadecimal digits: red, green, blue.
    init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255,
            green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha)
    }
}
