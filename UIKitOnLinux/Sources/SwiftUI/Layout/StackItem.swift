/// The layout of `HStack` and `VStack`, as Apple documents it.
///
/// The stack proposes an equal share of the remaining length to each item, beginning with the least flexible one. Items of a
/// lower priority share the length that those of a higher priority leave, but get their minimum at least.
final class StackItem: LayoutItem {
    /// The default distance of two items, in points. Apple's depends on the two views.
    static let defaultSpacing: CGFloat = 8

    private let axis: Axis
    private let items: [LayoutItem]
    private let alignment: Alignment
    private let spacing: CGFloat?
    private var proposals: [[CGFloat?]: [ProposedViewSize]] = [:]

    init(_ axis: Axis, _ items: [LayoutItem], alignment: Alignment, spacing: CGFloat?) {
        self.axis = axis
        self.items = items
        self.alignment = alignment
        self.spacing = spacing
        super.init()
        for item in items { item.stackAxis = axis }
    }

    override var priority: Double { items.isEmpty ? -.infinity : 0 }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let frames = frames(for: proposal)
        return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }.size
    }

    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) {
        let frames = frames(for: proposal)
        let bounds = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        let inner = itemProposals(for: proposal)
        for (index, item) in items.enumerated() {
            let offset = CGVector(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
            item.place(frames[index].offsetBy(dx: offset.dx, dy: offset.dy), inner[index])
        }
    }

    /// The frames of the items, relative to the alignment line.
    private func frames(for proposal: ProposedViewSize) -> [CGRect] {
        let inner = itemProposals(for: proposal)
        var position: CGFloat = 0
        return items.indices.map { index in
            let size = items[index].size(inner[index])
            if index > 0 { position += space(after: index - 1) }
            let guide = alignment.guide(of: size)
            defer { position += size[axis] }
            return axis == .horizontal
                ? CGRect(x: position, y: -guide.y, width: size.width, height: size.height)
                : CGRect(x: -guide.x, y: position, width: size.width, height: size.height)
        }
    }

    private func space(after index: Int) -> CGFloat {
        if let spacing { return spacing }
        return items[index].isSpacer || items[index + 1].isSpacer ? 0 : Self.defaultSpacing
    }

    private func itemProposals(for proposal: ProposedViewSize) -> [ProposedViewSize] {
        if let known = proposals[proposal.key] { return known }
        let lengths = lengths(for: proposal)
        let result = lengths.map { length in proposal.replacing(axis, by: length) }
        proposals[proposal.key] = result
        return result
    }

    /// Returns the length to propose to each item.
    private func lengths(for proposal: ProposedViewSize) -> [CGFloat?] {
        guard let length = proposal[axis] else { return items.map { _ in nil } }
        func size(_ index: Int, _ length: CGFloat) -> CGFloat {
            items[index].size(proposal.replacing(axis, by: length))[axis]
        }
        var result: [CGFloat?] = items.map { _ in nil }
        var left = length - items.indices.dropLast().reduce(0) { $0 + space(after: $1) }
        let minimums = items.indices.map { size($0, 0) }
        let flexibility = items.indices.map { size($0, .infinity) - minimums[$0] }
        for priority in Set(items.map(\.priority)).sorted(by: >) {
            let group = items.indices.filter { items[$0].priority == priority }
                .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
            let reserved = items.indices.filter { items[$0].priority < priority }.reduce(0) { $0 + minimums[$1] }
            for (position, index) in group.enumerated() {
                let share = max(0, left - reserved) / CGFloat(group.count - position)
                result[index] = share
                if left.isFinite { left -= size(index, share) }
            }
        }
        return result
    }
}

/// The layout of `ZStack`: all items are proposed the same, and the largest determine the size.
final class DepthStackItem: LayoutItem {
    private let items: [LayoutItem]
    private let alignment: Alignment

    init(_ items: [LayoutItem], alignment: Alignment) {
        self.items = items
        self.alignment = alignment
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { bounds(for: proposal).size }

    override func place(_ frame: CGRect, _ proposal: ProposedViewSize) {
        let bounds = bounds(for: proposal)
        for item in items {
            item.place(
                self.frame(of: item, proposal).offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY),
                proposal)
        }
    }

    private func bounds(for proposal: ProposedViewSize) -> CGRect {
        let frames = items.map { frame(of: $0, proposal) }
        return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    }

    /// The frame of an item, relative to the alignment lines.
    private func frame(of item: LayoutItem, _ proposal: ProposedViewSize) -> CGRect {
        let size = item.size(proposal)
        let guide = alignment.guide(of: size)
        return CGRect(origin: CGPoint(x: -guide.x, y: -guide.y), size: size)
    }
}

extension Alignment {
    /// Returns the point of an item that is aligned with the same point of other items.
    fileprivate func guide(of size: CGSize) -> CGPoint {
        func part(_ length: CGFloat, _ fraction: CGFloat) -> CGFloat { fraction == 0 ? 0 : length * fraction }
        return CGPoint(x: part(size.width, horizontal.fraction), y: part(size.height, vertical.fraction))
    }

    /// Returns the frame of a view in its container.
    func frame(of size: CGSize, in container: CGRect) -> CGRect {
        CGRect(
            x: container.minX + (container.width - size.width) * horizontal.fraction,
            y: container.minY + (container.height - size.height) * vertical.fraction,
            width: size.width, height: size.height)
    }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension ProposedViewSize {
    subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

    /// The proposal as the key of a dictionary.
    var key: [CGFloat?] { [width, height] }

    func replacing(_ axis: Axis, by length: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: length, height: height) : ProposedViewSize(width: width, height: length)
    }
}
