/// A color, which also is a view that fills its frame.
nonisolated public struct Color: View, Hashable, Sendable, PrimitiveView {
    private enum Source: Hashable {
        case fixed(UIColor)
        case accent
    }

    private let source: Source
    private var alpha: Double = 1

    private init(source: Source) { self.source = source }
    public init(_ color: UIColor) { source = .fixed(color) }
    public init(uiColor: UIColor) { source = .fixed(uiColor) }
    public init(white: Double, opacity: Double = 1) { self.init(UIColor(white: white, alpha: opacity)) }

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: opacity))
    }

    public static let red = Color(.systemRed)
    public static let orange = Color(.systemOrange)
    public static let yellow = Color(.systemYellow)
    public static let green = Color(.systemGreen)
    public static let blue = Color(.systemBlue)
    public static let purple = Color(.systemPurple)
    public static let pink = Color(.systemPink)
    public static let white = Color(UIColor.white)
    public static let gray = Color(.systemGray)
    public static let black = Color(UIColor.black)
    public static let clear = Color(UIColor.clear)
    public static let primary = Color(.label)
    public static let secondary = Color(.secondaryLabel)
    public static let accentColor = Color(source: .accent)

    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.alpha *= opacity
        return copy
    }

    func uiColor(in environment: EnvironmentValues) -> UIColor {
        let color =
            switch source {
            case .fixed(let color): color
            case .accent: environment.tint.map { $0.uiColor(in: environment) } ?? .tintColor
            }
        return alpha == 1 ? color : color.withAlphaComponent(color.cgColor.alpha * alpha)
    }

    @MainActor func update(_ node: Node) { StyleView(style: AnyShapeStyle(self)).update(node) }
}

extension UIColor {
    public convenience init(_ color: Color) {
        let color = color.uiColor(in: EnvironmentValues())
        self.init(dynamicProvider: { color.resolvedColor(with: $0) })
    }
}
