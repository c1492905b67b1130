// The traits defined by UIKit, one type each: keys for `UITraitCollection`, `traitOverrides` and
// `registerForTraitChanges`.

@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
    public static let defaultValue: UIUserInterfaceIdiom = .unspecified
    public static var affectsColorAppearance: Bool { true }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
    public static let defaultValue: UIUserInterfaceStyle = .unspecified
    public static var affectsColorAppearance: Bool { true }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceLevel: UITraitDefinition, Sendable {
    public static let defaultValue: UIUserInterfaceLevel = .unspecified
    public static var affectsColorAppearance: Bool { true }
}

@available(iOS 17.0, *)
public struct UITraitLayoutDirection: UITraitDefinition, Sendable {
    public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
}

@available(iOS 17.0, *)
public struct UITraitDisplayScale: UITraitDefinition, Sendable {
    public static let defaultValue: CGFloat = 0
}

@available(iOS 17.0, *)
public struct UITraitDisplayGamut: UITraitDefinition, Sendable {
    public static let defaultValue: UIDisplayGamut = .unspecified
    public static var affectsColorAppearance: Bool { true }
}

@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition, Sendable {
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
    public static let defaultValue: UIContentSizeCategory = .unspecified
}

@available(iOS 17.0, *)
public struct UITraitAccessibilityContrast: UITraitDefinition, Sendable {
    public static let defaultValue: UIAccessibilityContrast = .unspecified
    public static var affectsColorAppearance: Bool { true }
}

@available(iOS 17.0, *)
public struct UITraitLegibilityWeight: UITraitDefinition, Sendable {
    public static let defaultValue: UILegibilityWeight = .unspecified
}

@available(iOS 17.0, *)
public struct UITraitActiveAppearance: UITraitDefinition, Sendable {
    public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
    public static var affectsColorAppearance: Bool { true }
}

// MARK: - SystemTrait

extension UITraitUserInterfaceIdiom: SystemTrait {
    package static var keyPath: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

extension UITraitUserInterfaceStyle: SystemTrait {
    package static var keyPath: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

extension UITraitUserInterfaceLevel: SystemTrait {
    package static var keyPath: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

extension UITraitLayoutDirection: SystemTrait {
    package static var keyPath: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> {
        \.layoutDirection
    }
}

extension UITraitDisplayScale: SystemTrait {
    package static var keyPath: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
}

extension UITraitDisplayGamut: SystemTrait {
    package static var keyPath: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> { \.displayGamut }
}

extension UITraitHorizontalSizeClass: SystemTrait {
    package static var keyPath: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> {
        \.horizontalSizeClass
    }
}

extension UITraitVerticalSizeClass: SystemTrait {
    package static var keyPath: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> {
        \.verticalSizeClass
    }
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
    package static var keyPath: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> {
        \.preferredContentSizeCategory
    }
}

extension UITraitAccessibilityContrast: SystemTrait {
    package static var keyPath: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> {
        \.accessibilityContrast
    }
}

extension UITraitLegibilityWeight: SystemTrait {
    package static var keyPath: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> { \.legibilityWeight }
}

extension UITraitActiveAppearance: SystemTrait {
    package static var keyPath: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceActiveAppearance> {
        \.activeAppearance
    }
}
