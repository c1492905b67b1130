import MessageStackView
import UIKit

/// What a post casts.
struct ShadowChoices: Equatable, Sendable {
    enum Kind: CaseIterable {
        /// As the library has them: they leave nothing to choose.
        case none, close, around, dropped
        case own
    }

    var kind = Kind.none
    var color = ColorChoice.black
    var opacity: Double = 0.18
    /// In points.
    var radius: CGFloat = 12
    var across: CGFloat = 0
    var down: CGFloat = 4

    static let none = ShadowChoices()
    /// What posts have that hover over the app.
    static let floating = ShadowChoices(kind: .own)

    var shadows: [ShadowComponents] {
        switch kind {
        case .none: []
        case .close: [.defaultBlack]
        case .around: NeuomorphicShadow.center.components
        case .dropped: NeuomorphicShadow.dropped.components
        case .own:
            [
                ShadowComponents(
                    radius: radius, opacity: Float(opacity), color: color.color,
                    offset: CGSize(width: across, height: down))
            ]
        }
    }

    /// The same, in Swift.
    var code: String {
        switch kind {
        case .none: "[]"
        case .close: "[.defaultBlack]"
        case .around: "NeuomorphicShadow.center.components"
        case .dropped: "NeuomorphicShadow.dropped.components"
        case .own:
            "[\(PlaygroundCode.call("ShadowComponents", arguments))]"
        }
    }

    private var arguments: [String] {
        [
            "radius: \(radius.code)", "opacity: \(opacity.code)", "color: .\(color.rawValue)",
            "offset: CGSize(width: \(across.code), height: \(down.code))",
        ]
    }
}
