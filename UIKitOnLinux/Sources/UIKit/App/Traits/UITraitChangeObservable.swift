/// What a registration for trait changes is ended with.
///
/// https://developer.apple.com/documentation/uikit/uitraitchangeregistration
@available(iOS 17.0, *)
@MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// What calls the app when some of its traits have changed.
///
/// The forms with a selector need Objective-C and aren't there on Linux.
/// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
@available(iOS 17.0, *)
@MainActor
public protocol UITraitChangeObservable {
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Calls `handler` with the object itself and its previous traits whenever one of `traits` has changed, as long as
    /// the object lives. Several changes at once make one call; it follows `traitCollectionDidChange`.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration

    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Whoever keeps what he changes of his traits, and who wants to hear of their changes, in one place.
@MainActor
protocol TraitResponding: UITraitChangeObservable, UITraitEnvironment {
    var traitResponse: TraitResponse? { get set }
    /// The overrides have changed.
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
        usedTraitResponse.add(traits) { environment, previous in
            guard let environment = environment as? TraitEnvironment else { return }
            handler(environment, previous)
        }
    }

    /// Tells whoever wants to know, with the new traits as the current ones: by the old way, then by the new one.
    func tellOfTraitChange(from previous: UITraitCollection?) {
        traitCollection.performAsCurrent {
            traitCollectionDidChange(previous)
            if let previous { traitResponse?.call(self, from: previous) }
        }
    }
}
