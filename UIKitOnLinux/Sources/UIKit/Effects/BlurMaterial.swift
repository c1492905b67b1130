/// The appearance of a blur style or of glass in light or dark mode.
///
/// Apple doesn't publish these values and they haven't been measured. The oldest styles follow Apple's sample code of
/// 2013, "Blurring and Tinting an Image". The materials follow Apple's design resources where these specify one, and
/// are otherwise estimated.
struct BlurMaterial: Equatable {
    var filter: BackdropFilter
    /// The tint, from 0 (black) to 1 (white).
    var tint: CGFloat
    /// The opacity of the tint, from 0 to 1.
    var coverage: CGFloat
    var isDark: Bool

    init(
        sigma: CGFloat = 30, saturation: CGFloat = 1.8, tint: CGFloat, _ coverage: CGFloat, isDark: Bool = false
    ) {
        filter = BackdropFilter(sigma: sigma, saturation: saturation)
        self.tint = tint
        self.coverage = coverage
        self.isDark = isDark
    }

    var tintColor: CGColor { CGColor(gray: tint, alpha: coverage) }

    /// The color that replaces the blur if Reduce Transparency is on: the tint over the appearance's background.
    var opaqueColor: CGColor {
        let background: CGFloat = isDark ? 0.11 : 1
        return CGColor(gray: tint * coverage + background * (1 - coverage), alpha: 1)
    }

    /// Creates the material of a style in a light or dark interface.
    init(_ style: UIBlurEffect.Style, inDark: Bool) {
        self =
            switch style {
            case .extraLight: .extraLight
            case .light: .light
            case .dark: .dark
            case .regular: inDark ? .dark : .light
            case .prominent: inDark ? .dark : .extraLight
            case .systemUltraThinMaterial: .ultraThin(inDark)
            case .systemThinMaterial: .thin(inDark)
            case .systemMaterial: .normal(inDark)
            case .systemThickMaterial: .thick(inDark)
            case .systemChromeMaterial: .chrome(inDark)
            case .systemUltraThinMaterialLight: .ultraThin(false)
            case .systemThinMaterialLight: .thin(false)
            case .systemMaterialLight: .normal(false)
            case .systemThickMaterialLight: .thick(false)
            case .systemChromeMaterialLight: .chrome(false)
            case .systemUltraThinMaterialDark: .ultraThin(true)
            case .systemThinMaterialDark: .thin(true)
            case .systemMaterialDark: .normal(true)
            case .systemThickMaterialDark: .thick(true)
            case .systemChromeMaterialDark: .chrome(true)
            }
    }

    /// Returns the material of glass, which is estimated.
    static func glass(_ style: UIGlassEffect.Style, _ isDark: Bool) -> BlurMaterial {
        var material =
            switch style {
            case .regular: BlurMaterial(sigma: 10, saturation: 1.5, tint: isDark ? 0.1 : 1, 0.3, isDark: isDark)
            case .clear: BlurMaterial(sigma: 3, saturation: 1.2, tint: isDark ? 0.1 : 1, 0.08, isDark: isDark)
            }
        material.filter.isGlass = true
        return material
    }

    private static let extraLight = BlurMaterial(sigma: 20, tint: 0.97, 0.82)
    private static let light = BlurMaterial(tint: 1, 0.3)
    private static let dark = BlurMaterial(sigma: 20, tint: 0.11, 0.73, isDark: true)

    private static func ultraThin(_ isDark: Bool) -> BlurMaterial {
        isDark ? BlurMaterial(sigma: 22, tint: 0.145, 0.55, isDark: true) : BlurMaterial(sigma: 22, tint: 0.75, 0.44)
    }

    private static func thin(_ isDark: Bool) -> BlurMaterial { material(0.6, dark: 0.7, isDark) }
    private static func normal(_ isDark: Bool) -> BlurMaterial { material(0.75, dark: 0.82, isDark) }
    private static func thick(_ isDark: Bool) -> BlurMaterial { material(0.88, dark: 0.9, isDark) }
    private static func chrome(_ isDark: Bool) -> BlurMaterial { material(0.8, dark: 0.8, isDark) }

    private static func material(_ light: CGFloat, dark: CGFloat, _ isDark: Bool) -> BlurMaterial {
        isDark ? BlurMaterial(tint: 0.145, dark, isDark: true) : BlurMaterial(tint: 0.97, light)
    }
}
