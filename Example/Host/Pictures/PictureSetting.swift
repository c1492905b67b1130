import Simulator
import UIKit

/// A setting of the device in a picture, in which layouts differ.
enum PictureSetting: String, CaseIterable {
    case light
    case dark
    case rightToLeft = "right-to-left"
    case largestText = "largest-text"
    case smallDevice = "small-device"
    case landscape

    /// The settings that every sample of the gallery has pictures in. DocC chooses between them.
    static let appearances = [PictureSetting.light, .dark]

    /// The end of a picture's name. DocC shows pictures with the suffix `~dark` in dark mode.
    var suffix: String {
        switch self {
        case .light: ""
        case .dark: "~dark"
        default: "-\(rawValue)"
        }
    }

    var device: Device { self == .smallDevice ? .iPhoneSE : .iPhone16 }

    /// Applies the setting to a device of the model `device`.
    @MainActor
    func apply(to simulator: Simulator) {
        simulator.userInterfaceStyle = self == .dark ? .dark : .light
        switch self {
        case .light, .dark, .smallDevice: break
        case .rightToLeft: simulator.layoutDirection = .rightToLeft
        case .largestText: simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        case .landscape: simulator.rotate(to: .landscapeLeft, animated: false)
        }
    }
}
