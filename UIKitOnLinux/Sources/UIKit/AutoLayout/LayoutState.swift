/// What Auto Layout keeps with a view.
@MainActor
package struct LayoutState {
    var translatesAutoresizingMask = true

    /// Held by this view: the nearest common ancestor of their items.
    var constraints: [NSLayoutConstraint] = []

    var guides: [UILayoutGuide] = []
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    var scrollContentGuide: UILayoutGuide?
    var scrollFrameGuide: UILayoutGuide?

    /// The solver of the tree below; only the topmost view has one.
    var engine: LayoutEngine?
    /// Whether the tree below has constraints and no solver yet; true of the topmost view only.
    var awaitsEngine = false

    var needsUpdateConstraints = true
    /// Whether this view or one below it needs an update.
    var treeNeedsUpdateConstraints = true

    private var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    private var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

    /// Among equal content priorities of a stack's views the one with the higher rank yields first.
    var contentRank = (horizontal: 0, vertical: 0)

    func hugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    func compressionResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? resistance.horizontal : resistance.vertical
    }

    func contentRank(for axis: NSLayoutConstraint.Axis) -> Int {
        axis == .horizontal ? contentRank.horizontal : contentRank.vertical
    }

    mutating func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { hugging.horizontal = priority } else { hugging.vertical = priority }
    }

    mutating func setCompressionResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { resistance.horizontal = priority } else { resistance.vertical = priority }
    }

    /// The guides that exist, those of the system among them.
    var allGuides: [UILayoutGuide] {
        guides
            + [safeAreaGuide, marginsGuide, readableGuide, keyboardGuide, scrollContentGuide, scrollFrameGuide]
            .compactMap { $0 }
    }
}
