/// An effect that blurs the content behind a visual effect view and tints it.
///
/// https://developer.apple.com/documentation/uikit/uiblureffect
@MainActor
open class UIBlurEffect: UIVisualEffect {
    package let style: Style

    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

    /// The styles of a blur, which determine its strength and tint.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        /// Light or dark, matching the interface.
        case regular = 4
        /// Like `regular`, but stronger.
        case prominent = 5

        // Light or dark, matching the interface.
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        /// The material of the system's bars.
        case systemChromeMaterial = 10

        // Always light.
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15

        // Always dark.
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    /// Returns the material in a light or dark interface.
    override func material(inDark: Bool) -> BlurMaterial { BlurMaterial(style, inDark: inDark) }

    // MARK: Equality

    /// Blur effects of the same style are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    open override var hash: Int { style.hashValue }
}
