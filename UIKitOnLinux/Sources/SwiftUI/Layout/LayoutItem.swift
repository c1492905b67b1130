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

    /// Returns the distance from the top to the baseline of the first or last line of text.
    func baseline(isFirst: Bool, size: CGSize, _ proposal: ProposedViewSize) -> CGFloat { size.height }
}

/// An item around another one.
class WrappingItem: LayoutItem {
    let base: LayoutItem

    init(_ base: LayoutItem) {
        self.base = base
    }

    override var priority: Double { base.priority }
    override var isSpacer: Bool { base.isSpacer }
    override var stackAxis: Axis? { didSet { base.stackAxis = stackAxis } }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(proposal) }
    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) { base.place(frame, proposal) }
    override func baseline(isFirst: Bool, size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
        base.baseline(isFirst: isFirst, size: size, proposal)
    }
}

/// The item of a node with a UIKit view: it gives the node its frame.
final class ViewItem: LayoutItem {
    private let node: Node
    private let measurement: @MainActor (ProposedViewSize) -> CGSize
    private let baselines: (@MainActor (_ isFirst: Bool, CGSize) -> CGFloat)?

    init(
        _ node: Node, measure: @escaping @MainActor (ProposedViewSize) -> CGSize,
        baseline: (@MainActor (_ isFirst: Bool, CGSize) -> CGFloat)? = nil
    ) {
        self.node = node
        measurement = measure
        baselines = baseline
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { measurement(proposal) }
    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) { node.frame = frame }
    override func baseline(isFirst: Bool, size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
        baselines?(isFirst, size) ?? size.height
    }
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
    /// The children as one item: the only one, or all of them in front of each other.
    var contentItem: LayoutItem { (children.first?.items ?? []).combined }
}

extension [LayoutItem] {
    @MainActor var combined: LayoutItem { count == 1 ? self[0] : DepthStackItem(self, alignment: .center) }
}

// MARK: - Modifiers

final class PaddingItem: WrappingItem {
    private let insets: EdgeInsets

    init(_ base: LayoutItem, insets: EdgeInsets) {
        self.insets = insets
        super.init(base)
    }

    override var isSpacer: Bool { false }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = base.size(inner(proposal))
        return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) {
        let frame = CGRect(
            x: frame.minX + insets.leading, y: frame.minY + insets.top,
            width: max(0, frame.width - insets.horizontal), height: max(0, frame.height - insets.vertical))
        base.place(frame, inner(proposal))
    }

    override func baseline(isFirst: Bool, size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
        let size = CGSize(width: size.width - insets.horizontal, height: size.height - insets.vertical)
        return insets.top + base.baseline(isFirst: isFirst, size: size, inner(proposal))
    }
}

/// The item of both kinds of `frame`. A fixed length is a minimum, ideal and maximum at once.
final class FrameItem: WrappingItem {
    struct Limits: Equatable, Sendable {
        var min: CGFloat?
        var ideal: CGFloat?
        var max: CGFloat?

        /// Returns the length to propose to the content.
        func proposal(for proposed: CGFloat?) -> CGFloat? {
            (proposed ?? ideal).map(clamp)
        }

        func clamp(_ length: CGFloat) -> CGFloat {
            Swift.max(Swift.min(length, max ?? .infinity), min ?? -.infinity)
        }

        /// Returns the length of the frame, for the length of its content. As documented, the frame takes as much of
        /// the proposal as its limits allow; without a minimum (maximum) it is no shorter (longer) than its content.
        func length(content: CGFloat, proposed: CGFloat?) -> CGFloat {
            guard let length = proposed ?? ideal else { return clamp(content) }
            let low = min ?? Swift.min(content, max ?? .infinity)
            let high = max ?? Swift.max(content, min ?? -.infinity)
            return Swift.max(low, Swift.min(length, high))
        }
    }

    private let width: Limits
    private let height: Limits
    private let alignment: Alignment

    init(_ base: LayoutItem, width: Limits, height: Limits, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(base)
    }

    override var isSpacer: Bool { false }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.proposal(for: proposal.width), height: height.proposal(for: proposal.height))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = base.size(inner(proposal))
        return CGSize(
            width: width.length(content: content.width, proposed: proposal.width),
            height: height.length(content: content.height, proposed: proposal.height))
    }

    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) {
        let inner = inner(proposal)
        base.place(alignment.frame(of: base.size(inner), in: frame), inner)
    }

    override func baseline(isFirst: Bool, size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
        let inner = inner(proposal)
        let frame = alignment.frame(of: base.size(inner), in: CGRect(origin: .zero, size: size))
        return frame.minY + base.baseline(isFirst: isFirst, size: frame.size, inner)
    }
}

final class FixedSizeItem: WrappingItem {
    private let axes: Axis.Set

    init(_ base: LayoutItem, axes: Axis.Set) {
        self.axes = axes
        super.init(base)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(inner(proposal)) }
    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) { base.place(frame, inner(proposal)) }
}

final class PriorityItem: WrappingItem {
    private let value: Double

    init(_ base: LayoutItem, priority: Double) {
        value = priority
        super.init(base)
    }

    override var priority: Double { value }
}

final class OffsetItem: WrappingItem {
    private let offset: CGSize

    init(_ base: LayoutItem, offset: CGSize) {
        self.offset = offset
        super.init(base)
    }

    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) {
        base.place(frame.offsetBy(dx: offset.width, dy: offset.height), proposal)
    }
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
