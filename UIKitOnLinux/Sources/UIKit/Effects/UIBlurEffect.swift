/// Blurs what lies behind a visual effect view, and lays a tint over it.
///
/// https://developer.apple.com/documentation/uikit/uiblureffect
@MainActor
open class UIBlurEffect: UIVisualEffect {
    package let style: Style

    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

    /// How strong the blur is, and what its tint is like.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        /// Light or dark as the interface is.
        case regular = 4
        /// As regular, and more so.
        case prominent = 5

        // Light or dark as the interface is.
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        /// That of the system's bars.
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

    /// What it looks like in an interface that is dark or not.
    func material(inDark: Bool) -> BlurMaterial { BlurMaterial(style, inDark: inDark) }

    // MARK: Equality

    /// Blurs of one style are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    open override var hash: Int { style.hashValue }
}
