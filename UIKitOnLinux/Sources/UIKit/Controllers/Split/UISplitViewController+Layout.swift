// The layout of the columns: widths, display modes, frames.
extension UISplitViewController {
    /// The default width of a primary column, which is also the default maximum, as in UIKit since iOS 8.
    private static let standardWidth: CGFloat = 320
    private static let duration: TimeInterval = 0.35

    var isAtRight: Bool {
        (primaryEdge == .trailing) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func isWide(_ size: CGSize) -> Bool { size.width > size.height }

    // MARK: - Widths

    func primaryWidth(in width: CGFloat) -> CGFloat {
        let automatic = Self.automaticDimension
        var wanted = Self.standardWidth
        if preferredPrimaryColumnWidth != automatic {
            wanted = preferredPrimaryColumnWidth
        } else if preferredPrimaryColumnWidthFraction != automatic {
            wanted = width * preferredPrimaryColumnWidthFraction
        }
        let least = minimumPrimaryColumnWidth == automatic ? 0 : minimumPrimaryColumnWidth
        let most = maximumPrimaryColumnWidth == automatic ? Self.standardWidth : maximumPrimaryColumnWidth
        guard wanted.isFinite else { return min(width, Self.standardWidth) }
        return min(width, max(least, min(most, wanted)))
    }

    func widthsDidChange() { if isViewLoaded { layOutColumns() } }

    func sizeOfChild(_ child: any UIContentContainer, in size: CGSize) -> CGSize {
        guard !isCollapsed else { return size }
        let width = primaryWidth(in: size.width)
        if child === containers[.primary] { return CGSize(width: width, height: size.height) }
        return mode(in: size) == .oneBesideSecondary
            ? CGSize(width: size.width - width, height: size.height) : size
    }

    // MARK: - Display modes

    /// Returns the display mode for a size of the split view. The result is never `.automatic`.
    func mode(in size: CGSize) -> DisplayMode {
        guard containers[.primary] != nil else { return .secondaryOnly }
        let mode = chosenMode ?? preferredDisplayMode
        guard mode == .automatic else { return mode }
        return isWide(size) ? .oneBesideSecondary : .secondaryOnly
    }

    func preferencesDidChange() {
        chosenMode = nil
        guard isViewLoaded, !isCollapsed else { return }
        arrange()
    }

    /// Applies the display mode for a size of the split view, and notifies the delegate.
    func followDisplayMode(in size: CGSize) {
        guard !isCollapsed else { return }
        let mode = mode(in: size)
        guard mode != displayMode else { return }
        let wasHidden = displayMode == .secondaryOnly
        let isHidden = mode == .secondaryOnly
        delegate?.splitViewController(self, willChangeTo: mode)
        if isHidden, !wasHidden { delegate?.splitViewController(self, willHide: .primary) }
        if wasHidden, !isHidden { delegate?.splitViewController(self, willShow: .primary) }
        displayMode = mode
    }

    /// Changes the display mode, with an animation if the split view is visible.
    func choose(_ mode: DisplayMode) {
        chosenMode = mode
        guard isViewLoaded else { return }
        guard appearance == .appeared, UIView.areAnimationsEnabled, let primary = containers[.primary] else {
            return arrange()
        }
        followDisplayMode(in: view.bounds.size)
        if displayMode == .secondaryOnly { slideOut(primary) } else { slideIn(primary) }
    }

    private var away: CGAffineTransform {
        CGAffineTransform(translationX: primaryWidth(in: view.bounds.width) * (isAtRight ? 1 : -1), y: 0)
    }

    private func slideIn(_ primary: UIViewController) {
        let wasSliding = isSliding
        addIfNeeded(primary)
        primary.beginAppearanceTransition(true, animated: true)
        UIView.performWithoutAnimation {
            primaryHost.isHidden = false
            let child: UIView = primary.view
            child.frame = primaryHost.bounds
            primaryHost.addSubview(child)
            if !wasSliding { primaryHost.transform = away }
        }
        primary.confirmAppearance()
        run(to: .identity)
    }

    private func slideOut(_ primary: UIViewController) {
        primary.beginAppearanceTransition(false, animated: true)
        run(to: away)
    }

    private func run(to transform: CGAffineTransform) {
        slide += 1
        isSliding = true
        let slide = slide
        view.layoutIfNeeded()
        UIView.animate(withDuration: Self.duration, delay: 0, options: .beginFromCurrentState) {
            self.primaryHost.transform = transform
            self.layOutColumns()
            self.view.layoutIfNeeded()
        } completion: { [weak self] _ in
            if self?.slide == slide { self?.endSlide() }
        }
    }

    /// Completes the slide of the primary column.
    func endSlide() {
        guard isSliding else { return }
        isSliding = false
        slide += 1
        primaryHost.transform = .identity
        if displayMode != .secondaryOnly { containers[.primary]?.endAppearanceTransition() }
        arrange()
    }

    // MARK: - Frames

    func layOutColumns() {
        guard isViewLoaded else { return }
        let bounds = view.bounds
        let isOver = !isCollapsed && displayMode == .oneOverSecondary
        let isBeside = !isCollapsed && displayMode == .oneBesideSecondary
        let width = isCollapsed ? bounds.width : primaryWidth(in: bounds.width)
        let atRight = !isCollapsed && isAtRight
        primaryHost.isHidden = !isCollapsed && !isOver && !isBeside && !isSliding
        primaryHost.place(
            at: CGRect(x: atRight ? bounds.width - width : 0, y: 0, width: width, height: bounds.height))
        primaryHost.layer.shadowOpacity = isOver ? 0.15 : 0
        let taken = isBeside ? width : 0
        secondaryHost.place(
            at: CGRect(x: atRight ? 0 : taken, y: 0, width: bounds.width - taken, height: bounds.height))
        cover.isHidden = !isOver
        cover.place(at: bounds)
        let hairline = 1 / UITraitCollection.displayScale(from: traitCollection)
        separator.isHidden = !isBeside && !isOver
        separator.place(
            at: CGRect(
                x: atRight ? bounds.width - width : width - hairline, y: 0, width: hairline, height: bounds.height))
    }

    /// The controller that determines the status bar and home indicator: the single visible one, or that of the larger
    /// column.
    var leadingContainer: UIViewController? { isCollapsed ? compactContainer : containers[.secondary] }
}
