public import UIKit

extension PostTheme {
    /// The background, text and accent colors of a post, and an icon with the same meaning.
    ///
    /// ```swift
    /// postView.presentation.style = .palette(.success)
    /// postView.post(Message(title: "Saved", leftImage: PostTheme.Palette.success.icon))
    /// ```
    ///
    /// A ``PostStyle`` with the palette `neutral`, `information`, `success`, `warning` or `error` shows the palette that has this
    /// name in the post's ``PostTheme``. Code that reads a color or an icon of such a palette, as in the sample, gets the
    /// library's default color or icon, regardless of any theme. If you change a color or the icon of such a palette, the result
    /// is a palette of your own, which no theme replaces.
    ///
    /// To create a palette of your own, use colors that adapt to dark mode and contrast:
    ///
    /// ```swift
    /// extension PostTheme.Palette {
    ///     static let promotion = PostTheme.Palette(.purple, icon: UIImage(systemName: "star.fill"))
    /// }
    /// ```
    public struct Palette: Equatable, Sendable {
        // MARK: - Lifecycle

        /// Creates a palette.
        ///
        /// The text color needs a contrast of at least 4.5 : 1 to the background, and the accent color one of at least 3 : 1, in
        /// light and dark mode, with normal and increased contrast. Where the contrast of the accent color is lower, black or
        /// white replaces the color. Where the contrast of the text color is lower, black or white replaces the color while
        /// Increase Contrast is on. In both cases, a debug build logs a warning (at most one per launch).
        ///
        /// - Parameters:
        ///   - background: The background color of the post. It should be opaque, since the contrast is computed for the color
        ///     alone.
        ///   - text: The color of texts.
        ///   - accent: The color of icons and controls.
        ///   - icon: A template image with the same meaning as the colors, for people who can't distinguish the colors. The
        ///     default is nil, for a palette without an icon.
        public init(background: UIColor, text: UIColor, accent: UIColor, icon: UIImage? = nil) {
            let backgrounds: @Sendable (UITraitCollection) -> [UIColor] = { [background.resolvedColor(with: $0)] }
            Self.advise(on: text, "text", Contrast.text, backgrounds)
            Self.advise(on: accent, "accent", Contrast.graphic, backgrounds)
            colors = PostBox(Self.colors(background: background, text: text, accent: accent, icon: icon))
        }

        /// Returns the legible colors of a palette.
        private static func colors(
            background: UIColor, text givenText: UIColor, accent givenAccent: UIColor, icon: UIImage?
        )
            -> Colors
        {
            let backgrounds: @Sendable (UITraitCollection) -> [UIColor] = { [background.resolvedColor(with: $0)] }
            let legible = givenText.legible(on: backgrounds)
            let text = legible === givenText ? givenText : givenText.withIncreasedContrast(legible)
            let accent = givenAccent.legible(contrast: Contrast.graphic, on: backgrounds)
            return Colors(
                background: background, givenText: givenText, givenAccent: givenAccent, text: text, accent: accent,
                icon: icon,
                overlay: overlay(of: background, text: text, accent: accent, atLeast: 60),
                outline: .clear.withIncreasedContrast(accent),
                outlineWithEdge: .shadowEdge.withIncreasedContrast(accent))
        }

        /// Creates a palette with a background color, and with texts and icons in black or white, whichever has the higher
        /// contrast to the background color. The contrast is at least 4.5 : 1.
        ///
        /// - Parameters:
        ///   - color: The background color of the post. It should be opaque, since the contrast is computed for the color alone.
        ///   - icon: A template image with the same meaning as the color, for people who can't distinguish the color. The
        ///     default is nil, for a palette without an icon.
        public init(_ color: UIColor, icon: UIImage? = nil) {
            let textColor = color.blackOrWhite
            self.init(background: color, text: textColor, accent: textColor, icon: icon)
        }

        // MARK: - Public

        /// The background color of the post.
        public var background: UIColor {
            get { colors.value.background }
            set { replace(background: newValue) }
        }

        /// The color of texts. If you set a color with a contrast of less than 4.5 : 1 to the background, the property becomes a
        /// dynamic color, which is black or white while Increase Contrast is on, and otherwise your color.
        public var text: UIColor {
            get { colors.value.text }
            set { replace(text: newValue) }
        }

        /// The color of icons and controls, and of the border that a post has while Increase Contrast is on. If a color
        /// that you set has a contrast of less than 3 : 1 to the background of the palette in light mode or in dark mode, the
        /// property returns black or white in that mode.
        public var accent: UIColor {
            get { colors.value.accent }
            set { replace(accent: newValue) }
        }

        /// An icon with the same meaning as the colors, for people who can't distinguish the colors. It is nil for a palette
        /// without an icon.
        ///
        /// A message with a severity shows the icon of the palette for that severity. A ``PostStyle`` with a palette doesn't show
        /// the icon.
        public var icon: UIImage? {
            get { colors.value.icon }
            set { replace(icon: .some(newValue)) }
        }

