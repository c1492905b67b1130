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
    nonisolated let controller: WeakController

    nonisolated init(controller: WeakController) {
        self.controller = controller
    }

    public func callAsFunction() {
        guard let controller = controller.value, controller.presentingViewController != nil else { return }
        controller.dismiss(animated: true)
    }
}

/// A controller that isn't retained.
struct WeakController: Sendable {
    weak var value: UIViewController?

    init(value: UIViewController? = nil) {
        self.value = value
    }
}

extension DismissAction: SelfComparing {
    nonisolated func isSame(as other: DismissAction) -> Bool { controller.value === other.controller.value }
}

extension EnvironmentValues {
    public var layoutDirection: LayoutDirection {
        get { self["layoutDirection", default: .leftToRight] }
        set { self["layoutDirection", default: .leftToRight] = newValue }
    }

    public var colorScheme: ColorScheme {
        get { self["colorScheme", default: .light] }
        set { self["colorScheme", default: .light] = newValue }
    }

    @available(iOS 15.0, *)
    public var dynamicTypeSize: DynamicTypeSize {
        get { self["dynamicTypeSize", default: .large] }
        set { self["dynamicTypeSize", default: .large] = newValue }
    }

    public var isEnabled: Bool {
        get { self["isEnabled", default: true] }
        set { self["isEnabled", default: true] = newValue }
    }

    /// Dismisses the controller that presents the view, if one does.
    @available(iOS 15.0, *)
    public var dismiss: DismissAction { self["dismiss", default: DismissAction(controller: WeakController())] }

    @available(iOS 15.0, *)
    public var isPresented: Bool { self["isPresented", default: false] }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self["horizontalSizeClass", default: nil] }
        set { self["horizontalSizeClass", default: nil] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self["verticalSizeClass", default: nil] }
        set { self["verticalSizeClass", default: nil] = newValue }
    }

    public var displayScale: CGFloat {
        get { self["displayScale", default: 1] }
        set { self["displayScale", default: 1] = newValue }
    }

    public var pixelLength: CGFloat { 1 / displayScale }

    public var scenePhase: ScenePhase {
        get { self["scenePhase", default: .background] }
        set { self["scenePhase", default: .background] = newValue }
    }

    public var locale: Locale {
        get { self["locale", default: .current] }
        set { self["locale", default: .current] = newValue }
    }

    public var accessibilityReduceMotion: Bool { self["reduceMotion", default: false] }
    public var accessibilityReduceTransparency: Bool { self["reduceTransparency", default: false] }

    public var font: Font? {
        get { self["font", default: nil] }
        set { self["font", default: nil] = newValue }
    }

    public var lineLimit: Int? {
        get { self["lineLimit", default: nil] }
        set { self["lineLimit", default: nil] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self["multilineTextAlignment", default: .leading] }
        set { self["multilineTextAlignment", default: .leading] = newValue }
    }

    var hasFieldBorder: Bool {
        get { self["hasFieldBorder", default: false] }
        set { self["hasFieldBorder", default: false] = newValue }
    }

    var onSubmit: Callback? {
        get { self["onSubmit", default: nil] }
        set { self["onSubmit", default: nil] = newValue }
    }

    var tint: Color? {
        get { self["tint", default: nil] }
        set { self["tint", default: nil] = newValue }
    }

    var foregroundStyle: AnyShapeStyle? {
        get { self["foregroundStyle", default: nil] }
        set { self["foregroundStyle", default: nil] = newValue }
    }

    /// Takes the values of a presenting view, except those about its own presentation.
    mutating func inherit(_ parent: EnvironmentValues) {
        let (dismiss, isPresented) = (dismiss, isPresented)
        self = parent
        self["dismiss", default: dismiss] = dismiss
        self["isPresented", default: false] = isPresented
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
        self["reduceMotion", default: false] = UIAccessibility.isReduceMotionEnabled
        self["reduceTransparency", default: false] = UIAccessibility.isReduceTransparencyEnabled
        self["dismiss", default: DismissAction(controller: WeakController())] = DismissAction(
            controller: WeakController(value: controller))
        self["isPresented", default: false] = controller?.presentingViewController != nil
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
