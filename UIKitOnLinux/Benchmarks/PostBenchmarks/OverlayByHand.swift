import MessageStackView
// For `addHandler`, which replaces target and selector.
@_spi(Simulator) import UIKit

/// A message shown without the library: a view above the screen, constraints, property animators and a pan gesture.
@MainActor
final class OverlayByHand: NSObject, Overlay {
    /// An animated change with its timing.
    @MainActor
    struct Change {
        let duration: TimeInterval
        let timing: any UITimingCurveProvider
        /// Applies the hidden state to the overlay, or the state at rest.
        let apply: @MainActor (OverlayByHand, _ isHidden: Bool) -> Void
    }

    /// The changes of the entrance and the exit.
    @MainActor
    struct Motion {
        let entrance: [Change]
        let exit: [Change]
    }

    enum Look {
        /// The message without decoration.
        case plain
        /// A message with round corners and a shadow.
        case card
        /// A card above a dimmed screen.
        case dimmed
    }

    let message: UIView = Stage.makeMessage()
    /// The animated view: the message, or a card around it.
    let mover: UIView
    let dim = UIView()
    private let host: UIView
    let movement: Movement
    private var grip = CGPoint.zero
    private var turns: Bool { movement.isCentered }

    init(_ movement: Movement, on stage: Stage) {
        self.movement = movement
        // In a post, a message doesn't have its own shadow either.
        message.layer.shadowOpacity = 0
        host = movement.isOnWindow ? stage.window : stage.host
        mover = movement.look == .plain ? message : CardByHand(around: message)
        super.init()
    }

    func show() {
        if movement.look == .dimmed { addDim() }
        place()
        host.layoutIfNeeded()
        addPan()
        for change in movement.hand.entrance { change.apply(self, true) }
        animate(movement.hand.entrance, isHidden: false)
    }

    func hide() {
        animate(movement.hand.exit, isHidden: true)
    }

    /// The additional distance in points that moves the message's shadow off screen too.
    var reach: CGFloat { movement.look == .plain ? 20 : 40 }

    // MARK: - Showing

    private func addDim() {
        dim.backgroundColor = UIColor(white: 0, alpha: 0.4)
        dim.frame = host.bounds
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dim.alpha = 0
        host.addSubview(dim)
        UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut) { [dim] in dim.alpha = 1 }.startAnimation()
    }

    private func place() {
        let insets = movement.presentation.placement.insets
        let (top, side): (CGFloat, CGFloat) =
            movement.isOnWindow ? (8, 8) : (insets?.top ?? 20, insets?.leading ?? 10)
        let safe = host.safeAreaLayoutGuide
        mover.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(mover)
        NSLayoutConstraint.activate([
            movement.isCentered
                ? mover.centerYAnchor.constraint(equalTo: safe.centerYAnchor)
                : mover.topAnchor.constraint(equalTo: safe.topAnchor, constant: top),
            mover.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: side),
            safe.trailingAnchor.constraint(equalTo: mover.trailingAnchor, constant: side),
        ])
    }

    private func animate(_ changes: [Change], isHidden: Bool) {
        for change in changes {
            let animator = UIViewPropertyAnimator(duration: change.duration, timingParameters: change.timing)
            animator.addAnimations { [self] in change.apply(self, isHidden) }
            animator.addCompletion { [mover] _ in if isHidden { mover.removeFromSuperview() } }
            animator.startAnimation()
        }
    }

    // MARK: - Dragging

    private func addPan() {
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [weak self, unowned pan] _ in self?.panDidChange(pan) }
        mover.addGestureRecognizer(pan)
    }

    private func panDidChange(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: host)
        switch pan.state {
        case .began:
            let finger = pan.location(in: host)
            grip = CGPoint(x: finger.x - way.x - mover.center.x, y: finger.y - way.y - mover.center.y)
            mover.transform = transform(for: way)
        case .changed: mover.transform = transform(for: way)
        case .ended: fly(from: way, velocity: pan.velocity(in: host))
        default: mover.transform = .identity
        }
    }

    /// Returns the transform that follows the finger. A centered message also rotates.
    private func transform(for way: CGPoint) -> CGAffineTransform {
        guard turns else { return CGAffineTransform(translationX: 0, y: way.y) }
        return CGAffineTransform(translationX: way.x, y: way.y).rotated(by: turn(for: way))
    }

    /// Returns the rotation angle of a card that is dragged at `grip`, with the card's diagonal as the lever.
    private func turn(for way: CGPoint) -> CGFloat {
        let size = mover.bounds.size
        let square = size.width * size.width + size.height * size.height
        return 2 * (grip.x * way.y - grip.y * way.x) / square
    }

    /// Moves the message off the screen, starting at the finger's velocity.
    private func fly(from way: CGPoint, velocity: CGPoint) {
        // The distance of 1.15 s at the finger's velocity, in 0.5 s: the message accelerates.
        let (seconds, duration) = (1.15, 0.5)
        let target = CGPoint(x: way.x + velocity.x * seconds, y: way.y + velocity.y * seconds)
        let slope = duration / seconds
        let timing = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 1.0 / 3, y: slope / 3), controlPoint2: CGPoint(x: 2.0 / 3, y: (1 + slope) / 3))
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        animator.addAnimations { [self] in mover.transform = transform(for: target) }
        animator.addCompletion { [mover] _ in mover.removeFromSuperview() }
        animator.startAnimation()
    }
}
