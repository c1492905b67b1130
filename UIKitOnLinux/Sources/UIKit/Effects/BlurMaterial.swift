/// What a blur's style looks like in light or in dark.
///
/// Apple publishes none of these figures and nobody has measured them. The oldest styles follow Apple's sample code of
/// 2013, "Blurring and Tinting an Image"; the materials its design resources, where they name one, and the eye.
struct BlurMaterial: Equatable {
    var filter: BackdropFilter
    /// From 0, black, to 1, white.
    var tint: CGFloat
    /// How much the tint covers, from 0 to 1.
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

    /// What stands in for the blur where transparency is reduced: the tint over the appearance's own background.
    var opaqueColor: CGColor {
        let background: CGFloat = isDark ? 0.11 : 1
        return CGColor(gray: tint * coverage + background * (1 - coverage), alpha: 1)
    }

    /// The look of a style in an interface that is dark or not.
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
