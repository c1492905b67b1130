import UIKit

/// The recognisers of one slot: they see touches, and drag the slot.
@MainActor
final class SlotGestures: NSObject {
    enum Event: Hashable {
        case touchDown
        /// The finger is up, or its touch was cancelled.
        case touchUp
        case tap
        /// Let go of on the way out, with this speed in points per second.
        case throwOff(velocity: CGPoint)
    }

    var enabled: PostGestures {
        didSet { update() }
    }

    private weak var slot: PostSlot?
    private let order: @MainActor () -> Order
    private let report: @MainActor (Event) -> Void

    private let press = UILongPressGestureRecognizer()
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var targets: [GestureTarget] = []
    private var drag: PostDrag?
    private var isTouched = false

    init(
        of slot: PostSlot,
        enabled: PostGestures,
        order: @escaping @MainActor () -> Order,
        report: @escaping @MainActor (Event) -> Void
    ) {
        self.slot = slot
        self.enabled = enabled
        self.order = order
        self.report = report
        super.init()
        // Sees every touch at once and takes none away from anybody.
        press.minimumPressDuration = 0
        press.cancelsTouchesInView = false
        press.delaysTouchesEnded = false
        press.delegate = self
        pan.delegate = self
        targets = [
            GestureTarget(press) { [weak self] in self?.pressDidChange() },
            GestureTarget(pan) { [weak self] in self?.panDidChange() },
            GestureTarget(tap) { [weak self] in self?.tapDidChange() },
        ]
        update()
        for recognizer in [press, pan, tap] { slot.addGestureRecognizer(recognizer) }
    }

    private func update() {
        pan.isEnabled = enabled.contains(.pan)
        tap.isEnabled = enabled.contains(.tap)
    }

    // MARK: Changes

    private func pressDidChange() {
        switch press.state {
        case .began:
            isTouched = true
            report(.touchDown)
            catchInFlight()
        case .ended, .cancelled, .failed:
            guard isTouched else { return }
            isTouched = false
            if drag == nil { slot?.transition.letGo(velocity: 0) }
            report(.touchUp)
        default:
            break
        }
    }

    /// A finger on a moving slot stops it, if it can be dragged.
    private func catchInFlight() {
        guard enabled.contains(.pan), let transition = slot?.transition, transition.isMoving else { return }
        transition.hold()
    }

    private func panDidChange() {
        guard let slot, let container = slot.superview else {
            drag = nil
            return
        }
        switch pan.state {
        case .began:
            drag = PostDrag(order: order(), start: slot.transition.hold(), length: slot.bounds.height)
            followFinger(of: slot, in: container)
        case .changed:
            followFinger(of: slot, in: container)
        case .ended:
            followFinger(of: slot, in: container)
            finish(slot, velocity: pan.velocity(in: container))
        case .cancelled, .failed:
            drag = nil
            slot.transition.letGo(velocity: 0)
        default:
            break
        }
    }

    private func followFinger(of slot: PostSlot, in container: UIView) {
        guard let drag else { return }
        slot.transition.follow(drag.offset(translation: pan.translation(in: container).y))
    }

    private func finish(_ slot: PostSlot, velocity: CGPoint) {
        guard let drag else { return }
        self.drag = nil
        let transition = slot.transition
        if !transition.isLeaving, drag.leaves(offset: transition.offset, velocity: velocity.y) {
            transition.handOver()
            report(.throwOff(velocity: velocity))
        } else {
            transition.letGo(velocity: velocity.y)
        }
    }

    private func tapDidChange() {
        if tap.state == .ended { report(.tap) }
    }
}

// MARK: - UIGestureRecognizerDelegate

extension SlotGestures: UIGestureRecognizerDelegate {
    /// A drag along the horizontal is somebody else's.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return true }
        let velocity = pan.velocity(in: slot)
        return abs(velocity.y) >= abs(velocity.x)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === press
    }
}
