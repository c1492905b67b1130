/// The lengths in a table view that depend on the device, the width of the window, and the table's style, in points.
///
/// Those of iPhones were measured on iOS 26.1, on an iPhone SE at 2× and an iPhone 16 at 3×, those of Mac Catalyst on
/// 26.1. Tablets have those of iPhones.
struct TableMetrics: Equatable {
    private enum Phone {
        /// The side margin in windows less than `wideWidth` points wide, and in others.
        static let margin: CGFloat = 16
        static let wideMargin: CGFloat = 20
        static let wideWidth: CGFloat = 390
        /// The least width of a window in which the text on a card has the wide margin too.
        static let wideCardWidth: CGFloat = 414
        /// The height of a row with one line of body text, at the default text size.
        static let row: CGFloat = 52
        /// The least height of a row, before scaling with the text.
        static let leastRow: CGFloat = 44
        /// The distances above, between and below the labels of a subtitle row.
        static let subtitle: (above: CGFloat, between: CGFloat, below: CGFloat) = (9, 3, 11.5)
        /// The difference between the heights of subtitle rows in grouped tables, 69.5, and in plain ones, 62.
        static let groupedSubtitle: CGFloat = 7.5
        /// The difference between the heights of a header and its text. In plain tables, the text's height is first
        /// rounded up to a whole point.
        static let plainHeader: CGFloat = 7
        static let firstHeader: CGFloat = 35
        static let header: CGFloat = 25
        static let headerAfterGap: CGFloat = 17.5
        /// The distances above a plain header's text, and below that of a group.
        static let abovePlainHeader: CGFloat = 4
        static let belowHeader: CGFloat = 5.5
    }

    private enum Catalyst {
        static let margin: CGFloat = 16
        static let row: CGFloat = 51.5
        static let trailingPlainSeparator: CGFloat = 8
        static let plainHeaderSide: CGFloat = 8
        static let aroundHeader: CGFloat = 10
    }

    /// The distances above and below a row's label, together.
    static let aroundLabel: CGFloat = 31
    /// The space above a plain section's header.
    static let headerPadding: CGFloat = 22
    /// The height of a group's header or footer without a title, and of the first header.
    static let groupGap: CGFloat = 17.5
    static let firstGroupGap: CGFloat = 35
    static let cardRadius: CGFloat = 26
    /// The distance above a footer's text, and the difference between the heights of the footer and its text. The
    /// text's height is first rounded up to a whole point.
    private static let aboveFooter: CGFloat = 8
    private static let footer: CGFloat = 14

    let style: UITableView.Style
    /// The width of the window or, if the table view isn't in a window, its own width.
    let width: CGFloat
    let isCatalyst: Bool

    init(style: UITableView.Style, width: CGFloat) {
        self.style = style
        self.width = width
        isCatalyst = FontMetricsProfile.current.isCatalyst
    }

    /// Rounds a length up, unless it is whole except for a calculation error.
    private static func rounded(_ length: CGFloat) -> CGFloat { (length - 1e-3).rounded(.up) }

    // MARK: - Sides

    /// The margin of the system's views at the sides of a window.
    private var margin: CGFloat {
        if isCatalyst { return Catalyst.margin }
        return width >= Phone.wideWidth ? Phone.wideMargin : Phone.margin
    }

    /// The distance of cards from both sides of an inset table; 0 in others.
    var cardInset: CGFloat { style == .insetGrouped ? margin : 0 }

    /// The distance of a row's text from the sides of its cell.
    var textMargin: CGFloat {
        guard style == .insetGrouped, !isCatalyst else { return margin }
        return width >= Phone.wideCardWidth ? Phone.wideMargin : Phone.margin
    }

    /// The distance of an accessory from the trailing side of its cell.
    var accessoryMargin: CGFloat { margin }

    /// The distances of separators from the sides of their cells.
    var separatorInset: UIEdgeInsets {
        let trailing = isCatalyst && style != .insetGrouped ? Catalyst.trailingPlainSeparator : textMargin
        return UIEdgeInsets(top: 0, left: textMargin, bottom: 0, right: trailing)
    }

    // MARK: - Rows

    /// The height of a row with one line of body text at the default text size.
    var row: CGFloat { isCatalyst ? Catalyst.row : Phone.row }

    /// Returns the height of a row with one label, given the height of the label's text.
    @MainActor func rowHeight(text: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        let height = text + Self.aroundLabel
        return isCatalyst ? height : max(Self.rounded(height), leastRow(traits))
    }

    /// Returns the height of a subtitle row, given the heights of its two labels.
    @MainActor func rowHeight(text: CGFloat, detail: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        guard !isCatalyst, detail > 0 else { return rowHeight(text: text + detail, traits) }
        let (above, between, below) = subtitle(traits)
        let height = max(Self.rounded(above + text + between + detail + below), leastRow(traits))
        return height + groupedSubtitle
    }

    /// The additional height of a subtitle row in a grouped table.
    private var groupedSubtitle: CGFloat { style == .plain ? 0 : Phone.groupedSubtitle }

    /// Returns the distances above the text and between text and detail of a subtitle row; nil if the labels are
    /// vertically centered, with no space between them.
    @MainActor func subtitleDistances(_ traits: UITraitCollection) -> (above: CGFloat, between: CGFloat)? {
        guard !isCatalyst else { return nil }
        let (above, between, _) = subtitle(traits)
        return (above + groupedSubtitle / 2, between)
    }

    /// The distances of a row's labels, scaled with the text size. At two larger text sizes, the heights are one and
    /// two points more than the measured 83 and 117.
    @MainActor private func subtitle(
        _ traits: UITraitCollection
    ) -> (above: CGFloat, between: CGFloat, below: CGFloat) {
        let lengths = Phone.subtitle
        return (scaled(lengths.above, traits), scaled(lengths.between, traits), scaled(lengths.below, traits))
    }

    @MainActor private func leastRow(_ traits: UITraitCollection) -> CGFloat { scaled(Phone.leastRow, traits) }

    @MainActor private func scaled(_ length: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        UIFontMetrics.default.scaledValue(for: length, compatibleWith: traits)
    }

    // MARK: - Titles

    /// The titles of sections.
    enum Title {
        case plainHeader
        /// The header of the first group.
        case firstHeader
        /// The header of another group.
        case header
        /// The header of a group below one without a footer.
        case headerAfterGap
        case footer
    }

    /// Returns the distance of a title's text from the sides of its view.
    func side(of title: Title) -> CGFloat {
        isCatalyst && title == .plainHeader ? Catalyst.plainHeaderSide : textMargin
    }

    /// Returns the height of a header or footer and the distance above its text, given the height of the text.
    func room(for title: Title, text: CGFloat, scale: CGFloat) -> (height: CGFloat, above: CGFloat) {
        let whole = Self.rounded(text)
        func pixels(_ length: CGFloat) -> CGFloat { Self.rounded(length * scale) / scale }
        func room(_ extra: CGFloat) -> (height: CGFloat, above: CGFloat) {
            let height = pixels(text + extra)
            return (height, height - text - pixels(Phone.belowHeader))
        }
        switch title {
        case .footer: return (whole + Self.footer, Self.aboveFooter - whole + text)
        case _ where isCatalyst: return (text + 2 * Catalyst.aroundHeader, Catalyst.aroundHeader)
        case .plainHeader: return (whole + Phone.plainHeader, Phone.abovePlainHeader)
        case .firstHeader: return room(Phone.firstHeader)
        case .header: return room(Phone.header)
        case .headerAfterGap: return room(Phone.headerAfterGap)
        }
    }
}
