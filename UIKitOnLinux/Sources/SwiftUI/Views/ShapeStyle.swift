/// A color or pattern for shapes and text.
public protocol ShapeStyle: Sendable {}

/// A style of this module, which is a color.
protocol ResolvedStyle {
    func uiColor(in environment: EnvironmentValues) -> UIColor
}

extension Color: ShapeStyle, ResolvedStyle {}

/// A style with an erased type.
public struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

    func uiColor(in environment: EnvironmentValues) -> UIColor {
        (style as? any ResolvedStyle)?.uiColor(in: environment) ?? .label
    }
}

/// The foreground style and its levels.
public struct HierarchicalShapeStyle: ShapeStyle, ResolvedStyle, Equatable {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    func uiColor(in environment: EnvironmentValues) -> UIColor {
        [UIColor.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel][level]
    }
}

/// The tint color.
public struct TintShapeStyle: ShapeStyle, ResolvedStyle, Equatable {
    public init() {}
    func uiColor(in environment: EnvironmentValues) -> UIColor { Color.accentColor.uiColor(in: environment) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var blue: Color { Color.blue }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}

/// A rectangle filled with a style.
nonisolated struct StyleView: View, PrimitiveView {
    let style: AnyShapeStyle

    @MainActor func update(_ node: Node) {
        node.makeView { UIView() }.backgroundColor = style.uiColor(in: node.environment)
        node.layout = { [ViewItem($0) { $0.replacingUnspecifiedDimensions() }] }
    }
}

extension View {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.foregroundStyle, AnyShapeStyle(style))
    }

    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
    }

    @available(iOS 16, *)
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { environment(\.tint, tint as? Color) }
    nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }
}
