/// A modifier that returns another version of a view.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    /// Never called: the modifier is one of this module.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

/// A modifier that this module applies itself.
@MainActor
protocol PrimitiveModifier {
    /// Gives the node its content, its layout and its UIKit view.
    @MainActor func update(_ node: Node, content: any View)
}

/// The view that a modifier modifies.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
    let content: any View

    @MainActor func update(_ node: Node) { node.setContent(content) }
}

/// A view or modifier with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    @MainActor func update(_ node: Node) {
        if let primitive = modifier as? any PrimitiveModifier {
            primitive.update(node, content: content)
        } else {
            node.setContent(ModifierBody(modifier: modifier, content: content))
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content view: _ViewModifier_Content<Self>) -> some View {
        view.modifier(content).modifier(modifier)
    }
}

/// A modifier with a body, whose dynamic properties belong to a node of its own.
private struct ModifierBody<Modifier: ViewModifier>: View {
    let modifier: Modifier
    let content: any View

    var body: some View { modifier.body(content: _ViewModifier_Content(content: content)) }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable, PrimitiveModifier {
    public static let identity = EmptyModifier()

    public init() {}

    @MainActor func update(_ node: Node, content: any View) { node.setContent(content) }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
