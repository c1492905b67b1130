import MessageStackView
import UIKit

/// A presentation that has a name in the library, from which one goes on.
enum PlaygroundPreset: CaseIterable {
    case standard, toast, note, float, card, tab, statusLine, centered, fullScreen

    /// Whether it is to be had for both edges.
    var hasSide: Bool {
        switch self {
        case .toast, .note, .float, .card, .tab: true
        case .standard, .statusLine, .centered, .fullScreen: false
        }
    }

    func presentation(_ side: PostSide) -> PostPresentation {
        switch self {
        case .standard: PostPresentation()
        case .toast: .toast(side)
        case .note: .note(side)
        case .float: .float(side)
        case .card: .card(side)
        case .tab: .tab(side)
        case .statusLine: .statusLine
        case .centered: .centered
        case .fullScreen: .fullScreen
        }
    }

    /// Behind a type's name, or a point alone.
    func code(_ side: PostSide) -> String {
        let side = side == .top ? ".top" : ".bottom"
        return switch self {
        case .standard: "init()"
        case .toast: "toast(\(side))"
        case .note: "note(\(side))"
        case .float: "float(\(side))"
        case .card: "card(\(side))"
        case .tab: "tab(\(side))"
        case .statusLine: "statusLine"
        case .centered: "centered"
        case .fullScreen: "fullScreen"
        }
    }
}
