import UIKit

/// The technologies that go through a screen element by element, and so need time.
@MainActor
enum AssistiveTechnologies {
    /// Whether VoiceOver or Switch Control runs.
    static var areRunning: Bool { UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning }
}
