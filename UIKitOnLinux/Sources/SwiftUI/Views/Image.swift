/// A picture or symbol.
nonisolated public struct Image: View, Equatable, Sendable, PrimitiveView {
    private enum Source: Equatable {
        case symbol(String)
        case image(UIImage)
        case named(String)
    }

    private let source: Source
    private var isResizable = false

    public init(systemName: String) { source = .symbol(systemName) }
    public init(uiImage: UIImage) { source = .image(uiImage) }
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

    /// Returns an image that fills its frame. Insets and tiles aren't supported.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    public enum ResizingMode: Sendable {
        case tile
        case stretch
    }

    @MainActor func update(_ node: Node) {
        let view = node.makeView { UIImageView() }
        view.isUserInteractionEnabled = true
        switch source {
        case .symbol(let name):
            let font = (node.environment.font ?? .body).uiFont(in: node.environment)
            view.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(font: font))
            view.tintColor = node.environment.foregroundStyle.color(in: node.environment)
        case .image(let image): view.image = image
        case .named(let name): view.image = UIImage(named: name)
        }
        let size = view.image?.size ?? .zero
        view.isAccessibilityElement = true
        view.accessibilityTraits = .image
        if view.accessibilityLabel == nil, case .named(let name) = source { view.accessibilityLabel = name }
        node.layout = { [isResizable] node in
            [ViewItem(node) { isResizable ? $0.replacingUnspecifiedDimensions(by: size) : size }]
        }
    }
}

/// The way content fills a frame with another aspect ratio.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

extension View {
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(
            ItemModifier([aspectRatio ?? 0, contentMode == .fit ? 0 : 1]) { item, _ in
                @MainActor func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
                    let ideal = item.size(.unspecified)
                    let ratio = aspectRatio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
                    guard proposal != .unspecified else { return ProposedViewSize(ideal) }
                    let widths = [proposal.width, proposal.height.map { $0 * ratio }].compactMap { $0 }
                    let width = contentMode == .fit ? widths.min() : widths.max()
                    return ProposedViewSize(width: width, height: width.map { $0 / ratio })
                }
                return ModifiedItem(item, inner: inner)
            })
    }

    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View, PrimitiveView {
    let title: Title
    let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    @MainActor func update(_ node: Node) {
        node.setContent(
            HStack {
                icon.accessibilityHidden(true)
                title
            })
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}
