import UIKit

extension Simulator {
    // MARK: - Settings

    /// The Reduce Motion setting: fades replace large movements.
    public var isReduceMotionEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isReduceMotionEnabled }
        set { AssistiveTechnology.shared.settings.isReduceMotionEnabled = newValue }
    }

    /// The Prefer Cross-Fade Transitions setting, which belongs to Reduce Motion in Settings.
    public var prefersCrossFadeTransitions: Bool {
        get { AssistiveTechnology.shared.settings.prefersCrossFadeTransitions }
        set { AssistiveTechnology.shared.settings.prefersCrossFadeTransitions = newValue }
    }

    /// The Reduce Transparency setting: blurred materials become opaque.
    public var isReduceTransparencyEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isReduceTransparencyEnabled }
        set { AssistiveTechnology.shared.settings.isReduceTransparencyEnabled = newValue }
    }

    /// The Increase Contrast setting: high accessibility contrast in every trait collection.
    public var isIncreaseContrastEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isDarkerSystemColorsEnabled }
        set { AssistiveTechnology.shared.settings.isDarkerSystemColorsEnabled = newValue }
    }

    /// The Bold Text setting: bold legibility weight in every trait collection.
    public var isBoldTextEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isBoldTextEnabled }
        set { AssistiveTechnology.shared.settings.isBoldTextEnabled = newValue }
    }

    /// The Smart Invert setting: the screen is drawn with inverted colors, except for views that ignore the setting.
    public var isInvertColorsEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isInvertColorsEnabled }
        set { AssistiveTechnology.shared.settings.isInvertColorsEnabled = newValue }
    }

    /// The greyscale color filter. It doesn't change the drawing of the screen.
    public var isGrayscaleEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isGrayscaleEnabled }
        set { AssistiveTechnology.shared.settings.isGrayscaleEnabled = newValue }
    }

    /// The Differentiate Without Color setting: apps don't convey information by color alone.
    public var shouldDifferentiateWithoutColor: Bool {
        get { AssistiveTechnology.shared.settings.shouldDifferentiateWithoutColor }
        set { AssistiveTechnology.shared.settings.shouldDifferentiateWithoutColor = newValue }
    }

    /// The On/Off Labels setting: switches show I and O.
    public var isOnOffSwitchLabelsEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isOnOffSwitchLabelsEnabled }
        set { AssistiveTechnology.shared.settings.isOnOffSwitchLabelsEnabled = newValue }
    }

    /// The Button Shapes setting: buttons have a visible shape.
    public var areButtonShapesEnabled: Bool {
        get { AssistiveTechnology.shared.settings.buttonShapesEnabled }
        set { AssistiveTechnology.shared.settings.buttonShapesEnabled = newValue }
    }

    /// The Guided Access setting, which restricts the device to this app.
    public var isGuidedAccessEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isGuidedAccessEnabled }
        set { AssistiveTechnology.shared.settings.isGuidedAccessEnabled = newValue }
    }

    // MARK: - Technologies

    /// A Boolean value that indicates to apps whether VoiceOver is running. The focus moves only with `moveFocus(to:)`;
    /// ``voiceOver`` simulates a cursor that follows the screen as on a device.
    public var isVoiceOverRunning: Bool {
        get { AssistiveTechnology.shared.settings.isVoiceOverRunning }
        set { AssistiveTechnology.shared.settings.isVoiceOverRunning = newValue }
    }

    /// A Boolean value that indicates to apps whether Switch Control is running.
    public var isSwitchControlRunning: Bool {
        get { AssistiveTechnology.shared.settings.isSwitchControlRunning }
        set { AssistiveTechnology.shared.settings.isSwitchControlRunning = newValue }
    }

    /// Moves the focus of VoiceOver, or else of Switch Control, to an element, which is a view or a
    /// `UIAccessibilityElement`; `nil` removes the focus. Does nothing if neither is running.
    public func moveFocus(to element: AnyObject?) {
        AssistiveTechnology.shared.moveFocus(to: element)
    }

    /// The number of upcoming announcements that VoiceOver doesn't finish, as if the user interrupted them. 0 by
    /// default.
    public var interruptedAnnouncements: Int {
        get { AssistiveTechnology.shared.announcementsToFail }
        set { AssistiveTechnology.shared.announcementsToFail = newValue }
    }

    /// Taps the element with a name, as Voice Control's "Tap Post" does. The name's case doesn't matter. If several
    /// elements have the name, the first in reading order is tapped.
    ///
    /// - Returns: `false` if no element has the name.
    @discardableResult
    public func tapElement(named name: String) -> Bool {
        let element = AccessibilityTree(windows: UIApplication.shared.allWindows).elements.first { element in
            element.accessibilityRespondsToUserInteraction
                && element.accessibilityUserInputLabels.contains { $0.lowercased() == name.lowercased() }
        }
        guard let element else { return false }
        tap(at: element.accessibilityActivationPoint)
        return true
    }

    // MARK: - Logs

    /// The announcements that the app posted, oldest first.
    public var announcements: [String] {
        AssistiveTechnology.shared.log.filter { $0.notification == .announcement }.compactMap(\.text)
    }

    /// The number of times the app asked VoiceOver to move its focus.
    public var focusMoves: Int {
        AssistiveTechnology.shared.log.count { $0.notification == .screenChanged || $0.notification == .layoutChanged }
    }

    /// Returns the elements that assistive technologies find, in reading order, one per line: kind, label, value, frame
    /// on the screen, hint and actions. Elements that are read as a group are indented below their container. The
    /// frontmost window is first.
    public func accessibilityDump() -> String {
        AccessibilityDump.text(of: AccessibilityTree(windows: UIApplication.shared.allWindows))
    }
}
