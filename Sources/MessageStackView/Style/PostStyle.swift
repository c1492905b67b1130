public import UIKit

/// The look of a post, independent of its content: the background of its view, its corners, border and shadows, and the
/// colors that its view adopts.
///
/// ```swift
/// postView.presentation.style = PostStyle(.blur(.systemMaterial), corners: .rounded(16))
/// ```
///
/// All parts adapt to size, light and dark mode, contrast and layout direction while the post is on screen.
public struct PostStyle: Equatable, Sendable {
    /// The fills behind the view, the lowest first; none by default, so that only the view's own content is visible.
    ///
    /// A view without a background has a neutral one if the style has no fill, but corners, a border or a shadow. With
    /// `.color(.clear)`, it has none.
    public var background: [PostFill]

    /// The corners; square by default. The view is clipped to them.
    public var corners: PostCorners

    /// The color of the border along the inner edge, which is resolved for the current traits. Nil, the default, stands for no
    /// border, with two exceptions: With Increase Contrast, the border above a fill with a palette has the palette's accent
    /// color. A post with shadows and round corners has a faint border in dark mode, where shadows are hard to see, and a gray
    /// border with Increase Contrast. Set `.clear` to remove these borders.
    public var borderColor: UIColor?

    /// The width of the border in points; 1 by default. NaN, infinity and negative values count as 0.
    public var borderWidth: CGFloat

    /// The shadows, the lowest first; none by default.
    public var shadows: [ShadowComponents]

    /// The tint color of the post. If it is nil, the default, the tint color is the accent color of the palette that the
    /// background uses; that of the uppermost fill if several fills have a palette. Without a palette, and for glass without a
    /// severity, it is the tint color of the theme or, if the theme has none, that of the view that shows the post.
    public var tintColor: UIColor?

    /// The text color of views that adopt styles (see `PostContentView`). If it is nil, the default, the views have the
    /// text color of the post's uppermost fill with a palette or, without one, their own text colors.
    public var textColor: UIColor?

    /// The look of the title in a ready-made post. The default changes nothing.
    ///
    /// ```swift
    /// postView.post(message, as: PostPresentation { $0.style.title.numberOfLines = 1 })
    /// ```
    public var title: Text {
        get { texts?.value.title ?? Text() }
        set { setTexts(Texts(title: newValue, subtitle: subtitle)) }
    }

    /// The look of the text below the title in a ready-made post. The default changes nothing.
    public var subtitle: Text {
        get { texts?.value.subtitle ?? Text() }
        set { setTexts(Texts(title: title, subtitle: newValue)) }
    }

    /// The interface style of the post. With `.unspecified`, the default, the post has the app's interface style.
    public var userInterfaceStyle: UIUserInterfaceStyle

    /// The theme of the post, in the style that is passed to `PostContentView.apply(_:)`. A style from anywhere else returns the
    /// default theme.
    public var theme: PostTheme { themeBox?.value ?? .standard }

    /// The arrangement of messages.
    var arrangement = Arrangement.standard

    /// An arrangement of the parts of a message.
    enum Arrangement: Equatable {
        case standard
        /// Messages are compact until they are expanded, as in `PostPresentation.pill`.
        case pill
        /// Texts are small and centered, as in `PostPresentation.toast`.
        case toast
    }

    /// A Boolean value that indicates whether messages are compact until they are expanded.
    var isCompact: Bool { arrangement == .pill }

    private var themeBox: PostBox<PostTheme>?

    /// The looks of texts, stored out of line, since most styles have none.
    private var texts: PostBox<Texts>?

    private struct Texts: Equatable {
        var title = Text()
        var subtitle = Text()
    }

    private mutating func setTexts(_ texts: Texts) {
        self.texts = texts == Texts() ? nil : PostBox(texts)
    }

    /// The palette for the border and the colors of texts and accents, also over other fills; nil, the default, for that of the
    /// uppermost fill with one.
    var palette: PostTheme.Palette?

