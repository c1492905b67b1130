import UIKit

/// The time indicator of a post: a line whose end moves. The view fills the content area of a body.
///
/// While the time passes, Core Animation moves the end of the line, without any call of the library. The animation is explicit,
/// so that it runs also where animations of views are disabled.
final class PostTimeView: UIView {
    // MARK: - Lifecycle

    init(_ indicator: PostPresentation.TimeIndicator) {
        self.indicator = indicator
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        isHidden = true
        for line in [track, mark] {
            unsafe line.view = self
            line.fillColor = nil
            line.lineWidth = Metrics.lineWidth
            layer.addSublayer(line)
        }
        observers = NotificationObservers([
            UIAccessibility.reduceMotionStatusDidChangeNotification: { [weak self] _ in self?.updateVisibility() },
            UIAccessibility.prefersCrossFadeTransitionsStatusDidChange: { [weak self] _ in self?.updateVisibility() },
        ])
        adaptToTraits { view, previous in
            let traits = view.traitCollection
            if traits.hasDifferentColorAppearance(comparedTo: previous) { view.updateColors() }
            if traits.layoutDirection != previous?.layoutDirection { view.setNeedsLayout() }
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    let indicator: PostPresentation.TimeIndicator

    /// The line whose length is the time left.
    let mark = PostShapeLayer()

    /// Shows a countdown; nil for a post that doesn't time out, which has no mark.
    func show(_ countdown: Post.Countdown?) {
        isTimed = countdown != nil
        let fraction = CGFloat(countdown?.fraction ?? 0)
        mark.removeAnimation(forKey: Self.key)
        UIView.performWithoutAnimation { mark.strokeEnd = countdown?.isRunning == true ? 0 : fraction }
        if let countdown, countdown.isRunning, countdown.timeLeft > 0, countdown.timeLeft.isFinite {
            let animation = CABasicAnimation(keyPath: Self.key)
            animation.fromValue = fraction
            animation.toValue = 0
            animation.duration = countdown.timeLeft
            animation.beginTime = mark.convertTime(CACurrentMediaTime(), from: nil)
            mark.add(animation, forKey: Self.key)
        }
        updateVisibility()
    }

    // MARK: - UIView

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = path
        for line in [track, mark] { line.path = path }
        updateColors()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    // MARK: - Private

    private static let key = "strokeEnd"

    private enum Metrics {
        static let lineWidth: CGFloat = 3
        static let ringSide: CGFloat = 18
        /// The least distance between the ring and the edges of the post.
        static let ringDistance: CGFloat = 6
        static let trackOpacity: CGFloat = 0.2
    }

    private let track = PostShapeLayer()
    private var observers: NotificationObservers?
    private var isTimed = false

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func updateVisibility() {
        isHidden = !isTimed || UIAccessibility.reducesMotion
    }

    private func updateColors() {
        guard let tintColor else { return }
        let background = enclosingSlot?.surfaceColor ?? .systemBackground
        let color = tintColor.legible(contrast: Contrast.graphic) { [background.resolvedColor(with: $0)] }
            .resolvedColor(with: traitCollection)
        mark.strokeColor = color.cgColor
        track.strokeColor = color.withAlphaComponent(color.cgColor.alpha * Metrics.trackOpacity).cgColor
    }

    private var path: CGPath {
        let isAtTop = indicator == .bar && enclosingSlot?.edge == .bottom
        let radius = enclosingSlot?.cornerRadius(isAtTop: isAtTop) ?? 0
        return indicator == .ring ? ring(radius: radius) : bar(isAtTop: isAtTop, radius: radius)
    }

    /// Returns a line from the leading to the trailing side, between the round corners, which would cut it off.
    private func bar(isAtTop: Bool, radius: CGFloat) -> CGPath {
        let half = Metrics.lineWidth / 2
        let y = isAtTop ? bounds.minY + half : bounds.maxY - half
        let ends = [
            CGPoint(x: min(bounds.midX, bounds.minX + radius), y: y),
            CGPoint(x: max(bounds.midX, bounds.maxX - radius), y: y),
        ]
        let path = CGMutablePath()
        path.move(to: ends[isRightToLeft ? 1 : 0])
        path.addLine(to: ends[isRightToLeft ? 0 : 1])
        return path
    }

    /// Returns a circle in the lower trailing corner, since the upper one can contain a close button or the number of requests.
    /// The path starts at the top and runs counterclockwise, so that the elapsed part grows clockwise.
    private func ring(radius: CGFloat) -> CGPath {
        let half = Metrics.ringSide / 2
        // In a corner with a large radius, the ring has the same distance from the arc.
        let room = max(0, radius - half - Metrics.ringDistance)
        let inset = max(half + Metrics.ringDistance, radius - room / 2.0.squareRoot())
        let center = CGPoint(
            x: isRightToLeft ? bounds.minX + inset : bounds.maxX - inset, y: bounds.maxY - inset)
        return UIBezierPath(
            arcCenter: center, radius: half - Metrics.lineWidth / 2, startAngle: -.pi / 2, endAngle: -.pi * 2.5,
            clockwise: false
        ).cgPath
    }
}
