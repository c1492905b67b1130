/// A trait defined by UIKit, stored in a field of the collection's values.
package protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Equatable {
    static var keyPath: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

extension SystemTrait {
    static func isSpecified(in values: UITraitCollection.Values) -> Bool {
        values[keyPath: keyPath] != defaultValue
    }

    static func copy(from source: UITraitCollection.Values, to target: inout UITraitCollection.Values) {
        target[keyPath: keyPath] = source[keyPath: keyPath]
    }

    static func differs(_ first: UITraitCollection.Values, _ second: UITraitCollection.Values) -> Bool {
        first[keyPath: keyPath] != second[keyPath: keyPath]
    }
}

enum SystemTraits {
    static let all: [any SystemTrait.Type] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
        UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
        UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
    ]
}

/// The value of a trait defined by the app. Values that aren't equatable are never equal.
struct CustomTraitValue: Equatable, @unchecked Sendable {
    let trait: UITrait
    let value: Any

    static func == (first: CustomTraitValue, second: CustomTraitValue) -> Bool {
        func isEqual<Known: Equatable>(_ known: Known) -> Bool { known == second.value as? Known }
        return (first.value as? any Equatable).map { isEqual($0) } ?? false
    }
}
