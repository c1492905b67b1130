import UIKit

extension PostStyle {
    /// The style of a theme: its colours, corners of 20 points, and soft shadows.
    ///
    /// Where people asked for more contrast it has a border in the accent colour too.
    ///
    /// ```swift
    /// postView.presentation.style = .theme(.warning, isTranslucent: true)
    /// ```
    ///
    /// - Parameters:
    ///   - theme: the colours.
    ///   - isTranslucent: whether what is behind shows through, out of focus; false by default. It does so only as far
    ///     as texts and icons have their contrast over black and over white, and so over anything; with Increase
    ///     Contrast nothing shows through.
    public static func theme(_ theme: PostTheme, isTranslucent: Bool = false) -> PostStyle {
        var style = PostStyle(
            corners: .rounded(20),
            border: PostBorder(color: theme.outline),
            shadows: NeuomorphicShadow.dropped.components,
            tintColor: theme.accent,
            textColor: theme.text)
        style.background = isTranslucent ? [.blur(.systemMaterial), .color(theme.veil)] : [.color(theme.background)]
        return style
    }
}
