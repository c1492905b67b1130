/// A text that can't be edited.
nonisolated public struct Text: View, Equatable, Sendable, PrimitiveView {
    /// The text, for accessibility labels and the titles of controls.
    let string: String
    private var font: Font?
    private var weight: Font.Weight?
    private var color: Color?

    public init(verbatim content: String) { string = content }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { string = String(content) }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        string = key.localized(table: tableName, bundle: bundle)
    }

    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
    public func bold() -> Text { fontWeight(.bold) }
    public func foregroundColor(_ color: Color?) -> Text { with { $0.color = color } }

    private func with(_ change: (inout Text) -> Void) -> Text {
        var copy = self
        change(&copy)
        return copy
    }

    private func font(in environment: EnvironmentValues) -> UIFont {
        var font = font ?? environment.font ?? .body
        if let weight { font = font.weight(weight) }
        return font.uiFont(in: environment)
    }

    @MainActor func update(_ node: Node) {
        let environment = node.environment
        let label = node.makeView { UILabel() }
        label.isUserInteractionEnabled = true
        label.separatesScripts = false
        label.numberOfLines = environment.lineLimit ?? 0
        label.font = font(in: environment)
        label.textAlignment = environment.multilineTextAlignment.uiAlignment(environment.layoutDirection)
        label.textColor = (color.map { AnyShapeStyle($0) } ?? environment.foregroundStyle).color(in: environment)
        label.text = string
        node.layout = { [ViewItem($0) { label.size(for: $0) }] }
    }
}

extension UILabel {
    /// Returns the size of the text, with as many lines as the proposal has room for, but at least one.
    fileprivate func size(for proposal: ProposedViewSize) -> CGSize {
        let size = sizeThatFits(CGSize(width: proposal.width ?? .infinity, height: .infinity))
        let width = min(size.width, proposal.width ?? .infinity)
        guard let height = proposal.height, height < size.height else {
            return CGSize(width: width, height: size.height)
        }
        let lines = max(1, (height / font.lineHeight).rounded(.down))
        return CGSize(width: width, height: min(size.height, (lines * font.lineHeight).rounded(.up)))
    }
}

extension AnyShapeStyle? {
    /// The color of text and symbols: that of the style, or the label color without one.
    func color(in environment: EnvironmentValues) -> UIColor {
        self?.uiColor(in: environment) ?? .label
    }
}

/// A key of a localized text, or an interpolated text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol {
        var text: String
        var hasArguments = false

        public init(literalCapacity: Int, interpolationCount: Int) { text = "" }

        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation(_ string: String) { append(string) }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { append("\(value)") }

        public mutating func appendInterpolation(_ text: Text) { append(text.string) }

        private mutating func append(_ argument: String) {
            text += argument
            hasArguments = true
        }
    }

    private let text: String
    private var isKey = true

    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }

    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
        isKey = !stringInterpolation.hasArguments
    }

    /// The text in the language of the app. Texts with arguments aren't looked up.
    func localized(table: String? = nil, bundle: Bundle? = nil) -> String {
        isKey ? (bundle ?? .main).localizedString(forKey: text, value: text, table: table) : text
    }
}

/// A number that localized texts interpolate.
public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// The alignment of lines of text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing

    func uiAlignment(_ direction: LayoutDirection) -> NSTextAlignment {
        switch self {
        case .center: .center
        case .leading: direction == .leftToRight ? .left : .right
        case .trailing: direction == .leftToRight ? .right : .left
        }
    }
}

extension View {
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
}
