import MessageStackView
import UIKit

/// The settings of a post's style.
struct StyleChoices: Equatable, Sendable {
    /// The theme, if any.
    var theme: ThemeChoice?
    /// Whether the theme's background is translucent.
    var isTranslucent = false
    /// The background; `.none` for the theme's background, if there is a theme.
    var background = FillChoices.none
    var corners = PostCorners.none
    /// The border's color; nil for the theme's border, if there is a theme.
    var border: ColorChoice?
    var borderWidth: CGFloat = 1
    var shadow = ShadowChoices.none
    /// The tint color; nil for the theme's, or the host's without a theme.
    var tint: ColorChoice?
    /// The text color; nil for the theme's, or the view's without a theme.
    var text: ColorChoice?
    var interfaceStyle = UIUserInterfaceStyle.unspecified

    /// Returns the settings of an unmodified theme.
    static func theme(_ theme: ThemeChoice, isTranslucent: Bool = false) -> StyleChoices {
        StyleChoices(
            theme: theme, isTranslucent: isTranslucent, corners: .themed(20), shadow: .floating)
    }

    var style: PostStyle {
        var style = theme.map { PostStyle.theme($0.theme, isTranslucent: isTranslucent) } ?? PostStyle()
        if !background.fills.isEmpty { style.background = background.fills }
        style.corners = corners
        if let border {
            style.borderColor = border.color
            style.borderWidth = borderWidth
        }
        style.shadows = shadow.shadows
        if let tint { style.tintColor = tint.color }
        if let text { style.textColor = text.color }
        style.userInterfaceStyle = interfaceStyle
        return style
    }
}
