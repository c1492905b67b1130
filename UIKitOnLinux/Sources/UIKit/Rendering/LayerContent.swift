/// The additional content of special layer classes.
package indirect enum LayerContent: Equatable {
    case shape(ShapeValues)
    case gradient(GradientValues)
    /// The content behind the layer, with a filter applied.
    case backdrop(BackdropFilter)
    /// A tint: everything in the layer gets one color and keeps its alpha.
    case singleColor(CGColor)

    /// Returns the bounding box of the content, in the coordinates of a layer with `bounds`; null if it draws nothing.
    func extent(in bounds: CGRect) -> CGRect {
        switch self {
        case .shape(let shape): shape.extent
        case .gradient, .backdrop: bounds
        case .singleColor: .null
        }
    }
}

extension LayerValues {
    /// The values of a shape layer; default values for any other layer.
    package var shape: ShapeValues {
        get { if case .shape(let shape) = content { shape } else { ShapeValues() } }
        set { content = .shape(newValue) }
    }

    /// The values of a gradient layer; default values for any other layer.
    package var gradient: GradientValues {
        get { if case .gradient(let gradient) = content { gradient } else { GradientValues() } }
        set { content = .gradient(newValue) }
    }
}
