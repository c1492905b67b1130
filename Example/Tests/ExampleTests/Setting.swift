import Simulator
import UIKit

/// A setting of the device.
enum Setting: String, CaseIterable {
    case light
    case dark
    case rightToLeft = "right-to-left"
    case largestText = "largest-text"

    @MainActor
    func apply(to simulator: Simulator) {
        switch self {
        case .light: simulator.userInterfaceStyle = .light
        case .dark: simulator.userInterfaceStyle = .dark
        case .rightToLeft: simulator.layoutDirection = .rightToLeft
        case .largestText: simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        }
    }
}
