@available(iOS 17.0, *)
extension UIWindowScene: UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration { register(traits, handler) }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitResponse?.remove(registration)
    }

    /// The traits that the scene overrides for itself and its windows. A change takes effect at once.
    public var traitOverrides: UITraitOverrides {
        get { effectiveTraitOverrides }
        set { effectiveTraitOverrides = newValue }
    }
}

extension UIWindowScene: TraitResponding {
    func traitOverridesDidChange() { updateTraits() }

    /// Updates the traits from the screen's traits, the scene's size classes and its overrides, and notifies the
    /// windows of a change.
    func updateTraits() {
        var values = screen.traitCollection.values
        values.horizontalSizeClass = effectiveGeometryValues.horizontalSizeClass
        values.verticalSizeClass = effectiveGeometryValues.verticalSizeClass
        if isPosing { values.userInterfaceStyle = values.userInterfaceStyle == .dark ? .light : .dark }
        traitResponse?.overrides.apply(to: &values)
        let previous = storedTraits
        if values != previous.values {
            storedTraits = UITraitCollection(values: values)
            tellOfTraitChange(from: previous)
        }
        for window in windows { window.propagateTraits() }
    }
}
