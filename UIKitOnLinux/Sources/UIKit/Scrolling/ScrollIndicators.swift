/// The two scroll indicators, which are visible during scrolling and shortly afterward.
@MainActor
final class ScrollIndicators {
    private static let thickness: CGFloat = 2.5
    /// The distance from the edges of the scroll view, in points.
    private static let inset: CGFloat = 3
    private static let minimumLength: CGFloat = 36
    /// The minimum length while the content is stretched beyond its end, in points.
    private static let squeezedLength: CGFloat = 7
    private static let fadeDelay: TimeInterval = 0.5
    private static let fadeDuration: TimeInterval = 0.4

    private var bars: [ScrollAxis: UIView] = [:]

    /// Shows the indicators of the scrollable axes.
    func show(in scrollView: UIScrollView) {
        for axis in ScrollAxis.allCases where shows(axis, scrollView) {
            let bar = bars[axis] ?? makeBar()
            bars[axis] = bar
            if scrollView.storedSubviews.last !== bar { scrollView.addSubview(bar) }
            bar.alpha = 1
        }
        layOut(in: scrollView)
    }

    func fade() {
        for bar in bars.values where bar.alpha > 0 {
            UIView.animate(withDuration: Self.fadeDuration, delay: Self.fadeDelay) { bar.alpha = 0 }
        }
    }

    func layOut(in scrollView: UIScrollView) {
        for (axis, bar) in bars where bar.alpha > 0 {
            let frame = shows(axis, scrollView) ? frame(of: axis, in: scrollView) : nil
            bar.isHidden = frame == nil
            if let frame { bar.frame = frame }
        }
    }

    private func makeBar() -> UIView {
        let bar = UIView()
        bar.isUserInteractionEnabled = false
        bar.layer.cornerRadius = Self.thickness / 2
        bar.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
        }
        return bar
    }

    private func shows(_ axis: ScrollAxis, _ scrollView: UIScrollView) -> Bool {
        let isWanted =
            axis == .horizontal
            ? scrollView.showsHorizontalScrollIndicator : scrollView.showsVerticalScrollIndicator
        let limits = scrollView.limits(axis)
        return isWanted && limits.upper > limits.lower
    }

    /// Returns the frame of an indicator in the content's coordinates, so that it is fixed on the screen; `nil` if the
    /// scroll view is too small for one.
    private func frame(of axis: ScrollAxis, in scrollView: UIScrollView) -> CGRect? {
        let area = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
            .insetBy(dx: Self.inset, dy: Self.inset)
        guard !area.isNull else { return nil }
        let track = max(0, area.size[keyPath: axis.length])
        let limits = scrollView.limits(axis)
        let position = scrollView.contentOffset[keyPath: axis.coordinate]
        let seen = scrollView.bounds.size[keyPath: axis.length]
        let whole = seen + limits.upper - limits.lower
        let full = max(Self.minimumLength, track * seen / whole)
        let length = min(track, max(Self.squeezedLength, full - abs(limits.excess(of: position))))
        let progress = (limits.clamp(position) - limits.lower) / (limits.upper - limits.lower)
        let start = (track - length) * progress
        switch axis {
        case .horizontal:
            return CGRect(
                x: area.minX + start, y: area.maxY - Self.thickness, width: length, height: Self.thickness)
        case .vertical:
            let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x = isRightToLeft ? area.minX : area.maxX - Self.thickness
            return CGRect(x: x, y: area.minY + start, width: Self.thickness, height: length)
        }
    }
}
