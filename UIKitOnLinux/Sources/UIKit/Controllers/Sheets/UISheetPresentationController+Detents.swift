// The resolution of detents, the placement of the card, and dimming.
extension UISheetPresentationController {
    var geometry: SheetGeometry? {
        containerView.map {
            SheetGeometry(
                in: $0, of: presentationStyle, preferredSize: presentedViewController.preferredContentSize)
        }
    }

    /// The active detents and their heights, ascending. Contains the large detent if no other is active.
    var resolvedDetents: [(name: Detent.Identifier, value: CGFloat)] {
        guard let geometry, let containerView else { return [] }
        let context = DetentContext(geometry, containerView.traitCollection)
        let resolved = detents.compactMap { detent in
            detent.value(in: context).map { (name: detent.name, value: min($0, geometry.maximumValue)) }
        }
        return resolved.isEmpty ? [(.large, geometry.maximumValue)] : resolved.sorted { $0.value < $1.value }
    }

    /// The height of the selected detent, otherwise of the smallest.
    var selectedValue: CGFloat {
        let all = resolvedDetents
        return (all.first { $0.name == selectedDetentIdentifier } ?? all.first)?.value ?? 0
    }

    /// Whether the sheet can be dragged to a larger detent.
    var canGrow: Bool { (resolvedDetents.last?.value ?? 0) > selectedValue }

    func detentsDidChange() {
        guard containerView != nil, drag == nil, settling == nil, !isChangingWithAnimation else { return }
        placePresentedView()
        dimmingDidChange()
    }

    func cornersDidChange() {
        card?.layer.cornerRadius = preferredCornerRadius ?? SheetCardView.cornerRadius
    }

    func placeCard(at frame: CGRect, value: CGFloat) {
        guard let card, let containerView, let geometry else { return }
        let scale = UITraitCollection.displayScale(from: containerView.traitCollection)
        card.place(at: frame)
        card.bottomSafeArea = geometry.bottomSafeArea(value: value, scale: scale)
        // The large sheet has square corners at the bottom, since it reaches the screen's edge.
        let isAttached = frame.maxY >= containerView.bounds.maxY
        card.layer.maskedCorners =
            isAttached
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }

    // MARK: - Dimming

    func isUndimmed(at value: CGFloat) -> Bool {
        guard let limit = resolvedDetents.first(where: { $0.name == largestUndimmedDetentIdentifier }) else {
            return false
        }
        return value <= limit.value
    }

    func dimming(at value: CGFloat) -> CGFloat { isUndimmed(at: value) ? 0 : Self.dimming }

    func dimmingDidChange() {
        dimmingView.alpha = dimming(at: selectedValue)
        dimmingView.isUserInteractionEnabled = !passesTouchesThrough
        containerView?.accessibilityViewIsModal = !passesTouchesThrough
    }
}
