// The user's accessibility settings, and the notifications posted when they change.
extension UIAccessibility {
    @MainActor private static var settings: AssistiveTechnology.Settings { AssistiveTechnology.shared.settings }

    @MainActor public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
    @MainActor public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
    @MainActor public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }

    @MainActor public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
    /// A Boolean value that indicates whether screens cross-fade instead of moving. It requires Reduce Motion.
    @MainActor public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
    @MainActor public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
    /// A Boolean value that indicates whether Increase Contrast is on. Trait collections contain it too.
    @MainActor public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
    /// A Boolean value that indicates whether Bold Text is on. Trait collections contain it too.
    @MainActor public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
    @MainActor public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
    @MainActor public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
    @MainActor public static var shouldDifferentiateWithoutColor: Bool { settings.shouldDifferentiateWithoutColor }
    /// A Boolean value that indicates whether switches show the labels I and O.
    @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }
    @MainActor public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }

    public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGuidedAccessStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityInvertColorsStatusDidChangeNotification")
    public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
        "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
    public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
}
