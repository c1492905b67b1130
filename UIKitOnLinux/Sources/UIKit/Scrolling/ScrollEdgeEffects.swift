/// The soft scroll edge effects of iOS 26: content fades below the bars at the top and at the bottom.
///
/// A scroll view has the effect where content scrolls vertically below the status bar, a navigation bar or a tab bar,
/// but not below custom bars. Apple publishes no figures for the effect. UIKit also blurs the content slightly, which
/// would triple the cost of drawing a scrolling list.
@MainActor
final class ScrollEdgeEffects {
    /// The opacity of the cover at evenly spaced locations from the edge of the screen to the uncovered content.
    private static let coverage: [CGFloat] = [0.96, 0.95, 0.95, 0.94, 0.92, 0.89, 0.82, 0.58, 0]

    private lazy var top = makeLayer()
    private lazy var bottom = makeLayer(isReversed: true)
    private var isShown = false

    /// Shows the effects at the edges where content is below bars.
    func layOut(in scrollView: UIScrollView) {
        let seen = scrollView.bounds
        let bars = Self.bars(over: scrollView)
        let hidesTop = bars.top > 0 && seen.minY + bars.top > 0
        let hidesBottom = bars.bottom > 0 && seen.maxY - bars.bottom < scrollView.contentSize.height
        guard hidesTop || hidesBottom || isShown else { return }
        isShown = hidesTop || hidesBottom
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (layer, isHidden) in [(top, !hidesTop), (bottom, !hidesBottom)] {
            layer.isHidden = isHidden
            guard !isHidden else { continue }
            if layer.superlayer !== scrollView.layer { scrollView.layer.addSublayer(layer) }
            let color = Self.background(of: scrollView)
            layer.colors = Self.coverage.compactMap { color.copy(alpha: $0) }
        }
        top.frame = CGRect(x: seen.minX, y: seen.minY, width: seen.width, height: bars.top)
        bottom.frame = CGRect(x: seen.minX, y: seen.maxY - bars.bottom, width: seen.width, height: bars.bottom)
        CATransaction.commit()
    }

    private func makeLayer(isReversed: Bool = false) -> CAGradientLayer {
        let layer = CAGradientLayer()
        if isReversed { (layer.startPoint, layer.endPoint) = (layer.endPoint, layer.startPoint) }
        // Above all views that the app adds to the scroll view.
        layer.zPosition = 1000
        return layer
    }

    /// Returns the heights by which the system's bars overlap a scroll view, in points. They are zero in a nested
    /// scroll view, because the outer one has the effect.
    private static func bars(over scrollView: UIScrollView) -> (top: CGFloat, bottom: CGFloat) {
        guard let window = scrollView.window, scrollView.draggableAxes.contains(.vertical) else { return (0, 0) }
        var top = window.safeAreaInsets.top - scrollView.convert(scrollView.bounds, to: window).minY
        var bottom: CGFloat = 0
        for view in sequence(first: scrollView as UIView, next: \.superview).dropFirst() {
            if let outer = view as? UIScrollView, outer.draggableAxes.contains(.vertical) { return (0, 0) }
            guard let container = view as? ContainerContentView else { continue }
            let frame = scrollView.convert(scrollView.bounds, to: container)
            top = max(top, container.barInsets.top - frame.minY)
            guard container.barInsets.bottom > 0 else { continue }
            bottom = max(bottom, frame.maxY - (container.bounds.height - container.barInsets.bottom))
        }
        return (max(0, top), max(0, bottom))
    }

    /// Returns the nearest opaque background color behind the content.
    private static func background(of scrollView: UIScrollView) -> CGColor {
        let traits = scrollView.traitCollection
        let colors = sequence(first: scrollView as UIView, next: \.superview).lazy.compactMap {
            $0.backgroundColor?.resolvedColor(with: traits).cgColor
        }
        return colors.first { $0.alpha == 1 } ?? UIColor.systemBackground.resolvedColor(with: traits).cgColor
    }
}
