/// A font that depends on the environment.
public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        fileprivate var uiStyle: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    public struct Weight: Hashable, Sendable {
        let value: CGFloat

        public static let ultraLight = Weight(.ultraLight)
        public static let thin = Weight(.thin)
        public static let light = Weight(.light)
        public static let regular = Weight(.regular)
        public static let medium = Weight(.medium)
        public static let semibold = Weight(.semibold)
        public static let bold = Weight(.bold)
        public static let heavy = Weight(.heavy)
        public static let black = Weight(.black)

        private init(_ weight: UIFont.Weight) { value = weight.rawValue }
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    private enum Size: Hashable {
        case style(TextStyle)
        case points(CGFloat)
    }

    private var size: Size
    private var weight: Weight?
    private var isItalic = false
    private var design = Design.default

    public static let largeTitle = Font(size: .style(.largeTitle))
    public static let title = Font(size: .style(.title))
    public static let title2 = Font(size: .style(.title2))
    public static let title3 = Font(size: .style(.title3))
    public static let headline = Font(size: .style(.headline))
    public static let subheadline = Font(size: .style(.subheadline))
    public static let body = Font(size: .style(.body))
    public static let callout = Font(size: .style(.callout))
    public static let footnote = Font(size: .style(.footnote))
    public static let caption = Font(size: .style(.caption))
    public static let caption2 = Font(size: .style(.caption2))

    @available(iOS 16.0, *)
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(size: .style(style), weight: weight, design: design ?? .default)
    }

    @available(iOS 16.0, *)
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: .points(size), weight: weight, design: design ?? .default)
    }

    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(size: .style(style), design: design)
    }

    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(size: .points(size), weight: weight, design: design)
    }

    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.weight = weight
        return copy
    }

    public func bold() -> Font { weight(.bold) }

    public func italic() -> Font {
        var copy = self
        copy.isItalic = true
        return copy
    }

    func uiFont(in environment: EnvironmentValues) -> UIFont {
        var font =
            switch size {
            case .points(let points): UIFont.systemFont(ofSize: points)
            case .style(let style):
                UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: environment.traits)
            }
        if design == .monospaced {
            font = .monospacedSystemFont(ofSize: font.pointSize, weight: UIFont.Weight(weight?.value ?? 0))
        } else if let weight {
            font = .systemFont(ofSize: font.pointSize, weight: UIFont.Weight(weight.value))
        }
        if isItalic, let descriptor = font.fontDescriptor.withSymbolicTraits(.traitItalic) {
            font = UIFont(descriptor: descriptor, size: font.pointSize)
        }
        return font
    }
}

extension View {
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
