package import UIKit

/// The look of a ready-made post: the colors, fonts and metrics with which a card draws its parts.
///
/// A look is also one layer of another. `init(of:style:severity:isCentered:app:late:)` decides about all values of a card, in one
/// place: an unset value is that of the layer below.
package struct PostLook: Equatable {
    /// The look of a text.
    package struct Text: Equatable {
        package var font: PostFont?
        package var color: UIColor?
        var alignment: NSTextAlignment?
        var numberOfLines: Int?

        fileprivate func over(_ below: Text) -> Text {
            Text(
                font: font ?? below.font, color: color ?? below.color, alignment: alignment ?? below.alignment,
                numberOfLines: numberOfLines ?? below.numberOfLines)
        }
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

    package init() {}

    /// Returns the look with the values of another one where it has none.
    func over(_ below: PostLook) -> PostLook {
        var look = self
        look.title = title.over(below.title)
        look.subtitle = subtitle.over(below.subtitle)
        look.background = background ?? below.background
        look.tint = tint ?? below.tint
        look.cornerRadius = cornerRadius ?? below.cornerRadius
        look.shadowOpacity = shadowOpacity ?? below.shadowOpacity
        look.insets = insets ?? below.insets
        look.spacing = spacing ?? below.spacing
        look.iconSide = iconSide ?? below.iconSide
        look.imageSize = imageSize ?? below.imageSize
        look.closeColor = closeColor ?? below.closeColor
        look.buttonColor = buttonColor ?? below.buttonColor
        look.icon = icon ?? below.icon
        return look
    }

    /// Creates the look of a card. Only the font of a text depends on more than this: on the text size.
    ///
    /// The layers, from the top:
    /// 1. the values that the app has set on the posted view (`late`),
    /// 2. those that hide any other: a style with a background hides that of the view, and a severity has its own colors,
    /// 3. the values that the app has set on the view before (`app`),
    /// 4. those of the style and its theme,
    /// 5. those of the kind.
    ///
    /// - Parameters:
    ///   - kind: The kind of the card.
    ///   - style: The resolved style of the post, with its theme.
    ///   - severity: The severity; nil, the default, for none.
    ///   - isCentered: A Boolean value that indicates whether the texts are centered; false by default.
    ///   - app: The values that the app has set on the view; none by default.
    ///   - late: The values that the app has set on the view while it had the colors of a style; none by default.
    init(
        of kind: Kind, style: PostStyle, severity: PostSeverity? = nil, isCentered: Bool = false,
        app: PostLook = PostLook(), late: PostLook = PostLook()
    ) {
        let (theme, own) = (style.theme, kind.look)
        let hasBackground = !style.background.isEmpty
        var palette: PostTheme.Palette?
        if !hasBackground {
            let isAppColored = late.over(app).background != nil || late.over(app).tint != nil
            palette = severity.map { theme[$0] } ?? (isAppColored ? nil : theme.neutral(over: own))
        }
        // With a tint color alone, the other colors are those of the kind.
        let isTint = severity == nil && theme.neutral == nil
        var textColor = style.textColor ?? (isTint && own.title.color != nil ? nil : palette?.text)
        // A tint color that the app has set last is that of the texts, too.
        if own.title.color == nil, late.tint != nil { textColor = nil }

        var hiding = PostLook()
        hiding.background = hasBackground ? .clear : palette?.background
        hiding.tint = style.tintColor ?? palette?.accent
        if style.arrangement == .hud, hiding.tint == nil {
            hiding.tint = severity.map { style.legibleTint(theme[$0].accent) } ?? style.defaultTint
        }
        if hasBackground { hiding.cornerRadius = 0 }
        if hasBackground || !style.shadows.isEmpty { hiding.shadowOpacity = 0 }

        let metrics = kind.validMetrics(in: theme)
        var styled = PostLook()
        styled.title = Text(
            own.title, style.title, size: kind.hasSmallTitle ? metrics?.textSize : metrics?.titleSize,
            typeface: kind.hasSmallTitle ? theme.bodyTypeface : theme.titleTypeface, textColor, isCentered)
        styled.subtitle = Text(
            own.subtitle, style.subtitle, size: metrics?.textSize, typeface: theme.bodyTypeface, textColor, isCentered)
        if let radius = own.cornerRadius, radius > 0 { styled.cornerRadius = theme.cornerRadius?.validLength }
        (styled.insets, styled.spacing) = (metrics?.edgeInsets, metrics?.spacing)
        (styled.iconSide, styled.imageSize) = (metrics?.iconSide, metrics?.iconSize)
        styled.closeColor = textColor
        styled.icon = severity.flatMap { theme[$0].icon }
        self = late.over(hiding).over(app).over(styled).over(own)
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
            color: style.color ?? color,
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
            $0.shadowOpacity = ShadowComponents.message.opacity
        }

        /// Notes: messages with one small text.
        static let note = Kind(\.note, message.look, hasSmallTitle: true) { $0.title.font = .preferred(.footnote) }

        /// Badge messages: black and gray on a white card.
        static let badge = Kind(\.badge) {
            $0.title = Text(font: .system(.headline, size: 17, weight: .semibold), color: .label)
            $0.subtitle = Text(font: .system(.subheadline, size: 15, weight: .regular), color: .badgeSubtitle)
            ($0.background, $0.closeColor, $0.cornerRadius) = (.badgeCard, .badgeSubtitle, 20)
            $0.shadowOpacity = ShadowComponents.floating.opacity
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
