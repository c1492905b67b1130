/// What a layer of a special class shows, besides what every layer has.
package indirect enum LayerContent: Equatable {
    case shape(ShapeValues)
    case gradient(GradientValues)
    /// What lies behind the layer, seen through a filter.
    case backdrop(BackdropFilter)
    /// Everything in the layer takes on one colour; its alpha stays.
    case singleColor(CGColor)

    /// What the content may touch, in the coordinates of a layer with `bounds`; null for nothing.
    func extent(in bounds: CGRect) -> CGRect {
        switch self {
        case .shape(let shape): shape.extent
        case .gradient, .backdrop: bounds
        case .singleColor: .null
        }
    }
}

extension LayerValues {
    /// A shape layer's; the defaults for any other.
    package var shape: ShapeValues {
        get { if case .shape(let shape) = content { shape } else { ShapeValues() } }
        set { content = .shape(newValue) }
    }

    /// A gradient layer's; the defaults for any other.
    package var gradient: GradientValues {
        get { if case .gradient(let gradient) = content { gradient } else { GradientValues() } }
        set { content = .gradient(newValue) }
    }
}
