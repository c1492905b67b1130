package import UIKit

/// The look of a ready-made post: the colors, fonts and metrics with which a card draws its parts.
///
/// `init(of:style:severity:isCentered:appBackground:appTint:)` decides about all values of a card, in one place.
package struct PostLook: Equatable {
    /// The look of a text.
    package struct Text: Equatable {
        package var font: PostFont?
        package var color: UIColor?
        var alignment: NSTextAlignment?
        var numberOfLines: Int?
    }

    package var title = Text()
    package var subtitle = Text()
    package var background: UIColor?
    /// The color of template images and, unless they have a color, of texts.
    package var tint: UIColor?
    /// The corner radius in points. If it is 0, a theme doesn't round the corners.
    package var cornerRadius: CGFloat?
    package var shadowOpacity: Float?
    /// The distances in points from the edges to the content. Left and right mean leading and trailing.
    var insets: UIEdgeInsets?
    /// The distance in points between the parts.
    var spacing: CGFloat?
    /// The side of the icon in points at the default text size.
    var iconSide: CGFloat?
    /// The size in points of the image before the texts.
    var imageSize: CGSize?
    /// The color of an X that closes the post.
    var closeColor: UIColor?
    /// The color of the titles of quiet buttons, and of errors; unset for that of the title.
    var buttonColor: UIColor?
    /// The icon of the severity.
    var icon: UIImage?
    /// The fills behind the parts.
    var backgroundFills: [PostFill] = []

    package init() {}

    /// Creates the look of a card. Only the font of a text depends on more than this: on the text size.
    ///
    /// The values are those of the style and its theme and, where these have none, those of the kind. A style with a background
    /// hides that of the card, and a severity has its own colors. A value that the app has set on a part precedes the look. On a
    /// background that the app has chosen without a text color, texts are legible.
    ///
    /// - Parameters:
    ///   - kind: The kind of the card.
    ///   - style: The resolved style of the post, with its theme.
    ///   - severity: The severity; nil, the default, for none.
    ///   - isCentered: A Boolean value that indicates whether the texts are centered; false by default.
    ///   - appBackground: The background that the app has set on the view; nil, the default, for none.
    ///   - appTint: The tint color that the app has set on the view; nil, the default, for none.
    ///   - isHighContrast: A Boolean value that indicates whether the setting Increase Contrast is on, with which texts are legible
    ///     on any background that is known; false by default.
    init(
        of kind: Kind, style: PostStyle, severity: PostSeverity? = nil, isCentered: Bool = false,
        appBackground: UIColor? = nil, appTint: UIColor? = nil, isHighContrast: Bool = false
    ) {
        let (theme, own) = (style.theme, kind.look)
        let hasBackground = !style.background.isEmpty
        var palette: PostTheme.Palette?
        if !hasBackground {
            let isAppColored = appBackground != nil || appTint != nil
            palette = severity.map { theme[$0] } ?? (isAppColored ? nil : theme.neutral(over: own))
        }
        // With a tint color alone, the other colors are those of the kind.
        let isTint = severity == nil && theme.neutral == nil
        var textColor = style.textColor ?? (isTint && own.title.color != nil ? nil : palette?.text)
        // A tint color of the app is that of the texts, too.
        if own.title.color == nil, appTint != nil { textColor = nil }

        let metrics = kind.validMetrics(in: theme)
        self = own
        background = hasBackground ? .clear : palette?.background ?? background
        let radius = cornerRadius ?? 0 > 0 ? theme.cornerRadius?.validLength : nil
        cornerRadius = hasBackground ? 0 : radius ?? cornerRadius
        if hasBackground || !style.shadows.isEmpty { shadowOpacity = 0 }
        tint = style.tintColor ?? palette?.accent ?? style.hudTint(for: severity) ?? tint
        let surface = appBackground ?? (hasBackground ? nil : background)
        backgroundFills = style.background + [surface].compactMap(\.self).map(PostFill.color)
        title = Text(
            own.title, style.title, size: kind.hasSmallTitle ? metrics?.textSize : metrics?.titleSize,
            typeface: kind.hasSmallTitle ? theme.bodyTypeface : theme.titleTypeface, textColor, isCentered)
        subtitle = Text(
            own.subtitle, style.subtitle, size: metrics?.textSize, typeface: theme.bodyTypeface, textColor, isCentered)
        (insets, spacing) = (metrics?.edgeInsets, metrics?.spacing)
        (iconSide, imageSize) = (metrics?.iconSide, metrics?.iconSize)
        closeColor = textColor ?? closeColor
        icon = severity.flatMap { theme[$0].icon }

        // A style and a palette have the colors of the app, and so do cards on their own background.
        let (isOnOwnGround, isOfStyle) = (appBackground == nil, appBackground == nil || !style.hasTextOfPalette)
        let isOfCard = isOnOwnGround && !hasBackground
        ensureContrast(
            of: style,
            isTextOfApp: style.textColor != nil ? isOfStyle : isOnOwnGround && textColor != nil || isOfCard,
            isTintOfApp: style.tintColor != nil ? isOfStyle : isOnOwnGround && palette != nil || isOfCard,
            appTint: appTint, isHighContrast: isHighContrast)
    }

    /// Replaces colors that are illegible on `backgroundFills`: those of the library and, with Increase Contrast, the texts of
    /// the app.
    private mutating func ensureContrast(
        of style: PostStyle, isTextOfApp: Bool, isTintOfApp: Bool, appTint: UIColor?, isHighContrast: Bool
    ) {
        let backgroundFills = backgroundFills
        func legible(_ color: UIColor?, _ contrast: CGFloat = Contrast.text, isOfApp: Bool) -> UIColor? {
            if isOfApp, !isHighContrast { return color }
            return color?.legible(contrast: contrast) { backgroundFills.opaqueColors(in: $0) }
        }
        if appTint == nil, !isTintOfApp { tint = legible(tint, Contrast.graphic, isOfApp: false) }
        closeColor = legible(closeColor, isOfApp: isTextOfApp)
        for (path, ofStyle) in [(\PostLook.title, style.title), (\.subtitle, style.subtitle)] {
            let color = self[keyPath: path].color
            // A text without a color has the tint color.
            let ofTint = appTint ?? tint
            let isOfApp = ofStyle.color != nil || (color == nil ? appTint != nil || isTintOfApp : isTextOfApp)
            let shown = legible(color ?? ofTint, isOfApp: isOfApp)
            if shown !== ofTint { self[keyPath: path].color = shown }
        }
    }
}

