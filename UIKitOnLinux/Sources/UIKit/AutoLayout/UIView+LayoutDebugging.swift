extension UIView {
    /// The constraints that decide on the view's place and size along an axis, as of the last layout; for debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let engine = LayoutEngine.of(self), let item = engine.items[ObjectIdentifier(self)] else { return [] }
        return engine.constraints(deciding: item, along: axis)
    }

    /// Whether the constraints leave the view's frame open, as of the last layout; for debugging.
    ///
    /// False for a view that has its frame by itself.
    public var hasAmbiguousLayout: Bool {
        guard !translatesAutoresizingMaskIntoConstraints, let engine = LayoutEngine.of(self) else { return false }
        return engine.items[ObjectIdentifier(self)].map(engine.isAmbiguous) ?? false
    }
}
