import UIKit

/// The colours and the sign of a kind of post, from which a style is made.
///
/// ```swift
/// postView.presentation.style = .theme(.success)
/// postView.post(Message(title: "Saved", leftImage: PostTheme.success.icon))
/// ```
///
/// One of one's own takes a few lines, and UIColors that adapt to the appearance and to the contrast:
///
/// ```swift
/// extension PostTheme {
///     static let promotion = PostTheme(.purple, icon: UIImage(systemName: "star.fill"))
/// }
/// ```
public struct PostTheme: Hashable, Sendable {
    // MARK: - Lifecycle

    /// - Parameters:
    ///   - background: what the post is covered with; opaque.
    ///   - text: of texts; 4.5 : 1 against the background at least, to be legible.
    ///   - accent: of icons and controls; 3 : 1 at least.
    ///   - icon: a template image; it should tell what the colour tells to whoever can't see that.
    public init(background: UIColor, text: UIColor, accent: UIColor, icon: UIImage? = nil) {
        self.background = background
        self.text = text
        self.accent = accent
        self.icon = icon
        veil = Self.veil(of: background, text: text, accent: accent)
        outline = UIColor { $0.accessibilityContrast == .high ? accent.resolvedColor(with: $0) : .clear }
    }

    /// A colour, with texts and icons in black or white, whichever is seen better on it: 4.5 : 1 at least.
    public init(_ color: UIColor, icon: UIImage? = nil) {
        let ink = UIColor { traits in
            let color = color.resolvedColor(with: traits)
            return color.contrastRatio(to: .white) >= color.contrastRatio(to: .black) ? .white : .black
        }
        self.init(background: color, text: ink, accent: ink, icon: icon)
    }

    // MARK: - Public

    /// What the post is covered with.
    public let background: UIColor

    /// Of texts.
    public let text: UIColor

    /// Of icons and controls, and of a border where people asked for more contrast.
    public let accent: UIColor

    /// What the colour means, for whoever can't see that; nil for none. No style shows it: it is for the post's view.
    public let icon: UIImage?

    // MARK: - Internal

    /// The background of a translucent post, as far as texts and icons stay legible on it whatever is behind.
    let veil: UIColor

    /// Of the border: clear unless people asked for more contrast.
    let outline: UIColor

    /// WCAG 2.2's least contrast of texts (1.4.3) and of what isn't text (1.4.11).
    enum Contrast {
        static let text: CGFloat = 4.5
        static let accent: CGFloat = 3
    }

    // MARK: - Private

    /// As translucent as it can be: what is behind lies between black and white, whatever a blur makes of it.
    private static func veil(of background: UIColor, text: UIColor, accent: UIColor) -> UIColor {
        UIColor { traits in
            let colors = [background, text, accent].map { $0.resolvedColor(with: traits) }
            guard traits.accessibilityContrast != .high else { return colors[0] }
            for percent in stride(from: 60, to: 100, by: 1) {
                let veil = colors[0].withAlphaComponent(CGFloat(percent) / 100)
                let isLegible = [UIColor.black, .white].map(veil.composited(over:)).allSatisfy { ground in
                    ground.contrastRatio(to: colors[1]) >= Contrast.text
                        && ground.contrastRatio(to: colors[2]) >= Contrast.accent
                }
                if isLegible { return veil }
            }
            return colors[0]
        }
    }
}

extension PostTheme {
    /// Something to know: blue, with an "i" in a circle.
    public static let information = PostTheme(
        background: adaptive(0xEAF3FF, contrast: 0xFFFFFF, dark: 0x13243D, darkContrast: 0x050B14),
        text: adaptive(0x0B2447, contrast: 0x000000, dark: 0xEAF2FF, darkContrast: 0xFFFFFF),
        accent: adaptive(0x0B55C4, contrast: 0x003E9C, dark: 0x74B8FF, darkContrast: 0xB0D8FF),
        icon: UIImage(systemName: "info.circle.fill"))

    /// Something has worked: green, with a check mark in a circle.
    public static let success = PostTheme(
        background: adaptive(0xE8F7EC, contrast: 0xFFFFFF, dark: 0x132C1C, darkContrast: 0x040D07),
        text: adaptive(0x0C2F1A, contrast: 0x000000, dark: 0xE9F8EE, darkContrast: 0xFFFFFF),
        accent: adaptive(0x11692C, contrast: 0x00521D, dark: 0x4FD970, darkContrast: 0x8AF0A3),
        icon: UIImage(systemName: "checkmark.circle.fill"))

    /// Something may go wrong: amber, with an exclamation mark in a triangle.
    public static let warning = PostTheme(
        background: adaptive(0xFFF4DD, contrast: 0xFFFFFF, dark: 0x33260B, darkContrast: 0x100B02),
        text: adaptive(0x3A2600, contrast: 0x000000, dark: 0xFFF6E3, darkContrast: 0xFFFFFF),
        accent: adaptive(0x8A4B00, contrast: 0x663700, dark: 0xFFC24B, darkContrast: 0xFFDB8F),
        icon: UIImage(systemName: "exclamationmark.triangle.fill"))

    /// Something has gone wrong: red, with a cross in an octagon.
    public static let error = PostTheme(
        background: adaptive(0xFFECEC, contrast: 0xFFFFFF, dark: 0x3B1618, darkContrast: 0x140405),
        text: adaptive(0x470D10, contrast: 0x000000, dark: 0xFFECEC, darkContrast: 0xFFFFFF),
        accent: adaptive(0xB3151F, contrast: 0x8E0010, dark: 0xFF9092, darkContrast: 0xFFB8B9),
        icon: UIImage(systemName: "xmark.octagon.fill"))

    /// The theme of a kind of news.
    public init(_ severity: PostSeverity) {
        self =
            switch severity {
            case .information: .information
            case .success: .success
            case .warning: .warning
            case .error: .error
            }
    }

    /// Colours as 0xRRGGBB: in light and in dark, and where people asked for more contrast.
    private static func adaptive(_ light: Int, contrast: Int, dark: Int, darkContrast: Int) -> UIColor {
        UIColor { traits in
            let isHigh = traits.accessibilityContrast == .high
            let isDark = traits.userInterfaceStyle == .dark
            return UIColor(hex: isDark ? isHigh ? darkContrast : dark : isHigh ? contrast : light)
        }
    }
}

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
            shadows: ShadowComponents.raised,
            tintColor: theme.accent,
            textColor: theme.text)
        style.background = isTranslucent ? [.blur(.systemMaterial), .color(theme.veil)] : [.color(theme.background)]
        return style
    }
}
