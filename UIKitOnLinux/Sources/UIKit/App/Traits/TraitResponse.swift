/// The trait overrides and the trait change registrations of one view, controller or scene.
@MainActor
final class TraitResponse {
    private final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [UITrait]
        /// The traits of the object when it registered: before its first hierarchy, predicted ones.
        let initial: UITraitCollection
        let handler: (any UITraitEnvironment, UITraitCollection) -> Void

        init(
            _ traits: [UITrait], _ initial: UITraitCollection,
            _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
        ) {
            self.traits = traits
            self.initial = initial
            self.handler = handler
            super.init()
        }

        nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }

    var overrides = UITraitOverrides()
    private var registrations: [Registration] = []

    func add(
        _ traits: [UITrait], _ initial: UITraitCollection,
        _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits, initial, handler)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls the handlers in the order of registration. A handler unregistered by an earlier one isn't called.
    ///
    /// - Parameter previous: The previous traits; nil for an object that enters its first hierarchy. Its handlers are called if
    ///   the traits differ from those that were predicted, as the release notes of iOS 13 describe.
    func call(_ environment: any UITraitEnvironment, from previous: UITraitCollection?) {
        let new = environment.traitCollection.values
        for registration in registrations where registrations.contains(where: { $0 === registration }) {
            let previous = previous ?? registration.initial
            if registration.traits.contains(where: { new.differs(from: previous.values, in: $0) }) {
                registration.handler(environment, previous)
            }
        }
    }
}
