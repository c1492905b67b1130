#if SWIFT_PACKAGE
    import MessageStackView
#endif
public import UIKit

/// A view that pulses to suggest a touch, and shakes and grows while it is touched.
///
/// When the view moves to a window, and after each touch, it pulses twice, 3 seconds apart. The pulses end within 5 seconds,
/// because criterion 2.2.2 of WCAG 2.2 requires a way to stop longer motion. While the user touches the view, it shakes for up to
/// 2.5 seconds. In version 3, the pulses never end, and the view shakes twice as fast.
///
/// The animations change the transform of the view. While Reduce Motion is on, they change its alpha instead. At the end of an
/// animation, the previous value is restored.
public final class ShakeView: UIView {
    // MARK: - Public

    /// The object that is notified when a pulse or the shaking starts or stops. The default is nil.
    public weak var delegate: (any ShakeViewDelegate)?

    // MARK: - UIView

    /// Schedules the first pulse for 1 second after the view moved to a window. If the view moved out of its window, it stops
    /// pulsing and shaking. UIKit calls this method.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        stopShaking(complete: false, animated: false)
        stopPulsing()
        if window != nil { schedulePulses(after: Metrics.firstPulse) }
    }

    /// Starts shaking the view. UIKit calls this method when the user touches the view.
    ///
    /// - Parameters:
    ///   - touches: The touches on the view. Their number and positions have no effect.
    ///   - event: The event of the touches.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        startShaking()
    }

    /// Stops shaking the view, and restores its transform and alpha. UIKit calls this method.
    ///
    /// - Parameters:
    ///   - touches: The touches on the view. Their number and positions have no effect.
    ///   - event: The event of the touches.
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        stopShaking(complete: false, animated: true)
    }

    /// Stops shaking the view, and restores its transform and alpha. UIKit calls this method.
    ///
    /// - Parameters:
    ///   - touches: The touches on the view. Their number and positions have no effect.
    ///   - event: The event of the touches.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        stopShaking(complete: false, animated: true)
    }

    // MARK: - Internal

    /// A Boolean value that indicates whether the view is touched and shaking.
    var isShaking: Bool { shake != nil }

    // MARK: - Private

    /// The transform and alpha of the view at rest.
    private struct Rest {
        let transform: CGAffineTransform
        let alpha: CGFloat
    }

    private struct Shake {
        let link: FrameLink
        let start: TimeInterval
    }

    private enum Metrics {
        static let firstPulse: TimeInterval = 1
        static let pulseInterval: TimeInterval = 3
        static let pulses = 2
        static let pulseDuration: TimeInterval = 0.5
        static let pulseScale: CGFloat = 1.1
        static let pulseAlpha: CGFloat = 0.6
        static let returnDuration: TimeInterval = 0.1
    }

    private let clock: any PostClock = DefaultPostClock.shared
    private var rest: Rest?
    private var shake: Shake?
    private var cancelPulse: (@MainActor () -> Void)?
    private var remainingPulses = 0
    private var pulse: UIViewPropertyAnimator?

    private static var fades: Bool { UIAccessibility.reducesMotion }

    // MARK: Shaking

    private func startShaking() {
        guard shake == nil, window != nil else { return }
        stopPulsing()
        leaveRest()
        let link = FrameLink { [weak self] in self?.shakeOn() }
        shake = Shake(link: link, start: clock.mediaTime)
        delegate?.shakeViewAnimationDidStart(self)
    }

    private func shakeOn() {
        guard let shake, let rest else { return }
        let motion = ShakeMotion(after: clock.mediaTime - shake.start)
        if Self.fades {
            alpha = rest.alpha * motion.alpha
        } else {
            transform = rest.transform.rotated(by: motion.angle).scaledBy(x: motion.scale, y: motion.scale)
        }
        if motion.progress == 1 { stopShaking(complete: true, animated: true) }
    }

    private func stopShaking(complete: Bool, animated: Bool) {
        guard let shake else { return }
        shake.link.invalidate()
        self.shake = nil
        returnToRest(animated: animated)
        if window != nil { schedulePulses(after: Metrics.pulseInterval) }
        delegate?.shakeViewAnimationDidStop(self, complete: complete)
    }

    // MARK: Pulsing

    private func schedulePulses(after seconds: TimeInterval) {
        remainingPulses = Metrics.pulses
        schedulePulse(after: seconds)
    }

    private func schedulePulse(after seconds: TimeInterval) {
        cancelPulse?()
        cancelPulse = clock.schedule(after: seconds) { [weak self] in self?.startPulse() }
    }

    private func startPulse() {
        cancelPulse = nil
        remainingPulses -= 1
        if remainingPulses > 0 { schedulePulse(after: Metrics.pulseInterval) }
        guard shake == nil, pulse == nil else { return }
        delegate?.shakeViewPulseWillStart(self)
        leaveRest()
        guard let rest else { return }
        let out: @MainActor () -> Void = { [self] in
            if Self.fades {
                alpha = rest.alpha * Metrics.pulseAlpha
            } else {
                transform = rest.transform.scaledBy(x: Metrics.pulseScale, y: Metrics.pulseScale)
            }
        }
        runPulse(out) { [weak self] in
            self?.runPulse({ self?.show(rest) }, then: { self?.stopPulse() })
        }
    }

    /// Runs one half of a pulse, during which the view can be touched.
    private func runPulse(_ animations: @escaping @MainActor () -> Void, then next: @escaping @MainActor () -> Void) {
        let animator = UIViewPropertyAnimator(duration: Metrics.pulseDuration, curve: .easeInOut) { animations() }
        animator.addCompletion { [weak self, weak animator] _ in
            if let self, let animator, pulse === animator { next() }
        }
        pulse = animator
        animator.startAnimation()
    }

    private func stopPulsing() {
        cancelPulse?()
        cancelPulse = nil
        guard let pulse else { return }
        pulse.stopAnimation(true)
        stopPulse()
    }

    private func stopPulse() {
        pulse = nil
        returnToRest(animated: false)
        delegate?.shakeViewPulseDidStop(self)
    }

    // MARK: Rest

    private func leaveRest() {
        if rest == nil { rest = Rest(transform: transform, alpha: alpha) }
    }

    private func returnToRest(animated: Bool) {
        guard let rest else { return }
        self.rest = nil
        guard animated else { return show(rest) }
        UIViewPropertyAnimator(duration: Metrics.returnDuration, curve: .easeOut) { self.show(rest) }.startAnimation()
    }

    private func show(_ rest: Rest) {
        transform = rest.transform
        alpha = rest.alpha
    }
}

