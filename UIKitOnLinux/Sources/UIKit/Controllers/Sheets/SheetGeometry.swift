/// Where a sheet lies for a height that a detent asks for. Measured on iOS 26.1, besides the cards of an iPad.
struct SheetGeometry: Equatable {
    private enum Metrics {
        /// From the edges of the screen, for sheets that don't reach up to the top.
        static let inset: CGFloat = 8
        static let lowInset: CGFloat = 28
        /// The values between which the inset, and the safe area inside, go from one to the other.
        static let low: CGFloat = 76
        static let high: CGFloat = 150
        static let mediumPart: CGFloat = 0.56
        static let formSize = CGSize(width: 540, height: 620)
        static let pageWidth: CGFloat = 704
        static let pageMargin: CGFloat = 44
    }

    let bounds: CGRect
    let safeArea: UIEdgeInsets
    /// A card in the middle, as where both size classes are regular; nil for a sheet at the bottom.
    var cardSize: CGSize?
    /// Whether the sheet covers everything, as it does where the height is compact.
    var coversAll = false

    @MainActor init(in container: UIView, of style: UIModalPresentationStyle, preferredSize: CGSize) {
        bounds = container.bounds
        safeArea = container.safeAreaInsets
        let traits = container.traitCollection
        if traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular {
            let page = CGSize(
                width: min(Metrics.pageWidth, bounds.width - 2 * Metrics.pageMargin),
                height: bounds.height - 2 * Metrics.pageMargin)
            let wanted = preferredSize == .zero ? Metrics.formSize : preferredSize
            let form = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, page.height))
            cardSize = style == .formSheet ? form : page
        } else {
            coversAll = traits.verticalSizeClass == .compact
        }
    }

    /// The greatest value that counts; one of a detent that is as large gives the large sheet.
    var maximumValue: CGFloat { max(0, bounds.height - safeArea.top - safeArea.bottom) }

    /// Nil where there is no such sheet.
    var mediumValue: CGFloat? { coversAll ? nil : (Metrics.mediumPart * maximumValue).rounded() }

    /// A sheet smaller than the large one floats: its frame is that of a sheet as wide as the screen, made smaller.
    func frame(value: CGFloat) -> CGRect {
        if coversAll { return bounds }
        if let size = cardSize {
            return CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
        }
        guard value < maximumValue else {
            return bounds.inset(by: UIEdgeInsets(top: safeArea.top, left: 0, bottom: 0, right: 0))
        }
        let inset = Metrics.lowInset + (Metrics.inset - Metrics.lowInset) * openness(of: value)
        let scale = max(0, bounds.width - 2 * inset) / max(1, bounds.width)
        let height = scale * (value + (value >= Metrics.high ? safeArea.bottom : 0))
        return CGRect(
            x: bounds.minX + inset, y: bounds.maxY - inset - height, width: bounds.width - 2 * inset, height: height)
    }

    /// What the content keeps clear of below, in points: nothing in the lowest sheets.
    func bottomSafeArea(value: CGFloat, scale: CGFloat) -> CGFloat {
        guard cardSize == nil, !coversAll else { return coversAll ? safeArea.bottom : 0 }
        return (safeArea.bottom * openness(of: value) * scale).rounded() / scale
    }

    /// From 0 for the lowest sheets to 1.
    private func openness(of value: CGFloat) -> CGFloat {
        min(1, max(0, (value - Metrics.low) / (Metrics.high - Metrics.low)))
    }
}
