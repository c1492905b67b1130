import MessageStackView
import UIKit

/// The settings of a post's shadow.
struct ShadowChoices: Equatable, Sendable {
    enum Kind: CaseIterable {
        /// A predefined shadow of the library, which has no further settings.
        case none, close, floating
        case own
    }

    var kind = Kind.none
    var color = ColorChoice.black
    var opacity: Double = 0.14
    /// The blur radius in points.
    var radius: CGFloat = 14
    var across: CGFloat = 0
    var down: CGFloat = 8

    static let none = ShadowChoices()
    /// The shadows of the floating presets.
    static let floating = ShadowChoices(kind: .floating)

    var shadows: [PostStyle.Shadow] {
        switch kind {
        case .none: []
        case .close: [.defaultBlack]
        case .floating: PostPresentation.float(.top).style.shadows
        case .own:
            [
                PostStyle.Shadow(
                    radius: radius, opacity: Float(opacity), color: color.color,
                    offset: CGSize(width: across, height: down))
            ]
        }
    }

    /// The Swift code of the shadows.
    var code: String {
        switch kind {
        case .none: "[]"
        case .close: "[.defaultBlack]"
        case .floating: "PostPresentation.float(.top).style.shadows"
        case .own: "[\(component)]"
        }
    }

    private var component: String { PlaygroundCode.call("PostStyle.Shadow", arguments) }

    private var arguments: [String] {
        [
            "radius: \(radius.code)", "opacity: \(opacity.code)", "color: .\(color.rawValue)",
            "offset: CGSize(width: \(across.code), height: \(down.code))",
        ]
    }
}