        // MARK: - Internal

        /// The palette of a theme that a palette stands for.
        struct Role: Equatable, Sendable {
            /// The severity; nil for the neutral palette.
            let severity: PostSeverity?

            static let neutral = Role(severity: nil)
        }

        /// The palette of the theme that replaces this one; nil for a custom palette.
        var role: Role?

        /// The background of a translucent post, on which texts and icons are legible over any content.
        var overlay: UIColor { colors.value.overlay }

        /// Returns the background color of an opaque or a translucent fill that uses the palette.
        func background(isTranslucent: Bool) -> UIColor { isTranslucent ? overlay : background }

        /// The color above glass, which is more translucent than the overlay of a blur.
        var glassOverlay: UIColor { Self.overlay(of: background, text: text, accent: accent, atLeast: 30) }

        /// The color of the border; clear, except with Increase Contrast.
        var outline: UIColor { colors.value.outline }

        /// The color of the border of a post with shadows: that of `outline` with Increase Contrast, and otherwise `shadowEdge`.
        var outlineWithEdge: UIColor { colors.value.outlineWithEdge }

        // MARK: - Private

        private struct Colors: Equatable, Sendable {
            let background: UIColor
            /// The color of texts as it was set, before it was made legible.
            let givenText: UIColor
            /// The accent color as it was set, before it was made legible.
            let givenAccent: UIColor
            let text: UIColor
            let accent: UIColor
            let icon: UIImage?
            let overlay: UIColor
            let outline: UIColor
            let outlineWithEdge: UIColor
        }

        /// The colors and the icon, stored out of line, since themes, styles and fills copy palettes.
        private var colors: PostBox<Colors>

        /// Replaces a part, so that the palette no longer stands for one of the theme.
        private mutating func replace(
            background: UIColor? = nil, text: UIColor? = nil, accent: UIColor? = nil, icon: UIImage?? = nil
        ) {
            let old = colors.value
            colors = PostBox(
                Self.colors(
                    background: background ?? old.background, text: text ?? old.givenText,
                    accent: accent ?? old.givenAccent, icon: icon ?? old.icon))
            role = nil
        }

        /// In a debug build, advises about a color with too little contrast, on the main actor.
        private static func advise(
            on color: UIColor, _ name: String, _ least: CGFloat, _ backgrounds: (UITraitCollection) -> [UIColor]
        ) {
            #if DEBUG
                let ratio =
                    UITraitCollection.appearances.map { traits in
                        color.resolvedColor(with: traits).leastContrast(over: backgrounds(traits))
                    }.min() ?? 21
                guard ratio < least else { return }
                MainQueue.perform { PostMisuse.advise(onContrast: ratio, of: "The \(name) of a palette", least) }
            #endif
        }

        /// Returns the most translucent background with which texts and icons are legible over black and over white, and so
        /// over any blurred content between them.
        ///
        /// - Parameter least: The least opacity in percent.
        private static func overlay(
            of background: UIColor, text: UIColor, accent: UIColor, atLeast least: Int
        ) -> UIColor {
            UIColor { traits in
                let colors = [background, text, accent].map { $0.resolvedColor(with: traits) }
                guard traits.accessibilityContrast != .high else { return colors[0] }
                let backgrounds = [UIColor.black, .white]
                return stride(from: least, to: 100, by: 1).lazy.map { colors[0].withAlphaComponent(CGFloat($0) / 100) }
                    .filter { [$0].first(over: backgrounds, contrast: Contrast.text, to: colors[1]) != nil }
                    .first(over: backgrounds, contrast: Contrast.graphic, to: colors[2]) ?? colors[0]
            }
        }
    }
}

extension PostTheme.Palette {
    /// The palette of posts without a severity: black texts and icons on a near-white background or, in dark mode, white texts
    /// and icons on a near-black background. In a `PostStyle`, the palette that the post's theme has for posts without a severity
    /// replaces this palette.
    public static let neutral = Self(
        role: nil,
        background: adaptive(0xFAFAFC, contrast: 0xFFFFFF, dark: 0x141416, darkContrast: 0x000000),
        text: adaptive(0x000000, contrast: 0x000000, dark: 0xFFFFFF, darkContrast: 0xFFFFFF),
        accent: adaptive(0x1C1C1E, contrast: 0x000000, dark: 0xF2F2F7, darkContrast: 0xFFFFFF))

    /// The palette for information: blue, with an “i” in a circle as its icon. In a `PostStyle`, the palette `information` of the
    /// post's theme replaces this palette.
    public static let information = Self(
        role: .information,
        background: adaptive(0xEAF3FF, contrast: 0xFFFFFF, dark: 0x13243D, darkContrast: 0x050B14),
        text: adaptive(0x0B2447, contrast: 0x000000, dark: 0xEAF2FF, darkContrast: 0xFFFFFF),
        accent: adaptive(0x0B55C4, contrast: 0x003E9C, dark: 0x74B8FF, darkContrast: 0xB0D8FF),
        icon: UIImage(systemName: "info.circle.fill"))