/// The methods with which a `ShakeView` reports its pulses and its shaking. Each method has a default implementation, which does
/// nothing.
@MainActor
public protocol ShakeViewDelegate: AnyObject {
    /// Tells the delegate that the user touched the view, and that the view started to shake.
    ///
    /// - Parameter shakeView: The view that calls this method.
    func shakeViewAnimationDidStart(_ shakeView: ShakeView)

    /// Tells the delegate that the view stopped shaking and returns to rest.
    ///
    /// - Parameters:
    ///   - shakeView: The view that calls this method.
    ///   - complete: A Boolean value that indicates whether the view shook for the full 2.5 seconds. It is false if the touch ended
    ///     earlier, or if the view left its window.
    func shakeViewAnimationDidStop(_ shakeView: ShakeView, complete: Bool)

    /// Tells the delegate that the view is about to pulse once, which suggests to the user to touch it.
    ///
    /// - Parameter shakeView: The view that calls this method.
    func shakeViewPulseWillStart(_ shakeView: ShakeView)

    /// Tells the delegate that a pulse ended, or that a touch or the removal from the window interrupted it.
    ///
    /// - Parameter shakeView: The view that calls this method.
    func shakeViewPulseDidStop(_ shakeView: ShakeView)
}

extension ShakeViewDelegate {
    public func shakeViewAnimationDidStart(_ shakeView: ShakeView) {}
    public func shakeViewAnimationDidStop(_ shakeView: ShakeView, complete: Bool) {}
    public func shakeViewPulseWillStart(_ shakeView: ShakeView) {}
    public func shakeViewPulseDidStop(_ shakeView: ShakeView) {}
}

/// The motion of a touched view, which grows at a constant speed and rotates back and forth by an increasing angle.
struct ShakeMotion {
    /// The duration in seconds.
    static let duration: TimeInterval = 2.5

    /// Fewer than three a second, since the edges of a large view would flash: criterion 2.3.1 of WCAG 2.2.
    private static let cycles: CGFloat = 7
    private static let farthestAngle = CGFloat.pi / 15
    private static let largestScale: CGFloat = 1.4
    private static let faintestAlpha: CGFloat = 0.5

    /// The elapsed fraction of the duration, from 0 to 1.
    let progress: CGFloat

    init(after seconds: TimeInterval) {
        progress = min(1, max(0, seconds / Self.duration))
    }

    /// The clockwise rotation in radians.
    var angle: CGFloat { Self.farthestAngle * progress * progress * sin(2 * .pi * Self.cycles * progress) }

    var scale: CGFloat { 1 + (Self.largestScale - 1) * progress }

    /// The alpha while Reduce Motion is on. The view then fades instead of rotating and growing.
    var alpha: CGFloat { 1 - (1 - Self.faintestAlpha) * progress }
}
