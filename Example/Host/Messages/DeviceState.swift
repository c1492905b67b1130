import Simulator
import UIKit

/// How the device stands, as its controls on the page show it.
struct DeviceState: Encodable {
    struct Frame: Encodable {
        let x: Double
        let y: Double
        let width: Double
        let height: Double
    }

    let isDark: Bool
    let textSize: Int
    let locale: String
    let isRightToLeft: Bool
    let reducesMotion: Bool
    let increasesContrast: Bool
    let reducesTransparency: Bool
    let invertsColors: Bool
    let differentiatesWithoutColor: Bool
    let isTextBold: Bool
    let showsButtonShapes: Bool
    let hasHardwareKeyboard: Bool
    let isInCall: Bool
    let secondScene: SecondScene
    let isInBackground: Bool
    let isRecording: Bool
    let isVoiceOverOn: Bool
    /// Where the focus of a hardware keyboard is on the screen, in points.
    let keyboardFocus: Frame?
    /// What VoiceOver said last.
    let spoken: String?
    /// Where VoiceOver's cursor is on the screen, in points.
    let cursor: Frame?
    /// The actions of the element under the cursor.
    let actions: [String]
    /// The newest of each, oldest first.
    let announcements: [String]
    let haptics: [String]
    /// Only for a page that shows it.
    let tree: String?

    /// How many entries of a log a page gets.
    private static let logLength = 30

    @MainActor
    init(of simulator: Simulator, withTree: Bool) {
        isDark = simulator.userInterfaceStyle == .dark
        textSize = DeviceSetting.textSizes.firstIndex(of: simulator.preferredContentSizeCategory) ?? 3
        locale = simulator.locale.identifier
        isRightToLeft = simulator.layoutDirection == .rightToLeft
        reducesMotion = simulator.isReduceMotionEnabled
        increasesContrast = simulator.isIncreaseContrastEnabled
        reducesTransparency = simulator.isReduceTransparencyEnabled
        invertsColors = simulator.isInvertColorsEnabled
        differentiatesWithoutColor = simulator.shouldDifferentiateWithoutColor
        isTextBold = simulator.isBoldTextEnabled
        showsButtonShapes = simulator.areButtonShapesEnabled
        hasHardwareKeyboard = simulator.isHardwareKeyboardConnected
        isInCall = simulator.isInCall
        secondScene = SecondScene(of: simulator)
        isInBackground = UIApplication.shared.applicationState == .background
        isRecording = simulator.isRecording
        keyboardFocus = simulator.keyboardFocus.map { Frame($0.accessibilityFrame) }
        let voiceOver = simulator.voiceOver
        isVoiceOverOn = voiceOver.isRunning
        spoken = voiceOver.isRunning ? voiceOver.spoken.last : nil
        cursor = voiceOver.isRunning ? voiceOver.focusedElement.map { Frame($0.accessibilityFrame) } : nil
        actions = voiceOver.isRunning ? voiceOver.actions : []
        announcements = Array(simulator.announcements.suffix(Self.logLength))
        haptics = Array(simulator.playedFeedback.suffix(Self.logLength))
        tree = withTree ? simulator.accessibilityDump() : nil
    }
}

extension DeviceState.Frame {
    fileprivate init(_ frame: CGRect) {
        self.init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
