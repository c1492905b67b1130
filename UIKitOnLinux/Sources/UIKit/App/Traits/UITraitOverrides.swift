/// The traits that a scene, view or controller overrides for itself and its descendants.
///
/// https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct
@available(iOS 17.0, *)
public struct UITraitOverrides: UIMutableTraits {
    private var values = UITraitCollection.Values()
    private var traits: [ObjectIdentifier: UITrait] = [:]

    init() {}

    var isEmpty: Bool { traits.isEmpty }

    public func contains(_ trait: UITrait) -> Bool {
        traits[ObjectIdentifier(trait)] != nil
    }

    /// Removes an override, so that the trait is inherited again.
    public mutating func remove(_ trait: UITrait) {
        traits[ObjectIdentifier(trait)] = nil
        values.custom[ObjectIdentifier(trait)] = nil
    }

    /// The overridden value. Returns the trait's default value if it isn't overridden, where Apple's UIKit raises an
    /// exception.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { contains(trait) ? values[trait] : T.defaultValue }
        set {
            traits[ObjectIdentifier(trait)] = trait
            values[trait] = newValue
        }
    }

    func apply(to target: inout UITraitCollection.Values) {
        for trait in traits.values {
            if let system = trait as? any SystemTrait.Type { system.copy(from: values, to: &target) }
        }
        target.custom.merge(values.custom) { $1 }
    }
}
