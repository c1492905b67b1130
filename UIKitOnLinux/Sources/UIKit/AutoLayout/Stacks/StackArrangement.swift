/// The state of a stack view: its arranged views in order, and the constraints that lay them out.
@MainActor
struct StackArrangement {
    private(set) var views: [UIView] = []
    /// The ranks of `views` by index, descending. They determine which of two equal views yields first.
    private(set) var ranks: [Int] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var constraints: [StackConstraints.Entry] = []
    /// The guides in the gaps that must be equal.
    var guides: [UILayoutGuide] = []

    /// The upper limit of views in a stack. It separates the ranks of nested stacks: views of an inner stack yield
    /// before those of the outer one.
    static let rankLimit = 1000

    func contains(_ view: UIView) -> Bool { views.contains { $0 === view } }

    /// Inserts a view. At the start or end, the ranks of the others stay the same, so that their constraints don't
    /// change.
    mutating func insert(_ view: UIView, at index: Int) {
        let index = min(max(0, index), views.count)
        views.insert(view, at: index)
        if index == ranks.count {
            ranks.append((ranks.last ?? 1) - 1)
        } else if index == 0 {
            ranks.insert(ranks[0] + 1, at: 0)
        } else {
            ranks = Array((0..<views.count).reversed())
        }
        if ranks.contains(where: { abs($0) >= Self.rankLimit / 2 }) { ranks = Array((0..<views.count).reversed()) }
    }

    mutating func remove(_ view: UIView) {
        guard let index = views.firstIndex(where: { $0 === view }) else { return }
        views.remove(at: index)
        ranks.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
    }

    /// Removes a view but keeps its custom spacing.
    mutating func moveOut(_ view: UIView) {
        let spacing = customSpacings[ObjectIdentifier(view)]
        remove(view)
        customSpacings[ObjectIdentifier(view)] = spacing
    }
}
