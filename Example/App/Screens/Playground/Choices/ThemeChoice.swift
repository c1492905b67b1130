import MessageStackView
import UIKit

/// A theme of the library, or a custom one.
enum ThemeChoice: CaseIterable {
    case neutral, information, success, warning, error
    /// A custom theme made of one color.
    case own

    var theme: PostPalette {
        switch self {
        case .neutral: .neutral
        case .information: .information
        case .success: .success
        case .warning: .warning
        case .error: .error
        case .own: PostPalette(.systemPurple)
        }
    }

    /// The Swift code of the theme.
    var code: String {
        switch self {
        case .neutral: ".neutral"
        case .information: ".information"
        case .success: ".success"
        case .warning: ".warning"
        case .error: ".error"
        case .own: "PostPalette(.systemPurple)"
        }
    }
}
