import MessageStackView
import MessageStackViewForms
import UIKit

/// A preset of the library that the settings start from.
enum PlaygroundPreset: CaseIterable {
    case standard, plain, bar, float, card, tab, pill, statusLine, centered, alert, popup, form, hud, fullScreen

    /// Whether the preset has a top and a bottom variant.
    var hasSide: Bool { [.bar, .float, .card, .tab].contains(self) }

    func presentation(_ side: PostEdge) -> PostPresentation {
        switch self {
        case .standard: PostPresentation()
        case .plain: .plain
        case .bar: .bar(side)
        case .float: .float(side)
        case .card: .card(side)
        case .tab: .tab(side)
        case .pill: .pill
        case .statusLine: .statusLine
        case .centered: .centered
        case .alert: .alert
        case .popup: .popup
        case .form: .form
        case .hud: .hud
        case .fullScreen: .fullScreen
        }
    }

    /// Returns the Swift code of the preset, to follow a type's name and a dot, or a dot alone.
    func code(_ side: PostEdge) -> String {
        switch self {
        case .standard: "init()"
        default: hasSide ? "\(self)(.\(side == .top ? "top" : "bottom"))" : "\(self)"
        }
    }
}
