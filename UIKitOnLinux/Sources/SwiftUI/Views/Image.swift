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
