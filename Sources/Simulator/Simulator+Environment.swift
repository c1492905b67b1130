import UIKit

extension Simulator {
    /// Light or dark, as in the device's settings; views hear of a change at once.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { UIScreen.main.configuration.userInterfaceStyle }
        set { UIScreen.main.configuration.userInterfaceStyle = newValue }
    }

    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { UIScreen.main.configuration.layoutDirection }
        set { UIScreen.main.configuration.layoutDirection = newValue }
    }

    /// The text size that a person chose.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { UIScreen.main.configuration.contentSizeCategory }
        set { UIScreen.main.configuration.contentSizeCategory = newValue }
    }

    public var isReduceMotionEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isReduceMotionEnabled }
        set { AssistiveTechnology.shared.settings.isReduceMotionEnabled = newValue }
    }

    public var isReduceTransparencyEnabled: Bool {
        get { AssistiveTechnology.shared.settings.isReduceTransparencyEnabled }
        set { AssistiveTechnology.shared.settings.isReduceTransparencyEnabled = newValue }
    }

    public var isVoiceOverRunning: Bool {
        get { AssistiveTechnology.shared.settings.isVoiceOverRunning }
        set { AssistiveTechnology.shared.settings.isVoiceOverRunning = newValue }
    }

    public var isSwitchControlRunning: Bool {
        get { AssistiveTechnology.shared.settings.isSwitchControlRunning }
        set { AssistiveTechnology.shared.settings.isSwitchControlRunning = newValue }
    }

    /// Has VoiceOver, or else Switch Control, go to a view; away from all views for nil. Does nothing if neither runs.
    public func moveFocus(to view: UIView?) {
        AssistiveTechnology.shared.moveFocus(to: view)
    }

    /// What the app asked to be spoken, oldest first.
    public var announcements: [String] {
        AssistiveTechnology.shared.log.filter { $0.notification == .announcement }.compactMap(\.text)
    }

    /// How often the app asked VoiceOver to move its focus.
    public var focusMoves: Int {
        AssistiveTechnology.shared.log.count { $0.notification == .screenChanged || $0.notification == .layoutChanged }
    }
}
