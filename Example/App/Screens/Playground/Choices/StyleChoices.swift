import MessageStackView
import UIKit

/// The settings of a post's style.
struct StyleChoices: Equatable, Sendable {
    /// The palette, if any.
    var palette: PaletteChoice?
    /// Whether the palette's background is translucent.
    var isTranslucent = false
    /// The background; `.none` for the palette's background, if there is a palette.
    var background = FillChoices.none
    var corners = PostCorners.none
    /// The border's color; nil for the palette's border, if there is a palette.
    var border: ColorChoice?
    var borderWidth: CGFloat = 1
    var shadow = ShadowChoices.none
    /// The tint color; nil for the palette's, or the host's without a palette.
    var tint: ColorChoice?
    /// The text color; nil for the palette's, or the view's without a palette.
    var text: ColorChoice?
    var interfaceStyle = UIUserInterfaceStyle.unspecified

    /// Returns the settings of an unmodified palette.
    static func palette(_ palette: PaletteChoice, isTranslucent: Bool = false) -> StyleChoices {
        StyleChoices(
            palette: palette, isTranslucent: isTranslucent, corners: .themed(20), shadow: .floating)
    }

    var style: PostStyle {
        var style = palette.map { PostStyle.palette($0.palette, isTranslucent: isTranslucent) } ?? PostStyle()
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
