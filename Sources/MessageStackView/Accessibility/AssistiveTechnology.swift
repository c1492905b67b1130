import UIKit

/// The assistive technologies that move through the screen element by element.
@MainActor
enum AssistiveTechnology {
    /// Whether VoiceOver or Switch Control runs.
    static var isRunning: Bool { UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning }
}
