/// A view as layout sees it: it chooses a size for each proposal, and its container then places it.
///
/// Items are made for each layout and remember the sizes that they chose.
@MainActor
class LayoutItem {
    private var sizes: [[CGFloat?]: CGSize] = [:]

    /// Items with a higher priority choose their sizes first.
    var priority: Double { 0 }
    /// Whether stacks put no space beside the item.
    var isSpacer: Bool { false }
    /// The axis of the stack around the item, if the stack is its direct container.
    var stackAxis: Axis?

    final func size(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes[proposal.key] { return size }
        let size = measure(proposal)
        sizes[proposal.key] = size
        return size
    }

    /// Chooses the size for a proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the item at a frame whose size it chose for the proposal.
    func place(_ frame: CGRect, _ proposal: ProposedViewSize) {}
}

/// An item around another one.
class WrappingItem: LayoutItem {
    let base: LayoutItem

    init(_ base: LayoutItem) { self.base = base }
    override var priority: Double { base.priority }
    override var stackAxis: Axis? { didSet { base.stackAxis = stackAxis } }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(proposal) }
    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) { base.place(frame, proposal) }
}

/// The item of a node with a UIKit view: it gives the node its frame.
final class ViewItem: LayoutItem {
    private let node: Node
    private let measurement: @MainActor (ProposedViewSize) -> CGSize

    init(_ node: Node, measure: @escaping @MainActor (ProposedViewSize) -> CGSize) {
        self.node = node
        measurement = measure
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { measurement(proposal) }
    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) { node.frame = frame }
}

/// The item of a node whose UIKit view contains those of its children.
final class ContainerItem: WrappingItem {
    private let node: Node

    init(_ base: LayoutItem, of node: Node) {
        self.node = node
        super.init(base)
    }

    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) {
        node.frame = frame
        base.place(frame, proposal)
    }
}

extension Node {
    /// The views of the first child as one item.
    var contentItem: LayoutItem { (children.first?.items ?? []).combined }
}

extension [LayoutItem] {
    /// The items as one: the only one, or a column, as at the root of a hosting controller.
    @MainActor var combined: LayoutItem {
        count == 1 ? self[0] : StackItem(.vertical, self, alignment: .center, spacing: nil)
    }
}

// MARK: - Modifiers

/// An item that proposes something else to its content, or has another size, or places it elsewhere.
final class ModifiedItem: WrappingItem {
    private let inner: @MainActor (ProposedViewSize) -> ProposedViewSize
    private let size: @MainActor (_ content: CGSize, ProposedViewSize) -> CGSize
    private let contentFrame: @MainActor (_ content: CGSize, _ frame: CGRect) -> CGRect

    init(
        _ base: LayoutItem, inner: @escaping @MainActor (ProposedViewSize) -> ProposedViewSize = { $0 },
        size: @escaping @MainActor (_ content: CGSize, ProposedViewSize) -> CGSize = { content, _ in content },
        contentFrame: @escaping @MainActor (_ content: CGSize, _ frame: CGRect) -> CGRect = { $1 }
    ) {
        self.inner = inner
        self.size = size
        self.contentFrame = contentFrame
        super.init(base)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { size(base.size(inner(proposal)), proposal) }

    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) {
        let inner = inner(proposal)
        base.place(contentFrame(base.size(inner), frame), inner)
    }
}

/// The limits of a length of a frame. A fixed length is a minimum, ideal and maximum at once.
struct FrameLimits: Equatable, Sendable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?

    /// Returns the length to propose to the content.
    func proposal(for proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

    func clamp(_ length: CGFloat) -> CGFloat { Swift.max(Swift.min(length, max ?? .infinity), min ?? -.infinity) }

    /// Returns the length of the frame, for the length of its content. As documented, the frame takes as much of
    /// the proposal as its limits allow; without a minimum (maximum) it is no shorter (longer) than its content.
    func length(content: CGFloat, proposed: CGFloat?) -> CGFloat {
        guard let length = proposed ?? ideal else { return clamp(content) }
        let low = min ?? Swift.min(content, max ?? .infinity)
        let high = max ?? Swift.max(content, min ?? -.infinity)
        return Swift.max(low, Swift.min(length, high))
    }
}

/// A layout item whose priority the app has set.
final class PriorityItem: WrappingItem {
    private let value: Double

    init(_ base: LayoutItem, priority: Double) {
        // Without an order, an item would belong to no group of a stack.
        value = priority.isNaN ? 0 : priority
        super.init(base)
    }

    override var priority: Double { value }
    override var isSpacer: Bool { base.isSpacer }
}

/// A view with another one in front or behind, which is proposed its size.
final class LayeredItem: WrappingItem {
    private let secondary: LayoutItem
    private let alignment: Alignment

    init(_ base: LayoutItem, secondary: LayoutItem, alignment: Alignment) {
        self.secondary = secondary
        self.alignment = alignment
        super.init(base)
    }

    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) {
        base.place(frame, proposal)
        let proposal = ProposedViewSize(frame.size)
        secondary.place(alignment.frame(of: secondary.size(proposal), in: frame), proposal)
    }
}

/// A view that extends into the safe area, where its frame ends at it.
final class SafeAreaItem: WrappingItem {
    private let edges: Edge.Set
    private let graph: ViewGraph

    init(_ base: LayoutItem, edges: Edge.Set, graph: ViewGraph) {
        self.edges = edges
        self.graph = graph
        super.init(base)
    }

    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) {
        let (safe, full) = (graph.safeBounds, graph.bounds)
        var (minX, maxX, minY, maxY) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
        if edges.contains(.top), minY <= safe.minY { minY = min(minY, full.minY) }
        if edges.contains(.bottom), maxY >= safe.maxY { maxY = max(maxY, full.maxY) }
        if edges.contains(.leading), minX <= safe.minX { minX = min(minX, full.minX) }
        if edges.contains(.trailing), maxX >= safe.maxX { maxX = max(maxX, full.maxX) }
        let extended = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        guard extended != frame else { return base.place(frame, proposal) }
        let proposal = ProposedViewSize(extended.size)
        base.place(Alignment.center.frame(of: base.size(proposal), in: extended), proposal)
    }
}
