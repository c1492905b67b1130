public import UIKit

/// The look of a post regardless of its content: the background, the corners, the border and the shadows around the posted view,
/// and the colors of the texts and icons in the view.
///
/// ```swift
/// postView.presentation.style = PostStyle(.blur(.systemMaterial), corners: .rounded(16))
/// ```
///
/// While the post is on screen, its style adapts to the size of the post, to light and dark mode, to the contrast and to the
/// layout direction.
public struct PostStyle: Equatable, Sendable {
    /// The fills behind the posted view, from back to front. The default is an empty array, which shows only the background
    /// of the view itself.
    ///
    /// If the array is empty, but the style has rounded corners, a border or a shadow, a posted view without a background color
    /// gets the background color that the post's theme has for posts without a severity. To prevent that, set this property to
    /// `[.color(.clear)]`.
    public var background: [PostFill]

    /// The corners of the post, to which the posted view is clipped. The default is `.none`, for square corners.
    public var corners: PostCorners

    /// The color of the border along the inside of the post's edges. The default is nil, which shows no border, except in these
    /// cases:
    /// - A post with shadows and rounded corners, but without a `PostFill.glass`, has a faint border in dark mode, where shadows
    ///   are hard to see, and a gray border while Increase Contrast is on.
    /// - While Increase Contrast is on, a post with a `PostFill.palette` in its background has a border in the accent color of
    ///   that palette.
    ///
    /// To remove these borders, set the property to `.clear`. A dynamic color adapts to dark mode and contrast.
    public var borderColor: UIColor?

    /// The width of the border in points. The default is 1. If the width is 0, no border is shown.
    public var borderWidth: CGFloat

    /// The shadows of the post, from back to front. The default is an empty array, which shows no shadow.
    public var shadows: [PostStyle.Shadow]

    /// The tint color of the posted view, which colors its icons and controls. The default is nil, which uses the accent color of
    /// the palette in `background`. If several fills have a palette, the palette of the front one is used.
    ///
    /// If no fill has a palette, nil uses the `PostTheme.tintColor` of the post's theme or, if the theme sets no tint color, the
    /// tint color of the view that shows the post. A `PostFill.glass` with the palette `.neutral` counts as a fill without a
    /// palette if `PostTheme.neutral` is nil. A view on which the app has set a tint color keeps that color.
    public var tintColor: UIColor?

    /// The color of texts in ready-made posts, and in your own views that apply it (see `PostContentView.apply(_:)`). The default
    /// is nil, which uses the text color of the palette in `background`. If no fill has a palette, the views keep their own text
    /// colors. In a ready-made post, black or white replaces such a color where it would have too little contrast.
    ///
    /// A ready-made post shows a color that you set, even with too little contrast. If the contrast of the color to an opaque
    /// background is less than 4.5 : 1, black or white replaces the color while Increase Contrast is on, and a debug build logs a
    /// warning (at most one per launch). The same applies to colors that you set on the labels of the post.
    public var textColor: UIColor?

    /// The font, color, alignment and number of lines of the title in a ready-made post, such as a `Message`. By default, none of
    /// these values is set, and the title keeps the look that the post and its theme give it.
    ///
    /// ```swift
    /// postView.post(message, as: PostPresentation { $0.style.title.numberOfLines = 1 })
    /// ```
    public var title: Text {
        get { texts?.value.title ?? Text() }
        set { setTexts(Texts(title: newValue, subtitle: subtitle)) }
    }

    /// The font, color, alignment and number of lines of the text below the title in a ready-made post, such as a `Message`. By
    /// default, none of these values is set, and the text keeps the look that the post and its theme give it.
    public var subtitle: Text {
        get { texts?.value.subtitle ?? Text() }
        set { setTexts(Texts(title: title, subtitle: newValue)) }
    }

    /// The user interface style of the post: light or dark. The default is `.unspecified`, which uses the style of the view that
    /// shows the post.
    public var userInterfaceStyle: UIUserInterfaceStyle

    /// The theme of the post, for a view that implements `PostContentView.apply(_:)`. Only the style that the library passes to
    /// that method has the theme of the post. In any other style, this property is the default theme, `PostTheme()`.
    public var theme: PostTheme { themeBox?.value ?? .standard }

    /// The arrangement of messages.
    var arrangement = Arrangement.standard

    /// An arrangement of the parts of a message.
    enum Arrangement: Equatable {
        case standard
        /// An arrangement in which messages show only their icon and title until they are expanded, as in
        /// `PostPresentation.pill`.
        case pill
        /// An arrangement with small, centered texts, as in `PostPresentation.toast`.
        case toast
        /// An arrangement with the parts centered below each other, as in `PostPresentation.hud(blocksApp:)`.
        case hud
    }

