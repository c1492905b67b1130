import UIKit

/// A color by its name.
enum ColorChoice: String, CaseIterable {
    case label, white, systemBlue, systemGreen, systemOrange, systemRed

    var color: UIColor {
        switch self {
        case .label: .label
        case .white: .white
        case .systemBlue: .systemBlue
        case .systemGreen: .systemGreen
        case .systemOrange: .systemOrange
        case .systemRed: .systemRed
        }
    }
}
