public import UIKit

/// The colors, fonts and metrics of an app's posts.
///
/// ```swift
/// PostEnvironment.app.theme.tintColor = .systemPurple
/// PostEnvironment.app.theme.titleTypeface = .system(.black)
/// ```
///
/// You can set a theme for the app, for a `PostManager`, for a poster (a view that shows posts) or for a post. A post uses the
/// first theme that is set, in this order:
/// 1. the theme of the post: `PostPresentation.theme` of its presentation; ``PostOptions/presentation`` lists the sources of the
///    presentation
/// 2. the theme of the poster: that of `UIViewPoster.presentation` or, for a SwiftUI view, of `postTheme(_:)`
/// 3. the theme of `PostManager.environment`, which is the app's theme, `PostEnvironment.app.theme`, unless you set another
///    environment
///
/// The app's theme is `PostTheme()` until you change it. Themes aren't merged: a post has all values of one theme. To change only
/// a part of the app's theme for a poster, change a copy of the app's theme. A value that an app has set on a posted view itself,
/// and a color of a `PostStyle`, have precedence over a theme. If you change the theme of the app, a manager or a poster, posts
/// on screen change too.
public struct PostTheme: Equatable, Sendable {
    // MARK: - Lifecycle

    /// Creates a theme with default values, with which each ready-made post and each built-in presentation has its default look.
    public init() {}

    /// Creates a theme with default values, and changes it with a closure.
    ///
    /// - Parameter edit: A closure that changes the theme, which is its argument. It is called once, before this initializer
    ///   returns.
    public init(_ edit: (inout PostTheme) -> Void) {
        edit(&self)
    }

    // MARK: - Public

    /// The palette of posts with the severity `.information`. The default is `PostTheme.Palette.information`.
    public var information = Palette.information

    /// The palette of posts with the severity `.success`. The default is `PostTheme.Palette.success`.
    public var success = Palette.success

    /// The palette of posts with the severity `.warning`. The default is `PostTheme.Palette.warning`.
    public var warning = Palette.warning

    /// The palette of posts with the severity `.error`. The default is `PostTheme.Palette.error`.
    public var error = Palette.error

    /// The palette of posts without a severity. The default is nil, with which each ready-made post keeps its own colors. In this
    /// case, a `PostStyle` with the palette `.neutral` has the colors of `PostTheme.Palette.neutral`.
    public var neutral: Palette?

    /// The typeface of titles, except those of notes and toasts. The default is nil, with which the ready-made posts keep their
    /// own typefaces. `PostTheme.Metrics` has the font sizes.
    public var titleTypeface: Typeface?

    /// The typeface of buttons, of all texts except titles, and of the titles of notes and toasts. The default is nil, with which
    /// the ready-made posts keep their own typefaces. `PostTheme.Metrics` has the font sizes.
    public var bodyTypeface: Typeface?

    /// The corner radius of posts in points. The default is nil, with which each built-in presentation keeps its own radius.
    ///
    /// The radius applies to corners whose `PostCorners.followsTheme` is true, such as the rounded corners of the built-in
    /// presentations, and to the cards of badge messages. With 0, these corners are square. A negative number counts as nil.
    public var cornerRadius: CGFloat?

    /// The accent color of posts without a severity. The default is nil, which uses the accent color of `neutral`. If `neutral`
    /// is nil too, each posted view keeps its own tint color. Where the color has a contrast of less than 3 : 1 to the
    /// background, black or white replaces the color.
    public var tintColor: UIColor?

    /// The sizes and distances of messages (see `Message`). By default, the font size of the title and the text is 15 points, and
    /// the side of the icon and the left image is 32 points. The insets are 12 points at the top and bottom, and 16 points at the
    /// sides. The spacing is 12 points.
    public var message = Metrics.message

    /// The sizes and distances of notes (see `NoteMessage`). By default, the font size of the text is 13 points, and the side of
    /// an icon is 20 points. The insets are 8 points at the top and bottom, and 16 points at the sides. The spacing is 8 points.
    public var note = Metrics.note

    /// The sizes and distances of messages with the presentation `.toast`, and of messages with the presentation `.pill` until
    /// the user opens them. By default, the font size of the texts is 15 points, and the side of an icon is 20 points. The insets
    /// are 12 points at the top and bottom, and 20 points at the sides. The spacing is 8 points.
    public var toast = Metrics.toast

    /// The sizes and distances of badge messages (see `BadgeMessage`). By default, the font size of the title is 17 points, that
    /// of the text is 15 points, and the side of the badge is 48 points. The spacing is 16 points. The insets are 16 points,
    /// except for 4 points at the trailing side, after the close button.
    public var badge = Metrics.badge

    /// The sizes and distances of alerts, forms and ratings. By default, the font size of the title is 17 points, that of the
    /// text is 15 points, and the side of the icon is 44 points. The insets are 16 points, and the spacing is 20.333 points, as
    /// in Apple's alerts of iOS 26.
    public var alert = Metrics.alert

