/// The frame of a sheet for the height of a detent. Measured on iOS 26.1, except for the cards of an iPad.
struct SheetGeometry: Equatable {
    private enum Metrics {
        /// The distance in points from the screen's edges of a sheet whose detent has a height of at least `high`, but
        /// not the full height.
        static let inset: CGFloat = 8
        /// The distance in points from the screen's edges of a sheet whose detent has a height of at most `low`.
        static let lowInset: CGFloat = 28
        /// The greatest height of a detent, in points, at which the sheet has the distance `lowInset` from the screen's
        /// edges and no bottom safe area. Between `low` and `high`, the distance and the safe area are interpolated.
        static let low: CGFloat = 76
        /// The least height of a detent, in points, at which the sheet has the distance `inset` from the screen's edges
        /// and its whole bottom safe area.
        static let high: CGFloat = 150
        /// The minimum distance from the top of the screen to a large sheet, in points, as measured on an iPhone SE
        /// with and without its status bar. If the top safe area inset is larger, the sheet begins below the safe area.
        static let leastTop: CGFloat = 30
        /// The height of the medium detent as a fraction of the maximum height.
        static let mediumPart: CGFloat = 0.56
        static let formSize = CGSize(width: 540, height: 620)
        static let pageWidth: CGFloat = 704
        static let pageMargin: CGFloat = 44
    }

    let bounds: CGRect
    let safeArea: UIEdgeInsets
    /// The number of pixels per point.
    let scale: CGFloat
    /// The size of a centered card if both size classes are regular; nil for a sheet at the bottom.
    var cardSize: CGSize?
    /// Whether the sheet covers the screen, as in compact height.
    var coversAll = false

    @MainActor init(in container: UIView, of style: UIModalPresentationStyle, preferredSize: CGSize) {
        bounds = container.bounds
        safeArea = container.safeAreaInsets
        let traits = container.traitCollection
        scale = UITraitCollection.displayScale(from: traits)
        if traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular {
            let isPortrait = bounds.width < bounds.height
            let page = CGSize(
                width: isPortrait ? bounds.width : min(Metrics.pageWidth, bounds.width - 2 * Metrics.pageMargin),
                height: bounds.height - 2 * Metrics.pageMargin)
            let wanted = preferredSize == .zero ? Metrics.formSize : preferredSize
            let form = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, page.height))
            cardSize = style == .formSheet ? form : page
        } else {
            coversAll = traits.verticalSizeClass == .compact
        }
    }

    /// The maximum height. A detent of that height or more is the large sheet.
    var maximumValue: CGFloat { max(0, bounds.height - top - safeArea.bottom) }

    /// The height of the medium detent, or nil if there is none.
    var mediumValue: CGFloat? { coversAll ? nil : (Metrics.mediumPart * maximumValue * scale).rounded() / scale }

    /// The distance of the large sheet from the top.
    private var top: CGFloat { cardSize == nil ? max(Metrics.leastTop, safeArea.top) : safeArea.top }

    /// Returns the frame for a detent's height. A sheet below full height floats: its frame is that of a sheet as wide
    /// as the screen, scaled down.
    func frame(value: CGFloat) -> CGRect {
        if coversAll { return bounds }
        if let size = cardSize {
            return CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
        }
        guard value < maximumValue else {
            return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
        }
        let inset = Metrics.lowInset + (Metrics.inset - Metrics.lowInset) * openness(of: value)
        let scale = max(0, bounds.width - 2 * inset) / max(1, bounds.width)
        let height = scale * (value + (value >= Metrics.high ? safeArea.bottom : 0))
        return CGRect(
            x: bounds.minX + inset, y: bounds.maxY - inset - height, width: bounds.width - 2 * inset, height: height)
    }

    /// Returns the bottom safe area of the content in points, which is zero for detents of at most the height `low`.
    func bottomSafeArea(value: CGFloat, scale: CGFloat) -> CGFloat {
        guard cardSize == nil, !coversAll else { return coversAll ? safeArea.bottom : 0 }
        return (safeArea.bottom * openness(of: value) * scale).rounded() / scale
    }

    /// Returns the factor by which the distance from the screen's edges and the bottom safe area are interpolated for a
    /// detent's height: 0 for heights of at most `low`, and 1 for heights of at least `high`.
    private func openness(of value: CGFloat) -> CGFloat {
        min(1, max(0, (value - Metrics.low) / (Metrics.high - Metrics.low)))
    }
}
