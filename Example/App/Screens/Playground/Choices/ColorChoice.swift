import UIKit

/// A color, identified by the name of its `UIColor` property.
enum ColorChoice: String, CaseIterable {
    case label, systemBackground, black, white
    case systemBlue, systemGreen, systemIndigo, systemOrange, systemPurple, systemRed

    var color: UIColor {
        switch self {
        case .label: .label
        case .systemBackground: .systemBackground
        case .black: .black
        case .white: .white
        case .systemBlue: .systemBlue
        case .systemGreen: .systemGreen
        case .systemIndigo: .systemIndigo
        case .systemOrange: .systemOrange
        case .systemPurple: .systemPurple
        case .systemRed: .systemRed
        }
    }

    func color(opacity: CGFloat) -> UIColor {
        switch self {
        case _ where opacity == 1: color
        case .black: UIColor(white: 0, alpha: opacity)
        case .white: UIColor(white: 1, alpha: opacity)
        default: color.withAlphaComponent(opacity)
        }
    }

    /// Returns the Swift code of the color. A full-strength color needs no type name in a literal of colors.
    func code(opacity: CGFloat) -> String {
        switch self {
        case _ where opacity == 1: ".\(rawValue)"
        case .black: "UIColor(white: 0, alpha: \(opacity.code))"
        case .white: "UIColor(white: 1, alpha: \(opacity.code))"
        default: "UIColor.\(rawValue).withAlphaComponent(\(opacity.code))"
        }
    }
}
