// The size of the content, its insets, and the range of its offset.
extension UIScrollView {
    // MARK: - Limits

    func limits(_ axis: ScrollAxis) -> ScrollLimits {
        let inset = adjustedContentInset
        let lower = 0 - inset[keyPath: axis.leadingInset] - (axis == .vertical ? roomForTitle : 0)
        let end = contentSize[keyPath: axis.length] + inset[keyPath: axis.trailingInset]
        return ScrollLimits(lower: lower, upper: max(lower, end - bounds.size[keyPath: axis.length]))
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: limits(.horizontal).clamp(offset.x), y: limits(.vertical).clamp(offset.y))
    }

    /// The axes along which a finger can drag the content.
    var draggableAxes: [ScrollAxis] {
        ScrollAxis.allCases.filter { axis in
            let limits = limits(axis)
            return limits.upper > limits.lower || bounces && alwaysBounces(axis)
        }
    }

    private func alwaysBounces(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    }

    /// Rounds the offset to pixels.
    func aligned(_ offset: CGPoint) -> CGPoint {
        let scale = UITraitCollection.displayScale(from: traitCollection)
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    func offset(showing rect: CGRect) -> CGPoint {
        let seen = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        offset.x += Self.way(from: seen.minX...max(seen.minX, seen.maxX), toShow: rect.minX...rect.maxX)
        offset.y += Self.way(from: seen.minY...max(seen.minY, seen.maxY), toShow: rect.minY...rect.maxY)
        return clamped(offset)
    }

    /// Returns the distance to scroll. For a range larger than the window, the nearer edge is shown.
    private static func way(from window: ClosedRange<CGFloat>, toShow range: ClosedRange<CGFloat>) -> CGFloat {
        let toStart = range.lowerBound - window.lowerBound
        let toEnd = range.upperBound - window.upperBound
        if toStart < 0, toEnd < 0 { return max(toStart, toEnd) }
        if toStart > 0, toEnd > 0 { return min(toStart, toEnd) }
        return 0
    }

    // MARK: - Insets

    var insetsFromSafeArea: UIEdgeInsets {
        let adjusts: (horizontal: Bool, vertical: Bool) =
            switch contentInsetAdjustmentBehavior {
            case .never: (false, false)
            case .always: (true, true)
            case .scrollableAxes: (scrolls(.horizontal), scrolls(.vertical))
            case .automatic: (scrolls(.horizontal), scrolls(.vertical) || fillsContainedController)
            }
        return UIEdgeInsets(
            top: adjusts.vertical ? safeAreaInsets.top : 0, left: adjusts.horizontal ? safeAreaInsets.left : 0,
            bottom: adjusts.vertical ? safeAreaInsets.bottom : 0, right: adjusts.horizontal ? safeAreaInsets.right : 0)
    }

    /// Whether the axis scrolls because of its content alone. Insets are ignored, because they depend on the result.
    private func scrolls(_ axis: ScrollAxis) -> Bool {
        alwaysBounces(axis) || contentSize[keyPath: axis.length] > bounds.size[keyPath: axis.length]
    }

    private var fillsContainedController: Bool {
        if let owningController { return owningController.parent != nil }
        guard let superview, superview.subviews.first === self else { return false }
        return superview.owningController?.parent != nil
    }

    /// Updates the adjusted insets. Content at its start stays at its start, and content beyond the end moves back;
    /// otherwise the offset doesn't change.
    func updateAdjustedInset() {
        let old = lastAdjustedInset
        let new = adjustedContentInset
        guard new != old else { return }
        lastAdjustedInset = new
        var offset = contentOffset
        if offset.y <= max(-old.top, -new.top), drag == nil { offset.y = -new.top }
        if offset.x <= max(-old.left, -new.left), drag == nil { offset.x = -new.left }
        contentOffset = offset
        keepWithinLimits()
        for subview in storedSubviews { subview.updateSafeArea() }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    // MARK: - Size

    func contentSizeDidChange() {
        if let guide = layoutState.scrollContentGuide { LayoutEngine.of(self)?.setNeedsDerivation(guide) }
        updateAdjustedInset()
        keepWithinLimits()
        setNeedsLayout()
    }

    /// Moves content back that exceeds its end. Offsets below the start stay, because an app may set the offset before
    /// the content.
    func keepWithinLimits() {
        guard drag == nil, run == nil else { return }
        let upper = CGPoint(x: limits(.horizontal).upper, y: limits(.vertical).upper)
        let offset = CGPoint(x: min(contentOffset.x, upper.x), y: min(contentOffset.y, upper.y))
        if contentSize != .zero, offset != contentOffset { contentOffset = offset }
    }

    func takeOverContentSize() {
        guard let guide = layoutState.scrollContentGuide,
            let size = LayoutEngine.of(self)?.solvedSize(of: guide)
        else { return }
        contentSize = size
    }

    func didScroll() {
        LayoutEngine.of(self)?.contentDidScroll(in: self)
        setNeedsLayout()
        titleBar?.contentDidScroll(self)
        delegate?.scrollViewDidScroll(self)
    }

    // MARK: - Guides

    func guide(_ slot: WritableKeyPath<LayoutState, UILayoutGuide?>, of source: UILayoutGuide.Source) -> UILayoutGuide {
        if let guide = layoutState[keyPath: slot] { return guide }
        let guide = UILayoutGuide(source: source, owner: self)
        layoutState[keyPath: slot] = guide
        return guide
    }
}
