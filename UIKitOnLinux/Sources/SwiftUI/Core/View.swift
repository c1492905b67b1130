@_exported import Observation
@_exported import UIKit

/// A part of a user interface.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
    /// Never called: the view is one that this module draws, or a representable.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: View {
    public var body: Never { fatalError("There is no value of type Never.") }
}

/// A view that this module draws itself. All others have a body.
@MainActor
protocol PrimitiveView {
    /// Gives the node its children, its layout and its UIKit view. Called for each change of the value or environment.
    @MainActor func update(_ node: Node)
}

/// A view without content.
nonisolated public struct EmptyView: View, Sendable, PrimitiveView {
    public init() {}

    @MainActor func update(_ node: Node) { node.setChildren([]) }
}

/// A view with an erased type. Its content loses its state if the type changes.
nonisolated public struct AnyView: View, PrimitiveView {
    let content: any View

    public init<V: View>(_ view: V) { content = (view as? AnyView)?.content ?? view }
    public init<V: View>(erasing view: V) { self.init(view) }

    @MainActor func update(_ node: Node) { node.setContent(content) }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
    @MainActor func update(_ node: Node) {
        if let self { node.setContent(self) } else { node.setChildren([]) }
    }
}

/// Several views, as a view builder makes them.
nonisolated public struct TupleView<T>: View, PrimitiveView {
    public var value: T
    let content: [any View]

    public init(_ value: T) {
        self.value = value
        content = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }

    init(value: T, content: [any View]) {
        self.value = value
        self.content = content
    }

    @MainActor func update(_ node: Node) { node.setChildren(content.enumerated().map { ($0.offset, $0.element) }) }
}

/// One of two views, as a view builder makes it of `if` and `switch`.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
    @MainActor func update(_ node: Node) {
        switch storage {
        case .trueContent(let content): node.setChildren([(true, content)])
        case .falseContent(let content): node.setChildren([(false, content)])
        }
    }
}

/// Several views that its container treats as its own.
nonisolated public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
    @MainActor func update(_ node: Node) { node.setContent(content) }
}

extension Group: Sendable where Content: Sendable {}
