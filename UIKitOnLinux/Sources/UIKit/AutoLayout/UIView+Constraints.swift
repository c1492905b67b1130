extension UIView {
    /// The active constraints whose nearest common ancestor is this view, in the order of activation.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        precondition(
            constraint.items.map { items in
                [items.first.layoutView, items.second?.layoutView ?? items.first.layoutView]
                    .allSatisfy { $0?.isDescendant(of: self) ?? false }
            } ?? false, "Both items of a constraint must be descendants of the view that holds it.")
        constraint.hold(on: self)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.deactivate()
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// A Boolean value that indicates whether the frame and autoresizing mask determine the view's layout, as implicit
    /// constraints. The default is true.
    ///
    /// Set it to false for a view with constraints. A stack view does so for its arranged views.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask }
        set {
            guard newValue != layoutState.translatesAutoresizingMask else { return }
            layoutState.translatesAutoresizingMask = newValue
            LayoutEngine.of(self)?.setNeedsDerivation(self)
        }
    }

    // MARK: - Guides

    public var layoutGuides: [UILayoutGuide] { layoutState.guides }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutState.guides.append(layoutGuide)
        layoutGuide.setOwner(self)
    }

    /// Removes the guide and the constraints to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutState.guides.contains(where: { $0 === layoutGuide }) else { return }
        var view: UIView? = self
        while let ancestor = view {
            let toGuide = ancestor.layoutState.constraints.filter {
                $0.items.map { $0.first === layoutGuide || $0.second === layoutGuide } ?? true
            }
            for constraint in toGuide { constraint.deactivate() }
            view = ancestor.storedSuperview
        }
        LayoutEngine.of(self)?.forget(layoutGuide)
        layoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.setOwner(nil)
    }

    /// A guide for the part of the bounds not covered by bars, the notch and the home indicator.
    public var safeAreaLayoutGuide: UILayoutGuide {
        if let guide = layoutState.safeAreaGuide { return guide }
        let guide = UILayoutGuide(source: .safeArea, owner: self)
        layoutState.safeAreaGuide = guide
        return guide
    }

    /// A guide for the bounds inside `layoutMargins`.
    public var layoutMarginsGuide: UILayoutGuide {
        if let guide = layoutState.marginsGuide { return guide }
        let guide = UILayoutGuide(source: .margins, owner: self)
        layoutState.marginsGuide = guide
        return guide
    }

    /// A guide for the bounds inside `layoutMargins`, limited in wide views to a comfortable width for reading.
    public var readableContentGuide: UILayoutGuide {
        if let guide = layoutState.readableGuide { return guide }
        let guide = UILayoutGuide(source: .readable, owner: self)
        layoutState.readableGuide = guide
        return guide
    }

    /// A guide for the part of the bounds that the keyboard covers. Without a keyboard, it is at the bottom of the safe
    /// area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutState.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(owner: self)
        layoutState.keyboardGuide = guide
        return guide
    }
}
