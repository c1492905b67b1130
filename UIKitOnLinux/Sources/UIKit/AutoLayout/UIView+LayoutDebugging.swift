extension UIView {
    /// Returns the constraints that determine the view's position and size on an axis, as of the last layout. For
    /// debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let engine = LayoutEngine.of(self), let item = engine.items[ObjectIdentifier(self)] else { return [] }
        return engine.constraints(deciding: item, along: axis)
    }

    /// A Boolean value that indicates whether the constraints don't fully determine the view's frame, as of the last
    /// layout. For debugging.
    ///
    /// Always false for a view that isn't laid out by constraints.
    public var hasAmbiguousLayout: Bool {
        guard !translatesAutoresizingMaskIntoConstraints, let engine = LayoutEngine.of(self) else { return false }
        return engine.items[ObjectIdentifier(self)].map(engine.isAmbiguous) ?? false
    }
}