extension PostLook.Text {
    /// Creates the look of a text in a style and its theme.
    fileprivate init(
        _ own: PostLook.Text, _ style: PostStyle.Text, size: CGFloat?, typeface: PostTheme.Typeface?, _ color: UIColor?,
        _ isCentered: Bool
    ) {
        let size = style.size.flatMap { $0.isFinite && $0 > 0 ? $0.limited : nil } ?? size
        self.init(
            font: (size.flatMap { own.font?.sized($0) } ?? own.font)?.with(style.typeface ?? typeface),
            color: style.color ?? color ?? own.color,
            alignment: style.alignment ?? (isCentered ? .center : .natural),
            numberOfLines: max(0, style.numberOfLines ?? 0))
    }
}

extension PostLook {
    /// A kind of ready-made post: the look of its cards without a style and a theme, and the metrics that these have.
    package struct Kind {
        /// The colors, fonts and corners of the kind. Its metrics are those of the theme.
        package var look: PostLook
        /// The metrics in a theme; nil for those that the card has in any theme.
        package var metrics: (any KeyPath<PostTheme, PostTheme.Metrics> & Sendable)?
        /// A Boolean value that indicates whether the title has the size and the typeface of texts; false by default.
        var hasSmallTitle = false

        /// Creates a kind with a look, and the changes that `edit` makes.
        init(
            _ metrics: any KeyPath<PostTheme, PostTheme.Metrics> & Sendable, _ look: PostLook = PostLook(),
            hasSmallTitle: Bool = false, edit: (inout PostLook) -> Void = { _ in }
        ) {
            (self.metrics, self.look, self.hasSmallTitle) = (metrics, look, hasSmallTitle)
            self.look.cornerRadius = look.cornerRadius ?? 0
            self.look.shadowOpacity = look.shadowOpacity ?? 0
            edit(&self.look)
        }

        /// A Boolean value that indicates whether cards have the metrics of the system's alerts.
        var isAlert: Bool { metrics.map { $0 == \PostTheme.alert } ?? false }

        /// Returns the metrics in a theme. Its invalid values are replaced by those of the default theme.
        fileprivate func validMetrics(in theme: PostTheme) -> PostTheme.Metrics? {
            guard let metrics else { return nil }
            return theme[keyPath: metrics].valid(or: PostTheme.standard[keyPath: metrics])
        }

        /// Messages: near black on a light gray, with a small shadow.
        package static let message = Kind(\.message) {
            $0.title.font = .system(.subheadline, size: 15, weight: .semibold)
            $0.subtitle.font = .system(.subheadline, size: 15, weight: .regular)
            ($0.background, $0.tint) = (.messageBackground, .messageTint)
            $0.shadowOpacity = PostStyle.Shadow.message.opacity
        }

        /// Notes: messages with one small text.
        static let note = Kind(\.note, message.look, hasSmallTitle: true) { $0.title.font = .preferred(.footnote) }

        /// Badge messages: black and gray on a white card.
        static let badge = Kind(\.badge) {
            $0.title = Text(font: .system(.headline, size: 17, weight: .semibold), color: .label)
            $0.subtitle = Text(font: .system(.subheadline, size: 15, weight: .regular), color: .badgeSubtitle)
            ($0.background, $0.closeColor, $0.cornerRadius) = (.badgeCard, .badgeSubtitle, 20)
            $0.shadowOpacity = PostStyle.Shadow.floating.opacity
        }

        /// Alerts, forms and ratings.
        package static let alert = Kind(\.alert) {
            $0.title = Text(font: .preferred(.headline), color: .label)
            $0.subtitle = Text(font: .preferred(.subheadline), color: .badgeSubtitle)
            $0.background = .badgeCard
        }

        /// Pop-ups.
        static let popup = Kind(\.popup) {
            $0.title = Text(font: .system(.title2, size: 22, weight: .bold), color: .label)
            $0.subtitle = Text(font: .preferred(.body), color: .badgeSubtitle)
            $0.background = .badgeCard
        }
    }
}
