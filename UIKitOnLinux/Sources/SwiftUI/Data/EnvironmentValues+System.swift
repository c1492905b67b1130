/// The light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable {
    case light
    case dark
}

/// The amount of space along an axis.
public enum UserInterfaceSizeClass: Sendable {
    case compact
    case regular

    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
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

/// An action that dismisses the presentation of a view.
@MainActor @preconcurrency public struct DismissAction {
    nonisolated let controller: WeakController

    nonisolated init(controller: WeakController) { self.controller = controller }

    public func callAsFunction() {
        guard let controller = controller.value, controller.presentingViewController != nil else { return }
        controller.dismiss(animated: true)
    }
}

/// A controller that isn't retained.
struct WeakController: Sendable {
    weak var value: UIViewController?

    init(value: UIViewController? = nil) { self.value = value }
}

extension DismissAction: SelfComparing {
    nonisolated func isSame(as other: DismissAction) -> Bool { controller.value === other.controller.value }
}

extension EnvironmentValues {
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Takes the values of a presenting view, except those about its own presentation.
    mutating func inherit(_ parent: EnvironmentValues) {
        let own = self
        self = parent
        system.dismiss = own.dismiss
        system.isPresented = own.isPresented
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
        system.accessibilityReduceMotion = UIAccessibility.isReduceMotionEnabled
        system.accessibilityReduceTransparency = UIAccessibility.isReduceTransparencyEnabled
        system.dismiss = DismissAction(controller: WeakController(value: controller))
        system.isPresented = controller?.presentingViewController != nil
    }

    /// The traits for the UIKit views of a node.
    var traits: UITraitCollection {
        UITraitCollection(mutations: { traits in
            traits.preferredContentSizeCategory = dynamicTypeSize.category
            traits.userInterfaceStyle = colorScheme == .dark ? .dark : .light
        })
    }
}
