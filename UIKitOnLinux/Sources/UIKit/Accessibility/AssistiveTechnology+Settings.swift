extension AssistiveTechnology {
    /// The accessibility settings of the device, chosen by the user.
    package struct Settings: Equatable {
        package var isVoiceOverRunning = false
        package var isSwitchControlRunning = false
        package var isGuidedAccessEnabled = false
        package var isReduceMotionEnabled = false
        package var prefersCrossFadeTransitions = false
        package var isReduceTransparencyEnabled = false
        package var isDarkerSystemColorsEnabled = false
        package var isBoldTextEnabled = false
        package var isInvertColorsEnabled = false
        package var isGrayscaleEnabled = false
        package var shouldDifferentiateWithoutColor = false
        package var isOnOffSwitchLabelsEnabled = false
        package var buttonShapesEnabled = false

        /// Returns the did-change notification of each setting that differs from `other`.
        func changes(from other: Settings) -> [NSNotification.Name] {
            let values = zip(all, other.all)
            return values.compactMap { new, old in new.isOn == old.isOn ? nil : new.name }
        }

        private var all: [(name: NSNotification.Name, isOn: Bool)] {
            [
                (UIAccessibility.voiceOverStatusDidChangeNotification, isVoiceOverRunning),
                (UIAccessibility.switchControlStatusDidChangeNotification, isSwitchControlRunning),
                (UIAccessibility.guidedAccessStatusDidChangeNotification, isGuidedAccessEnabled),
                (UIAccessibility.reduceMotionStatusDidChangeNotification, isReduceMotionEnabled),
                (UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, prefersCrossFadeTransitions),
                (UIAccessibility.reduceTransparencyStatusDidChangeNotification, isReduceTransparencyEnabled),
                (UIAccessibility.darkerSystemColorsStatusDidChangeNotification, isDarkerSystemColorsEnabled),
                (UIAccessibility.boldTextStatusDidChangeNotification, isBoldTextEnabled),
                (UIAccessibility.invertColorsStatusDidChangeNotification, isInvertColorsEnabled),
                (UIAccessibility.grayscaleStatusDidChangeNotification, isGrayscaleEnabled),
                (UIAccessibility.differentiateWithoutColorDidChangeNotification, shouldDifferentiateWithoutColor),
                (UIAccessibility.onOffSwitchLabelsDidChangeNotification, isOnOffSwitchLabelsEnabled),
                (UIAccessibility.buttonShapesEnabledStatusDidChangeNotification, buttonShapesEnabled),
            ]
        }
    }
}
