/// A modifier that lays out each view of its content in another way.
nonisolated struct ItemModifier: ViewModifier, PrimitiveModifier, SelfComparing {
    /// The value that determines the items, to recognize the same modifier.
    let value: AnyHashable
    let makeItem: @MainActor (LayoutItem, Node) -> LayoutItem

    init<Value: Hashable>(_ value: Value, makeItem: @escaping @MainActor (LayoutItem, Node) -> LayoutItem) {
        self.value = value
        self.makeItem = makeItem
    }

    @MainActor func update(_ node: Node, content: any View) {
        node.setContent(content)
        node.layout = { [makeItem] node in node.children.flatMap(\.items).map { makeItem($0, node) } }
    }

    func isSame(as other: ItemModifier) -> Bool { value == other.value }
}

extension View {
    // MARK: - Padding

    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(
            ItemModifier([insets.top, insets.leading, insets.bottom, insets.trailing]) { item, _ in
                ModifiedItem(
                    item,
                    inner: { proposal in
                        ProposedViewSize(
                            width: proposal.width.map { max(0, $0 - insets.horizontal) },
                            height: proposal.height.map { max(0, $0 - insets.vertical) })
                    },
                    size: { content, _ in
                        CGSize(
                            width: max(0, content.width + insets.horizontal),
                            height: max(0, content.height + insets.vertical))
                    },
                    contentFrame: { content, frame in
                        CGRect(x: frame.minX + insets.leading, y: frame.minY + insets.top, size: content)
                    })
            })
    }

    /// Pads some edges, by default by 16 points.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    // MARK: - Size

    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        frame(
            width: FrameLimits(min: width, ideal: width, max: width),
            height: FrameLimits(min: height, ideal: height, max: height), alignment: alignment)
    }

    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        frame(
            width: FrameLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
            height: FrameLimits(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
    }

    nonisolated private func frame(
        width: FrameLimits, height: FrameLimits, alignment: Alignment
    ) -> some View {
        modifier(
            ItemModifier("\(width) \(height) \(alignment)") { item, _ in
                LayoutItem.framed(item, width: width, height: height, alignment: alignment)
            })
    }

    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(
            ItemModifier([horizontal, vertical]) { item, _ in
                ModifiedItem(item) {
                    ProposedViewSize(width: horizontal ? nil : $0.width, height: vertical ? nil : $0.height)
                }
            })
    }

    /// Sets the priority with which stacks give the view its length. The default is 0.
    ///
    /// Stacks size views with a higher priority first. These share the stack's length without the minimum lengths of
    /// the views with lower priorities.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(ItemModifier(value) { item, _ in PriorityItem(item, priority: value) })
    }

    /// Shows content at an edge, and lays out the view beside it. A scroll view doesn't reach behind the content here.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { inset }
            self
            if edge == .bottom { inset }
        }
    }

    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(
            ItemModifier([UInt(edges.rawValue), regions.rawValue]) { item, node in
                SafeAreaItem(item, edges: regions.contains(.container) ? edges : [], graph: node.graph)
            })
    }
}

extension LayoutItem {
    static func framed(
        _ item: LayoutItem, width: FrameLimits, height: FrameLimits, alignment: Alignment
    ) -> LayoutItem {
        ModifiedItem(
            item,
            inner: {
                ProposedViewSize(width: width.proposal(for: $0.width), height: height.proposal(for: $0.height))
            },
            size: { content, proposal in
                CGSize(
                    width: width.length(content: content.width, proposed: proposal.width),
                    height: height.length(content: content.height, proposed: proposal.height))
            },
            contentFrame: { alignment.frame(of: $0, in: $1) })
    }
}

extension CGRect {
    init(x: CGFloat, y: CGFloat, size: CGSize) { self.init(origin: CGPoint(x: x, y: y), size: size) }
}

/// The regions in which content isn't safe.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}