    /// A Boolean value that indicates whether a compact message is a capsule without its text.
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

    /// A Boolean value that indicates whether the text color of a resolved style is that of its palette; false by default.
    var hasTextOfPalette = false

    /// Creates a style. Without arguments, the style draws nothing around the posted view, and doesn't change the colors of the
    /// view.
    ///
    /// - Parameters:
    ///   - background: The fills behind the posted view, from back to front. By default, there are no fills, and only the
    ///     background of the view itself is shown.
    ///   - corners: The corners of the post. The default is `.none`, for square corners.
    ///   - borderColor: The color of the border. The default is nil, which shows no border in most cases; the property
    ///     `borderColor` lists the exceptions.
    ///   - borderWidth: The width of the border in points. The default is 1. If the width is 0, no border is shown.
    ///   - shadows: The shadows, from back to front. The default is an empty array.
    ///   - tintColor: The tint color. The default is nil, which uses the accent color of a palette in the background or, without
    ///     a palette, the tint color of the theme.
    ///   - textColor: The text color. The default is nil, which uses the text color of a palette in the background or, without a
    ///     palette, the view's own text colors.
    ///   - userInterfaceStyle: The user interface style: light or dark. The default is `.unspecified`, which uses the style of
    ///     the view that shows the post.
    public init(
        _ background: PostFill...,
        corners: PostCorners = .none,
        borderColor: UIColor? = nil,
        borderWidth: CGFloat = 1,
        shadows: [PostStyle.Shadow] = [],
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

    /// A Boolean value that indicates whether one of the fills is glass or a blur, which UIKit doesn't draw in a translucent view.
    var hasEffect: Bool { hasGlass || background.contains { if case .blur = $0 { true } else { false } } }

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
        if textColor == nil { (style.textColor, style.hasTextOfPalette) = (palette.text, true) }
        // The accent of plain glass, near black, would be that of prominent buttons.
        let isPlainGlass = self.palette == nil && fill?.glassPalette?.role == .neutral && !theme.hasNeutralColors
        style.tintColor = tintColor ?? (isPlainGlass ? nil : palette.accent)
        if self.palette != nil || fill?.glassPalette == nil {
            style.borderColor = borderColor ?? (hasEdge ? palette.outlineWithEdge : palette.outline)
        }
        style.palette = nil
        return style
    }

    /// The tint color for views without their own: in a HUD, that of texts, and otherwise that of the theme; nil for none.
    var defaultTint: UIColor? { arrangement == .hud ? .label : theme.tintColor.map(legibleTint) }

    /// Returns the tint color of a HUD without its own; nil for other posts.
    func hudTint(for severity: PostSeverity?) -> UIColor? {
        arrangement == .hud ? severity.map { legibleTint(theme[$0].accent) } ?? defaultTint : nil
    }

    /// Returns a tint color with a contrast of at least 3 : 1 to the color of the uppermost fill or, without one, to that of the
    /// system's background.
    func legibleTint(_ color: UIColor) -> UIColor {
        let base = background.reversed().lazy.compactMap(\.mainColor).first ?? .systemBackground
        return color.legible(contrast: Contrast.graphic) { [base.resolvedColor(with: $0)] }
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
    /// The look of a text in a ready-made post, such as a `Message`. A property that is nil doesn't change the text. A value that
    /// an app has set on the label itself has precedence.
    public struct Text: Equatable, Sendable {
        /// The typeface of the text. The default is nil, which uses a typeface of the post's theme: `PostTheme.titleTypeface` for
        /// titles, and `PostTheme.bodyTypeface` for other texts and for the titles of notes and toasts.
        public var typeface: PostTheme.Typeface?

        /// The font size in points, at the default text size. The default is nil, which uses the size in the `PostTheme.Metrics`
        /// of the post's theme. A size that isn't positive counts as nil.
        public var size: CGFloat?

        /// The color of the text. The default is nil, which uses `PostStyle.textColor` of the style that
        /// this text is a part of.
        public var color: UIColor?

        /// The alignment of the text. The default is nil, which uses the alignment of the ready-made post: centered (for example,
        /// in alerts) or natural.
        public var alignment: NSTextAlignment?

        /// The maximum number of lines of the text. The default is nil, for no limit. Zero and negative numbers also mean that
        /// there is no limit.
        public var numberOfLines: Int?

        /// Creates a look in which all properties are nil, which doesn't change the text.
        public init() {}
    }
}
