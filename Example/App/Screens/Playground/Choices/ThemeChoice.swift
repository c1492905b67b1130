import MessageStackView
import UIKit

/// The colors and the sign of a kind of post.
enum ThemeChoice: CaseIterable {
    case information, success, warning, error
    /// Made of one color.
    case own

    var theme: PostTheme {
        switch self {
        case .information: .information
        case .success: .success
        case .warning: .warning
        case .error: .error
        case .own: PostTheme(.systemPurple)
        }
    }

    /// What it says to who can't see colors; nil for nothing.
    var severity: PostSeverity? {
        switch self {
        case .information: .information
        case .success: .success
        case .warning: .warning
        case .error: .error
        case .own: nil
        }
    }

    /// The theme, in Swift.
    var code: String {
        switch self {
        case .information: ".information"
        case .success: ".success"
        case .warning: ".warning"
        case .error: ".error"
        case .own: "PostTheme(.systemPurple)"
        }
    }
}
