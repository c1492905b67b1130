extension UITraitCollection {
    /// The values of all traits. Nil, zero or `unspecified` means that the collection doesn't specify the trait.
    package struct Values: Equatable, Sendable {
        package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
        package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        package var displayScale: CGFloat = 0
        package var displayGamut = UIDisplayGamut.unspecified
        package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        package var accessibilityContrast = UIAccessibilityContrast.unspecified
        package var legibilityWeight = UILegibilityWeight.unspecified
        package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
        /// The values of traits defined by the app, keyed by type.
        var custom: [ObjectIdentifier: CustomTraitValue] = [:]

        package init() {}

        /// Copies each trait that `other` specifies.
        package mutating func merge(_ other: Values) {
            for trait in SystemTraits.all where trait.isSpecified(in: other) { trait.copy(from: other, to: &self) }
            custom.merge(other.custom) { $1 }
        }

        /// Returns whether each trait that `other` specifies has the same value here.
        func contains(_ other: Values) -> Bool {
            SystemTraits.all.allSatisfy { !$0.isSpecified(in: other) || !$0.differs(self, other) }
                && other.custom.allSatisfy { custom[$0.key] == $0.value }
        }

        func differs(from other: Values, in trait: UITrait) -> Bool {
            if let trait = trait as? any SystemTrait.Type { return trait.differs(self, other) }
            return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
        }

        /// Returns whether dynamic colors resolve differently.
        func hasDifferentColorAppearance(from other: Values) -> Bool {
            let own = Array(custom.values) + Array(other.custom.values)
            return SystemTraits.all.contains { $0.affectsColorAppearance && $0.differs(self, other) }
                || own.contains { $0.trait.affectsColorAppearance && differs(from: other, in: $0.trait) }
        }
    }
}

extension UITraitCollection.Values: UIMutableTraits {
    package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let system = trait as? any SystemTrait.Type { return system.value(in: self) ?? T.defaultValue }
            return custom[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
            custom[ObjectIdentifier(trait)] = CustomTraitValue(trait: trait, value: newValue)
        }
    }
}

extension SystemTrait {
    fileprivate static func value<Wanted>(in values: UITraitCollection.Values) -> Wanted? {
        values[keyPath: keyPath] as? Wanted
    }

    fileprivate static func set(_ value: Any, in values: inout UITraitCollection.Values) {
        if let value = value as? Value { values[keyPath: keyPath] = value }
    }
}