    /// The palette for success: green, with a check mark in a circle as its icon. In a `PostStyle`, the palette `success` of the
    /// post's theme replaces this palette.
    public static let success = Self(
        role: .success,
        background: adaptive(0xE8F7EC, contrast: 0xFFFFFF, dark: 0x132C1C, darkContrast: 0x040D07),
        text: adaptive(0x0C2F1A, contrast: 0x000000, dark: 0xE9F8EE, darkContrast: 0xFFFFFF),
        accent: adaptive(0x11692C, contrast: 0x00521D, dark: 0x4FD970, darkContrast: 0x8AF0A3),
        icon: UIImage(systemName: "checkmark.circle.fill"))

    /// The palette for warnings: amber, with an exclamation mark in a triangle as its icon. In a `PostStyle`, the palette
    /// `warning` of the post's theme replaces this palette.
    public static let warning = Self(
        role: .warning,
        background: adaptive(0xFFF4DD, contrast: 0xFFFFFF, dark: 0x33260B, darkContrast: 0x100B02),
        text: adaptive(0x3A2600, contrast: 0x000000, dark: 0xFFF6E3, darkContrast: 0xFFFFFF),
        accent: adaptive(0x8A4B00, contrast: 0x663700, dark: 0xFFC24B, darkContrast: 0xFFDB8F),
        icon: UIImage(systemName: "exclamationmark.triangle.fill"))

    /// The palette for errors: red, with an X in an octagon as its icon. In a `PostStyle`, the palette `error` of the post's
    /// theme replaces this palette.
    public static let error = Self(
        role: .error,
        background: adaptive(0xFFECEC, contrast: 0xFFFFFF, dark: 0x3B1618, darkContrast: 0x140405),
        text: adaptive(0x470D10, contrast: 0x000000, dark: 0xFFECEC, darkContrast: 0xFFFFFF),
        accent: adaptive(0xB3151F, contrast: 0x8E0010, dark: 0xFF9092, darkContrast: 0xFFB8B9),
        icon: UIImage(systemName: "xmark.octagon.fill"))

    /// Creates the palette that the library has for a severity, such as the palette `warning` for `.warning`. In a ``PostStyle``,
    /// the palette that the post's ``PostTheme`` has for this severity replaces the new palette.
    ///
    /// - Parameter severity: The severity, such as `.warning`.
    public init(_ severity: PostSeverity) {
        self =
            switch severity {
            case .information: .information
            case .success: .success
            case .warning: .warning
            case .error: .error
            }
    }

    /// Returns a color from 0xRRGGBB values for light and dark mode, each with normal and increased contrast.
    private static func adaptive(_ light: Int, contrast: Int, dark: Int, darkContrast: Int) -> UIColor {
        UIColor { traits in
            let isHigh = traits.accessibilityContrast == .high
            let isDark = traits.userInterfaceStyle == .dark
            return UIColor(hex: isDark ? isHigh ? darkContrast : dark : isHigh ? contrast : light)
        }
    }

    private init(
        role severity: PostSeverity?, background: UIColor, text: UIColor, accent: UIColor, icon: UIImage? = nil
    ) {
        self.init(background: background, text: text, accent: accent, icon: icon)
        role = Role(severity: severity)
    }
}

extension PostStyle {
    /// Returns a style with the colors of a palette, rounded corners, and soft shadows. The radius of the corners is the
    /// `PostTheme.cornerRadius` of the post's theme or, if the theme sets none, 20 points.
    ///
    /// ```swift
    /// postView.presentation.style = .palette(.warning, isTranslucent: true)
    /// ```
    ///
    /// While Increase Contrast is on, the style also has a border in the accent color of the palette. If you replace the
    /// background of the style, the colors of texts, icons and the border remain those of the palette.
    ///
    /// - Parameters:
    ///   - palette: The palette. The default is `.neutral`, which uses the palette that the post's theme has for posts without a
    ///     severity.
    ///   - isTranslucent: A Boolean value that indicates whether the views behind the post are visible, blurred, through the
    ///     background of the post. The default is false. The translucency is limited so that texts and icons keep their contrast
    ///     over any content. While Increase Contrast is on, the background is opaque.
    public static func palette(_ palette: PostTheme.Palette = .neutral, isTranslucent: Bool = false) -> PostStyle {
        var style = PostStyle(corners: .themed(20), shadows: PostStyle.Shadow.raised)
        if isTranslucent { style.background = [.blur(.systemMaterial)] }
        style.background.append(.palette(palette, isTranslucent: isTranslucent))
        style.palette = palette
        return style
    }
}
