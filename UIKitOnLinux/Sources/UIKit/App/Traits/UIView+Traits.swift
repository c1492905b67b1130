@available(iOS 17.0, *)
extension UIView: UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration { register(traits, handler) }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitResponse?.remove(registration)
    }

    /// The traits that the view overrides for itself and its descendants. A change takes effect at once.
    public var traitOverrides: UITraitOverrides {
        get { effectiveTraitOverrides }
        set { effectiveTraitOverrides = newValue }
    }
}

extension UIView: TraitResponding {
    var traitResponse: TraitResponse? {
        get { environment.traitResponse }
        set { environment.traitResponse = newValue }
    }

    func traitOverridesDidChange() { propagateTraits() }
}
