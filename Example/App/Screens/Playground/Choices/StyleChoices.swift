import MessageStackView
import UIKit

/// How a post looks.
struct StyleChoices: Equatable, Sendable {
    /// None if nil.
    var theme: ThemeChoice?
    /// Of a theme.
    var isTranslucent = false
    /// The theme's, if there is one, or nothing for `.none`.
    var background = FillChoices.none
    var corners = PostCorners.none
    /// None, or the theme's, if nil.
    var border: ColorChoice?
    var borderWidth: CGFloat = 1
    var shadow = ShadowChoices.none
    /// The theme's, or the host's, if nil.
    var tint: ColorChoice?
    /// The theme's, or the view's own, if nil.
    var text: ColorChoice?
    var interfaceStyle = UIUserInterfaceStyle.unspecified

    /// As a theme is by itself.
    static func theme(_ theme: ThemeChoice, isTranslucent: Bool = false) -> StyleChoices {
        StyleChoices(
            theme: theme, isTranslucent: isTranslucent, corners: .rounded(20), shadow: ShadowChoices(kind: .dropped))
    }

    var style: PostStyle {
        var style = theme.map { PostStyle.theme($0.theme, isTranslucent: isTranslucent) } ?? PostStyle()
        if !background.fills.isEmpty { style.background = background.fills }
        style.corners = corners
        if let border { style.border = PostBorder(color: border.color, width: borderWidth) }
        style.shadows = shadow.shadows
        if let tint { style.tintColor = tint.color }
        if let text { style.textColor = text.color }
        style.userInterfaceStyle = interfaceStyle
        return style
    }
}
