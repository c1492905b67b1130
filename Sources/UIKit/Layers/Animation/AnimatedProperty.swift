/// The properties of a layer that animate, and their values as lists of numbers.
enum AnimatedProperty: String, Hashable, Sendable {
    case position
    case bounds
    case transform
    case opacity
    case cornerRadius
    case backgroundColor
    case borderWidth
    case borderColor
    case shadowColor
    case shadowOpacity
    case shadowOffset
    case shadowRadius

    typealias Components = SIMD8<Double>

    /// Colours replace one another; all others add up, so that an interrupted animation runs on beneath the new one.
    var isAdditive: Bool {
        switch self {
        case .backgroundColor, .borderColor, .shadowColor: false
        default: true
        }
    }

    func components(of values: LayerValues) -> Components {
        switch self {
        case .position: [values.position.x, values.position.y, 0, 0, 0, 0, 0, 0]
        case .bounds:
            [values.bounds.minX, values.bounds.minY, values.bounds.width, values.bounds.height, 0, 0, 0, 0]
        case .transform: AffineParts(CATransform3DGetAffineTransform(values.transform)).components
        case .opacity: [Double(values.opacity), 0, 0, 0, 0, 0, 0, 0]
        case .cornerRadius: [values.cornerRadius, 0, 0, 0, 0, 0, 0, 0]
        case .backgroundColor: Self.components(of: values.backgroundColor)
        case .borderWidth: [values.borderWidth, 0, 0, 0, 0, 0, 0, 0]
        case .borderColor: Self.components(of: values.borderColor)
        case .shadowColor: Self.components(of: values.shadowColor)
        case .shadowOpacity: [Double(values.shadowOpacity), 0, 0, 0, 0, 0, 0, 0]
        case .shadowOffset: [values.shadowOffset.width, values.shadowOffset.height, 0, 0, 0, 0, 0, 0]
        case .shadowRadius: [values.shadowRadius, 0, 0, 0, 0, 0, 0, 0]
        }
    }

    func set(_ components: Components, in values: inout LayerValues) {
        switch self {
        case .position: values.position = CGPoint(x: components[0], y: components[1])
        case .bounds:
            values.bounds = CGRect(
                x: components[0], y: components[1], width: max(0, components[2]), height: max(0, components[3]))
        case .transform: values.transform = CATransform3DMakeAffineTransform(AffineParts(components).transform)
        case .opacity: values.opacity = Float(min(1, max(0, components[0])))
        case .cornerRadius: values.cornerRadius = max(0, components[0])
        case .backgroundColor: values.backgroundColor = Self.color(of: components)
        case .borderWidth: values.borderWidth = max(0, components[0])
        case .borderColor: values.borderColor = Self.color(of: components)
        case .shadowColor: values.shadowColor = Self.color(of: components)
        case .shadowOpacity: values.shadowOpacity = Float(min(1, max(0, components[0])))
        case .shadowOffset: values.shadowOffset = CGSize(width: components[0], height: components[1])
        case .shadowRadius: values.shadowRadius = max(0, components[0])
        }
    }

    /// Makes a value the model's, without an action; a new size is laid out.
    func settle(_ layer: CALayer, at components: Components) {
        let oldSize = layer.model.bounds.size
        set(components, in: &layer.model)
        if layer.model.bounds.size != oldSize { layer.setNeedsLayout() }
    }

    /// What takes `new` back to `old`; turns go the shorter way.
    func difference(from old: Components, to new: Components) -> Components {
        var delta = old - new
        if self == .transform { delta[5] = remainder(delta[5], 2 * .pi) }
        return delta
    }

    /// Component-wise in sRGB; no colour is a clear one.
    private static func components(of color: CGColor?) -> Components {
        guard let rgb = color?.rgb else { return .zero }
        return [rgb.red, rgb.green, rgb.blue, rgb.alpha, 0, 0, 0, 0]
    }

    private static func color(of components: Components) -> CGColor {
        CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
}
