/// Views in a row.
nonisolated public struct HStack<Content: View>: View, PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor func update(_ node: Node) {
        node.setContent(content)
        let alignment = Alignment(horizontal: .center, vertical: alignment)
        node.layout = { [spacing] node in
            [StackItem(.horizontal, node.children.flatMap(\.items), alignment: alignment, spacing: spacing)]
        }
    }
}

/// Views in a column.
nonisolated public struct VStack<Content: View>: View, PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor func update(_ node: Node) {
        node.setContent(content)
        let alignment = Alignment(horizontal: alignment, vertical: .center)
        node.layout = { [spacing] node in
            [StackItem(.vertical, node.children.flatMap(\.items), alignment: alignment, spacing: spacing)]
        }
    }
}

/// Views in front of each other.
nonisolated public struct ZStack<Content: View>: View, PrimitiveView {
    let alignment: Alignment
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor func update(_ node: Node) {
        node.setContent(content)
        node.layout = { [alignment] node in
            [DepthStackItem(node.children.flatMap(\.items), alignment: alignment)]
        }
    }
}

/// A flexible space along the axis of its stack, or both axes without one.
nonisolated public struct Spacer: View, Sendable, PrimitiveView {
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor func update(_ node: Node) {
        node.layout = { [minLength] _ in [SpacerItem(minLength: minLength ?? StackItem.defaultSpacing)] }
    }
}

private final class SpacerItem: LayoutItem {
    private let minLength: CGFloat

    init(minLength: CGFloat) { self.minLength = minLength }
    override var priority: Double { -.infinity }
    override var isSpacer: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: stackAxis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
            height: stackAxis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
    }
}