    /// Creates a style. By default, only the view is visible.
    public init(
        _ background: PostFill...,
        corners: PostCorners = .none,
        borderColor: UIColor? = nil,
        borderWidth: CGFloat = 1,
        shadows: [ShadowComponents] = [],
        tintColor: UIColor? = nil,
        textColor: UIColor? = nil,
        userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    ) {
        self.background = background
        self.corners = corners
        self.borderColor = borderColor
        self.borderWidth = borderWidth
        self.shadows = shadows
        self.tintColor = tintColor
        self.textColor = textColor
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// A Boolean value that indicates whether only the view is visible, in its own colors.
    var isPlain: Bool { self == PostStyle() }

    /// A Boolean value that indicates whether one of the fills is glass.
    var hasGlass: Bool { background.contains { $0.glassPalette != nil } }

    /// Returns the style with the palettes and metrics of a theme, and with the text and tint colors of its uppermost fill
    /// with a palette, unless it has others.
    ///
    /// - Parameter theme: The theme; nil, the default, for the one that the style has.
    func resolved(with theme: PostTheme? = nil) -> PostStyle {
        var style = self
        if let theme, theme != .standard { style.themeBox = PostBox(theme) }
        let theme = style.theme
        style.background = background.map { $0.resolved(with: theme) }
        if corners.followsTheme, !corners.isCapsule {
            style.corners.radius = theme.cornerRadius?.validLength ?? corners.radius
        }
        style.corners.followsTheme = false
        let hasEdge = !shadows.isEmpty && !hasGlass && (corners.isCapsule || corners.radius > 0)
        if hasEdge { style.borderColor = borderColor ?? .shadowEdge }
        let fill = background.last { $0.palette != nil }
        guard let used = self.palette ?? fill?.palette else { return style }
        let palette = theme.resolved(used)
        style.textColor = textColor ?? palette.text
        // The accent of plain glass, near black, would be that of prominent buttons.
        let isPlainGlass = self.palette == nil && fill?.glassPalette?.role == .neutral && !theme.hasNeutralColors
        style.tintColor = tintColor ?? (isPlainGlass ? nil : palette.accent)
        if self.palette != nil || fill?.glassPalette == nil {
            style.borderColor = borderColor ?? (hasEdge ? palette.outlineWithEdge : palette.outline)
        }
        style.palette = nil
        return style
    }

    /// The theme's tint color for views without their own, with a contrast of at least 3 : 1 to the color of the uppermost fill
    /// or, without one, to that of the system's background; nil for none.
    var tintOfTheme: UIColor? {
        let ground = background.reversed().lazy.compactMap(\.mainColor).first ?? .systemBackground
        return theme.tintColor?.legible(on: ground, contrast: Contrast.graphic)
    }

    /// Returns the style of a presentation on a poster that has a style too: with the corners and shadows of this style, and
    /// the background, border and colors of the poster's where this style has the defaults. A style with a background has its
    /// own border and colors too.
    func over(_ poster: PostStyle) -> PostStyle {
        guard background.isEmpty else { return self }
        var style = self
        style.background = poster.background
        style.palette = palette ?? poster.palette
        if borderColor == nil { (style.borderColor, style.borderWidth) = (poster.borderColor, poster.borderWidth) }
        style.tintColor = tintColor ?? poster.tintColor
        style.textColor = textColor ?? poster.textColor
        style.texts = texts ?? poster.texts
        if userInterfaceStyle == .unspecified { style.userInterfaceStyle = poster.userInterfaceStyle }
        return style
    }

    /// A Boolean value that indicates whether the style adds something visible to the view, or clips it to a shape.
    package var needsBody: Bool {
        !background.isEmpty || corners.isCapsule || corners.radius != 0 || borderColor != nil || !shadows.isEmpty
    }

    /// Returns a Boolean value that indicates whether the views behind the post are visible through its fills. Without
    /// fills, the view counts as opaque.
    func isTranslucent(in traits: UITraitCollection) -> Bool {
        !background.isEmpty && !background.contains { $0.isOpaque(in: traits) }
    }
}

extension PostStyle {
    /// The look of a text in a ready-made post. Properties that are nil leave the text as it is. What an app has set on the label
    /// itself has precedence.
    public struct Text: Equatable, Sendable {
        /// The typeface; nil, the default, for that of the theme.
        public var typeface: PostTheme.Typeface?

        /// The point size at the default text size; nil, the default, for that of the theme's metrics. NaN, infinity, zero and
        /// negative numbers count as nil.
        public var size: CGFloat?

        /// The color; nil, the default, for the `textColor` of the style.
        public var color: UIColor?

        /// The alignment; nil, the default, for that of the post.
        public var alignment: NSTextAlignment?

        /// The maximum number of lines; nil, the default, and 0 for no limit. Negative numbers count as 0.
        public var numberOfLines: Int?

        /// Creates a look without changes.
        public init() {}
    }
}