    /// The sizes and distances of pop-ups (see `PopupMessage`). By default, the font size of the title is 22 points, that of the
    /// text is 17 points, and the side of an icon is 64 points. The insets are 12 points, and the spacing is 20 points.
    public var popup = Metrics.popup

    /// The shadow of badge messages. By default, it is black with a radius of 14 points, an opacity of 0.18 and an offset of
    /// (0, 6) points. If the post has a ``PostStyle`` with a background or with shadows, the badge message doesn't show this
    /// shadow.
    public var badgeMessageShadow = PostStyle.Shadow.floating

    /// The shadow of the badge in a badge message. By default, it is black with a radius of 3 points, an opacity of 0.15 and an
    /// offset of (0, 1.5) points. A ``BadgeView`` outside a badge message has the `badgeShadow` that `PostEnvironment.app.theme`
    /// has when the view is created.
    public var badgeShadow = PostStyle.Shadow.defaultBlack

    /// A Boolean value that indicates whether animated images repeat for as long as they are shown. The default is false: the
    /// images move for at most 5 seconds, since criterion 2.2.2, *Pause, Stop, Hide*, of WCAG 2.2 requires a way to stop longer
    /// motion. In this case, an image whose animation takes longer than 5 seconds doesn't move at all. While Reduce Motion is on,
    /// no image moves.
    ///
    /// A change of this value applies to images that are shown afterward.
    public var repeatsAnimatedImages = false

    /// The palette that this theme has for posts with a severity.
    ///
    /// If the severity is nil, the result is the palette for posts without a severity: `neutral` or, if `neutral` is nil,
    /// `PostTheme.Palette.neutral`. If `tintColor` isn't nil, it replaces the accent color of that palette.
    public subscript(severity: PostSeverity?) -> Palette {
        switch severity {
        case .information: information
        case .success: success
        case .warning: warning
        case .error: error
        case nil: (neutral ?? .neutral).tinted(tintColor)
        }
    }

    // MARK: - Internal

    /// A theme without changes.
    static let standard = PostTheme()

    /// A Boolean value that indicates whether the theme has colors for posts without a severity.
    var hasNeutralColors: Bool { neutral != nil || tintColor != nil }

    /// Returns the palette that a palette stands for; a custom one is returned unchanged.
    func resolved(_ palette: Palette) -> Palette {
        guard let role = palette.role else { return palette }
        var resolved = self[role.severity]
        resolved.role = role
        return resolved
    }

    /// Returns the colors of a card without a severity, from those of its kind; nil if the theme has neither a neutral palette nor a
    /// tint color.
    func neutral(over look: PostLook) -> Palette? {
        if let neutral { return neutral.tinted(tintColor) }
        return tintColor.map {
            Palette(
                background: look.background ?? .messageBackground, text: look.title.color ?? look.tint ?? .messageTint,
                accent: $0)
        }
    }
}

extension PostTheme {
    /// A font family with a weight, as a font without a size.
    ///
    /// ```swift
    /// PostEnvironment.app.theme.titleTypeface = .system(.black)
    /// PostEnvironment.app.theme.bodyTypeface = PostTheme.Typeface(named: "AvenirNext-Medium")
    /// ```
    public struct Typeface: Equatable, Sendable {
        /// The font. Its size has no effect.
        let font: UIFont

        /// Creates a typeface from a font, with the family and the weight of the font.
        ///
        /// - Parameter font: The font. The size of the font has no effect, since `PostTheme.Metrics` has the sizes.
        public init(_ font: UIFont) {
            self.font = font.withSize(Self.size)
        }

        /// Creates a typeface from the name of a font. The result is nil if no font with that name is installed.
        ///
        /// - Parameter name: The PostScript name or the family name of the font.
        public init?(named name: String) {
            guard let font = UIFont(name: name, size: Self.size) else { return nil }
            self.init(font)
        }

        /// Returns the typeface of the system, San Francisco, with a weight.
        ///
        /// - Parameter weight: The weight, such as `.black`.
        public static func system(_ weight: UIFont.Weight) -> Typeface {
            Typeface(.systemFont(ofSize: size, weight: weight))
        }

        /// Returns the monospaced typeface of the system with a weight.
        ///
        /// - Parameter weight: The weight, such as `.semibold`. The default is `.regular`.
        public static func monospaced(_ weight: UIFont.Weight = .regular) -> Typeface {
            Typeface(.monospacedSystemFont(ofSize: size, weight: weight))
        }

        /// The size of all fonts, so that typefaces can be compared.
        private static let size: CGFloat = 17
    }
}

extension PostTheme.Palette {
    /// Returns the palette with another accent color; unchanged for nil.
    fileprivate func tinted(_ accent: UIColor?) -> Self {
        guard let accent else { return self }
        return Self(background: background, text: text, accent: accent, icon: icon)
    }
}
