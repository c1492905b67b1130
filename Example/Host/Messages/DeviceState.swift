import Simulator
import UIKit

/// The state of the device that the page's controls show.
struct DeviceState: Encodable {
    struct Frame: Encodable {
        let x: Double
        let y: Double
        let width: Double
        let height: Double
    }

    let isDark: Bool
    let textSize: Int
    let language: String
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
    /// The angle of a foldable phone, in degrees: 0 while it is closed, 180 while it is flat.
    let foldAngle: Double
    let isInBackground: Bool
    let isRecording: Bool
    let isVoiceOverOn: Bool
    /// The frame of the hardware keyboard's focus on the screen, in points.
    let keyboardFocus: Frame?
    /// The last text that VoiceOver spoke.
    let spoken: String?
    /// The frame of VoiceOver's cursor on the screen, in points.
    let cursor: Frame?
    /// The custom actions of the element under VoiceOver's cursor.
    let actions: [String]
    /// The latest announcements, oldest first.
    let announcements: [String]
    /// The latest haptics, oldest first.
    let haptics: [String]
    /// The code of the last sample on the first screen; nil if there is none.
    let sample: SampleCode?
    /// The accessibility tree; nil for a page that doesn't show it.
    let tree: String?

    /// The maximum number of announcements and of haptics.
    private static let logLength = 30

    @MainActor
    init(of simulator: Simulator, sample: SampleCode? = nil, withTree: Bool) {
        isDark = simulator.userInterfaceStyle == .dark
        textSize = DeviceSetting.textSizes.firstIndex(of: simulator.preferredContentSizeCategory) ?? 3
        language = simulator.languages[0]
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
        foldAngle = simulator.fold.degrees
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
        self.sample = sample
        tree = withTree ? simulator.accessibilityDump() : nil
    }
}

extension DeviceState.Frame {
    fileprivate init(_ frame: CGRect) {
        self.init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    }
}
