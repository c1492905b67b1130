import MessageStackView
import UIKit

/// How a post looks.
struct StyleChoices: Equatable, Sendable {
    var background = FillChoice.none
    var corners = PostCorners.none
    /// None if nil.
    var border: ColorChoice?
    var borderWidth: CGFloat = 1
    var shadow = ShadowChoice.none
    var tint: ColorChoice?
    var text: ColorChoice?
    var interfaceStyle = UIUserInterfaceStyle.unspecified

    var style: PostStyle {
        var style = PostStyle(
            corners: corners,
            border: border.map { PostBorder(color: $0.color, width: borderWidth) },
            shadows: shadow.shadows,
            tintColor: tint?.color,
            textColor: text?.color,
            userInterfaceStyle: interfaceStyle)
        style.background = background.fills
        return style
    }
}
