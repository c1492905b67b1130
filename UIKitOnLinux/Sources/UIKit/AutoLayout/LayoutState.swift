/// The state that Auto Layout stores with a view.
@MainActor
package struct LayoutState {
    var translatesAutoresizingMask = true

    /// The constraints that this view holds as the nearest common ancestor of their items.
    var constraints: [NSLayoutConstraint] = []

    var guides: [UILayoutGuide] = []
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    var scrollContentGuide: UILayoutGuide?
    var scrollFrameGuide: UILayoutGuide?
    var cornerGuides: [UIView.LayoutRegion: UILayoutGuide] = [:]

    /// The engine of the view tree. Only the root view has one.
    var engine: LayoutEngine?
    /// Whether the tree has constraints but no engine yet. Only true of a root view.
    var awaitsEngine = false

    var needsUpdateConstraints = true
    /// Whether this view or a descendant needs an update of its constraints.
    var treeNeedsUpdateConstraints = true

    private var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    private var resistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

    /// The ranks that order equal content priorities of a stack's views. The view with the higher rank yields first.
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

    /// All existing guides, including those of the system.
    var allGuides: [UILayoutGuide] {
        guides
            + [safeAreaGuide, marginsGuide, readableGuide, keyboardGuide, scrollContentGuide, scrollFrameGuide]
            .compactMap { $0 } + cornerGuides.values
    }
}
