import MessageStackView
import UIKit

/// A palette of the library, or a custom one.
enum PaletteChoice: CaseIterable {
    case neutral, information, success, warning, error
    /// A custom palette made of one color.
    case own

    var palette: PostTheme.Palette {
        switch self {
        case .neutral: .neutral
        case .information: .information
        case .success: .success
        case .warning: .warning
        case .error: .error
        case .own: PostTheme.Palette(.systemPurple)
        }
    }

    /// The Swift code of the palette.
    var code: String {
        switch self {
        case .neutral: ".neutral"
        case .information: ".information"
        case .success: ".success"
        case .warning: ".warning"
        case .error: ".error"
        case .own: "PostTheme.Palette(.systemPurple)"
        }
    }
}
