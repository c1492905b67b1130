/// What a stack view keeps: its views in order, and the constraints that lay them out.
@MainActor
struct StackArrangement {
    var views: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    var constraints: [NSLayoutConstraint] = []
    /// Stand in the gaps that must be equal.
    var guides: [UILayoutGuide] = []

    func contains(_ view: UIView) -> Bool { views.contains { $0 === view } }

    mutating func remove(_ view: UIView) {
        views.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
    }
}
