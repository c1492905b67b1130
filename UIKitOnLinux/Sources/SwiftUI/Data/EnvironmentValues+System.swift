/// The light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark
}

/// A size of text that people choose in Settings.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
        self = Self.allCases[index]
    }

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    var category: UIContentSizeCategory { Self.categories[Self.allCases.firstIndex(of: self) ?? 3] }
}

/// The size class of an axis.
public enum UserInterfaceSizeClass: Sendable {
    case compact
    case regular
}

/// The state of a scene.
public enum ScenePhase: Comparable, Sendable {
    case background
    case inactive
    case active
}

/// An action that dismisses the presentation of a view.
@MainActor @preconcurrency public struct DismissAction {
    let controller: WeakController

    public func callAsFunction() {
        guard let controller = controller.value, controller.presentingViewController != nil else { return }
        controller.dismiss(animated: true)
    }
}

/// A controller that isn't retained.
struct WeakController: Sendable {
    weak var value: UIViewController?
}

extension DismissAction: SelfComparing {
    nonisolated func isSame(as other: DismissAction) -> Bool { controller.value === other.controller.value }
}

/// Declares keys with their default values.
private enum Keys {
    enum LayoutDirection: EnvironmentKey { static let defaultValue = SwiftUI.LayoutDirection.leftToRight }
    enum ColorScheme: EnvironmentKey { static let defaultValue = SwiftUI.ColorScheme.light }
    enum TypeSize: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
    enum IsEnabled: EnvironmentKey { static let defaultValue = true }
    enum Dismiss: EnvironmentKey {
        static var defaultValue: DismissAction {
            MainActor.assumeIsolated { DismissAction(controller: WeakController(value: nil)) }
        }
    }
    enum IsPresented: EnvironmentKey { static let defaultValue = false }
    enum HorizontalSizeClass: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
    enum VerticalSizeClass: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
    enum DisplayScale: EnvironmentKey { static let defaultValue: CGFloat = 1 }
    enum Phase: EnvironmentKey { static let defaultValue = ScenePhase.background }
    enum CurrentLocale: EnvironmentKey { static var defaultValue: Locale { .current } }
    enum ReduceMotion: EnvironmentKey { static let defaultValue = false }
    enum ReduceTransparency: EnvironmentKey { static let defaultValue = false }
    enum TextFont: EnvironmentKey { static let defaultValue: Font? = nil }
    enum LineLimit: EnvironmentKey { static let defaultValue: Int? = nil }
    enum Alignment: EnvironmentKey { static let defaultValue = TextAlignment.leading }
    enum Tint: EnvironmentKey { static let defaultValue: Color? = nil }
    enum Foreground: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
}

extension EnvironmentValues {
    public var layoutDirection: LayoutDirection {
        get { self[Keys.LayoutDirection.self] }
        set { self[Keys.LayoutDirection.self] = newValue }
    }

    public var colorScheme: ColorScheme {
        get { self[Keys.ColorScheme.self] }
        set { self[Keys.ColorScheme.self] = newValue }
    }

    @available(iOS 15.0, *)
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[Keys.TypeSize.self] }
        set { self[Keys.TypeSize.self] = newValue }
    }

    public var isEnabled: Bool {
        get { self[Keys.IsEnabled.self] }
        set { self[Keys.IsEnabled.self] = newValue }
    }

    /// Dismisses the controller that presents the view, if one does.
    @available(iOS 15.0, *)
    public var dismiss: DismissAction { self[Keys.Dismiss.self] }

    @available(iOS 15.0, *)
    public var isPresented: Bool { self[Keys.IsPresented.self] }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[Keys.HorizontalSizeClass.self] }
        set { self[Keys.HorizontalSizeClass.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[Keys.VerticalSizeClass.self] }
        set { self[Keys.VerticalSizeClass.self] = newValue }
    }

    public var displayScale: CGFloat {
        get { self[Keys.DisplayScale.self] }
        set { self[Keys.DisplayScale.self] = newValue }
    }

    public var pixelLength: CGFloat { 1 / displayScale }

    public var scenePhase: ScenePhase {
        get { self[Keys.Phase.self] }
        set { self[Keys.Phase.self] = newValue }
    }

    public var locale: Locale {
        get { self[Keys.CurrentLocale.self] }
        set { self[Keys.CurrentLocale.self] = newValue }
    }

    public var accessibilityReduceMotion: Bool { self[Keys.ReduceMotion.self] }
    public var accessibilityReduceTransparency: Bool { self[Keys.ReduceTransparency.self] }

    public var font: Font? {
        get { self[Keys.TextFont.self] }
        set { self[Keys.TextFont.self] = newValue }
    }

    public var lineLimit: Int? {
        get { self[Keys.LineLimit.self] }
        set { self[Keys.LineLimit.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[Keys.Alignment.self] }
        set { self[Keys.Alignment.self] = newValue }
    }

    var tint: Color? {
        get { self[Keys.Tint.self] }
        set { self[Keys.Tint.self] = newValue }
    }

    var foregroundStyle: AnyShapeStyle? {
        get { self[Keys.Foreground.self] }
        set { self[Keys.Foreground.self] = newValue }
    }

    /// Takes the values that UIKit determines. `controller` is the hosting controller.
    @MainActor
    mutating func adopt(_ traits: UITraitCollection, of controller: UIViewController?) {
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        displayScale = traits.displayScale == 0 ? 1 : traits.displayScale
        self[Keys.ReduceMotion.self] = UIAccessibility.isReduceMotionEnabled
        self[Keys.ReduceTransparency.self] = UIAccessibility.isReduceTransparencyEnabled
        self[Keys.Dismiss.self] = DismissAction(controller: WeakController(value: controller))
        self[Keys.IsPresented.self] = controller?.presentingViewController != nil
        scenePhase = ScenePhase(controller?.viewIfLoaded?.window?.windowScene?.activationState)
    }

    /// The traits for the UIKit views of a node.
    var traits: UITraitCollection {
        UITraitCollection(mutations: { traits in
            traits.preferredContentSizeCategory = dynamicTypeSize.category
            traits.userInterfaceStyle = colorScheme == .dark ? .dark : .light
        })
    }
}

extension UserInterfaceSizeClass {
    fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

extension ScenePhase {
    fileprivate init(_ state: UIScene.ActivationState?) {
        switch state {
        case .foregroundActive: self = .active
        case .foregroundInactive: self = .inactive
        default: self = .background
        }
    }
}
