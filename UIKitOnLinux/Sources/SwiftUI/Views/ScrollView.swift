/// A view that scrolls its content.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor func update(_ node: Node) {
        node.setContent(VStack { content })
        node.handlesTouches = true
        let view = node.makeView { UIScrollView() }
        view.showsVerticalScrollIndicator = showsIndicators
        view.showsHorizontalScrollIndicator = showsIndicators
        node.layout = { [axes] in [ScrollItem($0.contentItem, of: $0, view: view, axes: axes)] }
    }
}

/// The layout of a scroll view: the content has its ideal length along the axes, and determines the other length.
private final class ScrollItem: LayoutItem {
    private let content: LayoutItem
    private let node: Node
    private let view: UIScrollView
    private let axes: Axis.Set

    init(_ content: LayoutItem, of node: Node, view: UIScrollView, axes: Axis.Set) {
        self.content = content
        self.node = node
        self.view = view
        self.axes = axes
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(inner(proposal))
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) {
        let inner = inner(proposal)
        let size = content.size(inner)
        node.frame = frame
        view.contentSize = size
        content.place(CGRect(origin: frame.origin, size: size), inner)
    }
}

/// A column, as in a scroll view. Unlike Apple's, it makes all of its views at once.
nonisolated public struct LazyVStack<Content: View>: View, PrimitiveView {
    let stack: VStack<Content>

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        stack = VStack(alignment: alignment, spacing: spacing, content: content)
    }

    @MainActor func update(_ node: Node) {
        node.setContent(stack)
        node.layout = { node in
            let fill = FrameLimits(max: .infinity)
            return [LayoutItem.framed(node.contentItem, width: fill, height: FrameLimits(), alignment: .center)]
        }
    }
}

/// The views that stay at the edges of a scroll view. There are none here.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
