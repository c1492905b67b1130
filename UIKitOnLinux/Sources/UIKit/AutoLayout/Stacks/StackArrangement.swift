/// What a stack view keeps: its views in order, and the constraints that lay them out.
@MainActor
struct StackArrangement {
    private(set) var views: [UIView] = []
    /// Parallel to `views`, from the highest down: which of two equal views yields first.
    private(set) var ranks: [Int] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var constraints: [StackConstraints.Entry] = []
    /// Stand in the gaps that must be equal.
    var guides: [UILayoutGuide] = []

    /// Views of an inner stack yield before those of the outer: there are fewer views in any stack than this.
    static let rankLimit = 1000

    func contains(_ view: UIView) -> Bool { views.contains { $0 === view } }

    /// A view that comes first or last leaves the others their ranks, so that nothing changes for those.
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

    /// As `remove`, and the spacing after the view stays.
    mutating func moveOut(_ view: UIView) {
        let spacing = customSpacings[ObjectIdentifier(view)]
        remove(view)
        customSpacings[ObjectIdentifier(view)] = spacing
    }
}
