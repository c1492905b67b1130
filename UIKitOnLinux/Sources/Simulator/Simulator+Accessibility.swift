import UIKit

extension Simulator {
    // MARK: - Settings

    /// Reduce Motion: things fade where they would move far.
    public var isReduceMotionEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isReduceMotionEnabled }
        set { AssistiveTechnology.shared.settings.isReduceMotionEnabled = newValue }
    }

    /// Prefer Cross-Fade Transitions, which the device's settings show under Reduce Motion.
    public var prefersCrossFadeTransitions: Bool {
        get { AssistiveTechnology.shared.settings.prefersCrossFadeTransitions }
        set { AssistiveTechnology.shared.settings.prefersCrossFadeTransitions = newValue }
    }

    /// Reduce Transparency: blurred materials become opaque.
    public var isReduceTransparencyEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isReduceTransparencyEnabled }
        set { AssistiveTechnology.shared.settings.isReduceTransparencyEnabled = newValue }
    }

    /// Increase Contrast: high accessibility contrast in every trait collection.
    public var isIncreaseContrastEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isDarkerSystemColorsEnabled }
        set { AssistiveTechnology.shared.settings.isDarkerSystemColorsEnabled = newValue }
    }

    /// Bold Text: bold legibility weight in every trait collection.
    public var isBoldTextEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isBoldTextEnabled }
        set { AssistiveTechnology.shared.settings.isBoldTextEnabled = newValue }
    }

    /// Smart Invert: the picture has the opposite colours, but for views that ignore it.
    public var isInvertColorsEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isInvertColorsEnabled }
        set { AssistiveTechnology.shared.settings.isInvertColorsEnabled = newValue }
    }

    /// The greyscale colour filter; the picture stays as it is.
    public var isGrayscaleEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isGrayscaleEnabled }
        set { AssistiveTechnology.shared.settings.isGrayscaleEnabled = newValue }
    }

    /// Differentiate Without Colour: colours alone say nothing.
    public var shouldDifferentiateWithoutColor: Bool {
        get { AssistiveTechnology.shared.settings.shouldDifferentiateWithoutColor }
        set { AssistiveTechnology.shared.settings.shouldDifferentiateWithoutColor = newValue }
    }

    /// On/Off Labels: switches show I and O.
    public var isOnOffSwitchLabelsEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isOnOffSwitchLabelsEnabled }
        set { AssistiveTechnology.shared.settings.isOnOffSwitchLabelsEnabled = newValue }
    }

    /// Button Shapes: what can be pressed looks like it.
    public var areButtonShapesEnabled: Bool {
        get { AssistiveTechnology.shared.settings.buttonShapesEnabled }
        set { AssistiveTechnology.shared.settings.buttonShapesEnabled = newValue }
    }

    /// Guided Access keeps the person in this app.
    public var isGuidedAccessEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isGuidedAccessEnabled }
        set { AssistiveTechnology.shared.settings.isGuidedAccessEnabled = newValue }
    }

    // MARK: - Technologies

    /// Whether VoiceOver runs, as apps see it. Its cursor stays where `moveFocus(to:)` puts it; that of ``voiceOver``
    /// follows the screen as on a device.
    public var isVoiceOverRunning: Bool {
        get { AssistiveTechnology.shared.settings.isVoiceOverRunning }
        set { AssistiveTechnology.shared.settings.isVoiceOverRunning = newValue }
    }

    /// Whether Switch Control runs, as apps see it.
    public var isSwitchControlRunning: Bool {
        get { AssistiveTechnology.shared.settings.isSwitchControlRunning }
        set { AssistiveTechnology.shared.settings.isSwitchControlRunning = newValue }
    }

    /// Has VoiceOver, or else Switch Control, go to an element, which is a view or a `UIAccessibilityElement`; away from
    /// all elements for nil. Does nothing if neither runs.
    public func moveFocus(to element: AnyObject?) {
        AssistiveTechnology.shared.moveFocus(to: element)
    }

    /// The number of coming announcements that VoiceOver doesn't finish, as if the person moved on. 0 by default.
    public var interruptedAnnouncements: Int {
        get { AssistiveTechnology.shared.announcementsToFail }
        set { AssistiveTechnology.shared.announcementsToFail = newValue }
    }

    /// Touches the element that Voice Control knows by a name, as "Tap Post" does; false if there is none. Case doesn't
    /// matter, and the first of several in the order of reading is taken.
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

    /// What the app asked to be spoken, oldest first.
    public var announcements: [String] {
        AssistiveTechnology.shared.log.filter { $0.notification == .announcement }.compactMap(\.text)
    }

    /// How often the app asked VoiceOver to move its focus.
    public var focusMoves: Int {
        AssistiveTechnology.shared.log.count { $0.notification == .screenChanged || $0.notification == .layoutChanged }
    }

    /// The elements that assistive technologies find, in the order of reading, one a line: what it is, its label, its
    /// value, its frame on the screen, its hint and its actions. Elements that are read together are indented below
    /// their container; of several windows the one in front comes first.
    public func accessibilityDump() -> String {
        AccessibilityDump.text(of: AccessibilityTree(windows: UIApplication.shared.allWindows))
    }
}
