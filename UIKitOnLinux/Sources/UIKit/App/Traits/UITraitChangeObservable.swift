/// A token that ends a registration for trait changes.
///
/// https://developer.apple.com/documentation/uikit/uitraitchangeregistration
@available(iOS 17.0, *)
@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// An object that calls handlers when some of its traits have changed.
///
/// The methods with a selector need Objective-C and aren't available on Linux.
/// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
@available(iOS 17.0, *)
@MainActor
public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Registers a handler that is called with the object and its previous traits whenever one of `traits` has changed,
    /// for the object's lifetime. Several changes at once cause one call, after `traitCollectionDidChange`.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// An object that stores its trait overrides and registrations in one `TraitResponse`.
@MainActor
protocol TraitResponding: UITraitChangeObservable, UITraitEnvironment {
    var traitResponse: TraitResponse? { get set }
    /// Called after the overrides have changed.
    func traitOverridesDidChange()
}

extension TraitResponding {
    var usedTraitResponse: TraitResponse {
        if let traitResponse { return traitResponse }
        let response = TraitResponse()
        traitResponse = response
        return response
    }

    var effectiveTraitOverrides: UITraitOverrides {
        get { traitResponse?.overrides ?? UITraitOverrides() }
        set {
            usedTraitResponse.overrides = newValue
            traitOverridesDidChange()
        }
    }

    func register<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], _ handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        usedTraitResponse.add(traits, traitCollection) { environment, previous in
            guard let environment = environment as? TraitEnvironment else { return }
            handler(environment, previous)
        }
    }

    /// Notifies the object and its registrations of changed traits: `traitCollectionDidChange` first, then the
    /// handlers. The new traits are the current ones meanwhile.
    func tellOfTraitChange(from previous: UITraitCollection?) {
        traitCollection.performAsCurrent {
            traitCollectionDidChange(previous)
            traitResponse?.call(self, from: previous)
        }
    }
}
