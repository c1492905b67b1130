import CPangoCairo

/// The colors of a gradient between its stops.
///
/// Core Animation interpolates colors with a gamma of 1.8 (measured on iOS 26.1), neither in sRGB nor in linear light.
/// Components aren't premultiplied, so that between clear and a color, the clear color's components are visible.
struct GradientColors {
    private let stops: [GradientStop]

    /// The number of parts into which a gradient is divided between two of its stops. Cairo interpolates each part in
    /// sRGB. The parts are so short that the difference from Core Animation's interpolation is invisible.
    private static let steps = 12

    init(_ stops: [GradientStop]) {
        self.stops = stops
    }

    /// Returns the color at a location. Outside the stops, it is that of the nearest stop.
    func color(at place: CGFloat) -> ColorComponents {
        guard let next = stops.firstIndex(where: { $0.location >= place }) else {
            return stops.last?.color ?? ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
        }
        guard next > 0 else { return stops[next].color }
        let (from, to) = (stops[next - 1], stops[next])
        let way = to.location - from.location
        return Self.mix(from.color, to.color, way > 0 ? (place - from.location) / way : 1)
    }

    /// Adds stops to a Cairo gradient, close enough together to match Core Animation's interpolation.
    func add(to pattern: OpaquePointer?, fade: CGFloat) {
        for (index, stop) in stops.enumerated() {
            if index > 0 {
                let from = stops[index - 1]
                for step in 1..<Self.steps where from.location < stop.location && from.color != stop.color {
                    let part = CGFloat(step) / CGFloat(Self.steps)
                    let color = Self.mix(from.color, stop.color, part)
                    Self.add(color, at: from.location + (stop.location - from.location) * part, to: pattern, fade)
                }
            }
            Self.add(stop.color, at: stop.location, to: pattern, fade)
        }
    }

    private static func add(_ color: ColorComponents, at place: CGFloat, to pattern: OpaquePointer?, _ fade: CGFloat) {
        cairo_pattern_add_color_stop_rgba(
            pattern, place, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * fade))
    }

    static func mix(_ from: ColorComponents, _ to: ColorComponents, _ part: CGFloat) -> ColorComponents {
        func mixed(_ path: KeyPath<ColorComponents, CGFloat>) -> CGFloat {
            let (start, end) = (encoded(from[keyPath: path]), encoded(to[keyPath: path]))
            return decoded(start + (end - start) * part)
        }
        return ColorComponents(
            red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue),
            alpha: from.alpha + (to.alpha - from.alpha) * part)
    }

    private static let gamma: CGFloat = 1.8

    /// Converts an sRGB component to the gamma in which gradients are interpolated.
    private static func encoded(_ value: CGFloat) -> CGFloat {
        let value = min(1, max(0, value))
        let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        return pow(light, 1 / gamma)
    }

    private static func decoded(_ value: CGFloat) -> CGFloat {
        let light = pow(value, gamma)
        return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
}
