@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration { register(traits, handler) }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitResponse?.remove(registration)
    }

    /// The traits that the controller overrides for itself and its descendants. A change takes effect at once.
    public var traitOverrides: UITraitOverrides {
        get { effectiveTraitOverrides }
        set { effectiveTraitOverrides = newValue }
    }
}

extension UIViewController: TraitResponding {
    /// A controller inherits the traits of its view's superview and applies its parent's and its own overrides. Its
    /// view and all descendants inherit from the controller.
    func traitOverridesDidChange() { viewIfLoaded?.propagateTraits() }

    /// The traits of a controller whose view has never been in a hierarchy.
    var unattachedTraits: UITraitCollection {
        UITraitCollection(
            values: overridden((storedParent?.traitCollection ?? ViewEnvironment.unattachedTraits).values))
    }

    func overridden(_ inherited: UITraitCollection.Values) -> UITraitCollection.Values {
        var values = inherited
        if let overrides = storedParent?.childTraits[ObjectIdentifier(self)] { values.merge(overrides.values) }
        if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
        traitResponse?.overrides.apply(to: &values)
        return values
    }

    /// Updates the traits from the inherited ones and returns whether they have changed.
    func adoptTraits(_ inherited: UITraitCollection.Values) -> Bool {
        let values = overridden(inherited)
        guard values != storedTraits?.values else { return false }
        storedTraits = UITraitCollection(values: values)
        return true
    }

    func setChildTraits(_ collection: UITraitCollection?, for child: UIViewController) {
        guard child.storedParent === self else { return }
        childTraits[ObjectIdentifier(child)] = collection
        child.traitOverridesDidChange()
    }
}
