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

    private var style: TextStyle
    private var weight: Weight?

    public static let largeTitle = Font(style: .largeTitle)
    public static let title = Font(style: .title)
    public static let title2 = Font(style: .title2)
    public static let title3 = Font(style: .title3)
    public static let headline = Font(style: .headline)
    public static let subheadline = Font(style: .subheadline)
    public static let body = Font(style: .body)
    public static let callout = Font(style: .callout)
    public static let footnote = Font(style: .footnote)
    public static let caption = Font(style: .caption)
    public static let caption2 = Font(style: .caption2)

    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.weight = weight
        return copy
    }

    public func bold() -> Font { weight(.bold) }

    func uiFont(in environment: EnvironmentValues) -> UIFont {
        var font = UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: environment.traits)
        if let weight { font = .systemFont(ofSize: font.pointSize, weight: UIFont.Weight(weight.value)) }
        return font
    }
}

extension View {
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
