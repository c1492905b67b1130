/// The outline of a shape.
public struct Path: Sendable {
    private let elements: @Sendable () -> UIBezierPath

    public init(_ rect: CGRect) { elements = { UIBezierPath(rect: rect) } }
    public init(ellipseIn rect: CGRect) { elements = { UIBezierPath(ovalIn: rect) } }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        elements = { UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius) }
    }

    public var cgPath: CGPath { elements().cgPath }
}

/// The curve of rounded corners. Both are drawn as circles.
public enum RoundedCornerStyle: Sendable {
    case circular
    case continuous
}

/// The way the inside of a shape is determined.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// A shape, which is a view filled with the foreground style.
nonisolated public protocol Shape: Sendable, View {
    func path(in rect: CGRect) -> Path
}

extension Shape {
    @MainActor public var body: some View { ShapeView(shape: self, style: nil) }

    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        ShapeView(shape: self, style: AnyShapeStyle(content))
    }
}

nonisolated public struct Rectangle: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated public struct RoundedRectangle: Shape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
        self.style = style
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerSize.width) }
}

nonisolated public struct Capsule: Shape {
    public var style: RoundedCornerStyle

    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}

/// A shape filled with a style, or the foreground style.
nonisolated struct ShapeView<S: Shape>: View, PrimitiveView {
    let shape: S
    let style: AnyShapeStyle?

    @MainActor func update(_ node: Node) {
        let style = style ?? node.environment.foregroundStyle ?? AnyShapeStyle(.primary)
        node.setContent(StyleView(style: style))
        let view = node.makeView { ContainerView() }
        view.shape = shape
        view.setNeedsLayout()
        node.layout = { [ContainerItem($0.contentItem, of: $0)] }
    }
}

extension View {
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }
}
