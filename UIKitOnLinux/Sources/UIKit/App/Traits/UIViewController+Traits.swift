@available(iOS 17.0, *)
extension UIViewController: UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration { register(traits, handler) }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitResponse?.remove(registration)
    }

    /// What is changed of the inherited traits from here on down; effective at once.
    public var traitOverrides: UITraitOverrides {
        get { effectiveTraitOverrides }
        set { effectiveTraitOverrides = newValue }
    }
}

extension UIViewController: TraitResponding {
    /// The controller's traits are those of what its view lies in, with what its parent and itself make of them; its
    /// view and all in it take theirs from there.
    func traitOverridesDidChange() { viewIfLoaded?.propagateTraits() }

    /// Of a controller whose view was never in a hierarchy.
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

    /// Takes the traits of what is above; true if they have changed.
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
