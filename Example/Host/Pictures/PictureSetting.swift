import Simulator
import UIKit

/// A setting of the device in a picture, in which layouts differ.
enum PictureSetting: String {
    case light
    case dark
    case rightToLeft = "right-to-left"
    case largestText = "largest-text"
    case smallDevice = "small-device"
    case landscape
    /// The third of the five text sizes for accessibility.
    case accessibilityText = "accessibility-text"
    case increasedContrast = "increased-contrast"
    case increasedContrastDark = "increased-contrast-dark"
    /// A scene of 320 points in width, next to another one on a tablet.
    case splitView = "split-view"

    /// The settings that every sample of the gallery has pictures in. DocC chooses between them.
    static let appearances = [PictureSetting.light, .dark]

    /// The settings that some samples of the gallery have pictures in.
    static let layouts = appearances + [.rightToLeft, .largestText, .smallDevice, .landscape]

    /// The end of a picture's name. DocC shows pictures with the suffix `~dark` in dark mode.
    var suffix: String {
        switch self {
        case .light: ""
        case .dark: "~dark"
        default: "-\(rawValue)"
        }
    }

    var device: Device {
        switch self {
        case .smallDevice: .iPhoneSE
        case .splitView: .iPad11
        default: .iPhone16
        }
    }

    /// Applies the setting to a device of the model `device`.
    @MainActor
    func apply(to simulator: Simulator) {
        simulator.userInterfaceStyle = [.dark, .increasedContrastDark].contains(self) ? .dark : .light
        switch self {
        case .light, .dark, .smallDevice, .splitView: break
        case .rightToLeft: simulator.layoutDirection = .rightToLeft
        case .largestText: simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        case .landscape: simulator.rotate(to: .landscapeLeft, animated: false)
        case .accessibilityText: simulator.preferredContentSizeCategory = .accessibilityExtraLarge
        case .increasedContrast, .increasedContrastDark: simulator.isIncreaseContrastEnabled = true
        }
    }

    /// Puts another scene next to `scene` if the setting is a split view.
    @MainActor
    func split(_ scene: UIWindowScene, of simulator: Simulator) {
        guard self == .splitView, let other = simulator.openScene() else { return }
        simulator.splitView([(scene, 0.3), (other, 0.7)], animated: false)
    }
}
