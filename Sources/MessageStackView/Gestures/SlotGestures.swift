import UIKit

/// The recognisers of one slot: they see touches, and drag the slot.
@MainActor
final class SlotGestures: NSObject {
    enum Event: Hashable {
        case touchDown
        /// The finger is up, or its touch was cancelled.
        case touchUp
        case tap
        /// Let go of on the way out.
        case throwOff(PostThrow)
    }

    var enabled: PostGestures {
        didSet { update() }
    }

    private weak var slot: PostSlot?
    private let interaction: PostInteraction
    private let direction: @MainActor () -> PostDirections
    private let report: @MainActor (Event) -> Void

    private let press = UILongPressGestureRecognizer()
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    /// In place of `tap`, where touches go through.
    private var passingTap: PassingTap?
    private var targets: [GestureTarget] = []
    private var drag: PostDrag?
    private var isTouched = false

    /// - Parameters:
    ///   - direction: where the slot can be dragged to, if its interaction doesn't say.
    ///   - report: called with what happens.
    init(
        of slot: PostSlot,
        enabled: PostGestures,
        interaction: PostInteraction,
        direction: @escaping @MainActor () -> PostDirections,
        report: @escaping @MainActor (Event) -> Void
    ) {
        self.slot = slot
        self.enabled = enabled
        self.interaction = interaction
        self.direction = direction
        self.report = report
        super.init()
        // Sees every touch at once and takes none away from anybody.
        press.minimumPressDuration = 0
        press.cancelsTouchesInView = false
        press.delaysTouchesEnded = false
        for recognizer in [press, pan, tap] { recognizer.delegate = self }
        targets = [
            GestureTarget(press) { [weak self] in self?.pressDidChange() },
            GestureTarget(pan) { [weak self] in self?.panDidChange() },
            GestureTarget(tap) { [weak self] in self?.tapDidChange() },
        ]
        update()
        for recognizer in [press, pan, tap] { slot.addGestureRecognizer(recognizer) }
    }

    /// What is behind the slot now, if its touches go through: taps are noticed there. Nil when it leaves the screen.
    func watchTaps(on background: UIView?) {
        guard interaction.tap.isForwarding, background !== passingTap?.host else { return }
        passingTap?.stop()
        passingTap = background.map { PassingTap(on: $0) { [weak self] in self?.passes($0) ?? false } }
        passingTap?.wasTapped = { [weak self] in
            if let self, tap.isEnabled { report(.tap) }
        }
    }

    /// Whether a touch goes through the slot, where that is seen.
    private func passes(_ touch: UITouch) -> Bool {
        guard let slot, let container = slot.superview, let window = container.window, let touched = touch.window else {
            return false
        }
        let point = container.convert(window.convert(touch.location(in: nil), from: touched), from: nil)
        return (slot.layer.presentation() ?? slot.layer).frame.contains(point)
    }

    private func update() {
        pan.isEnabled = enabled.contains(.pan)
        tap.isEnabled = enabled.contains(.tap) || !interaction.tap.actions.isEmpty
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
            if drag == nil { slot?.motion.letGo(velocity: .zero) }
            report(.touchUp)
        default:
            break
        }
    }

    /// A finger on a moving slot stops it, if it can be dragged.
    private func catchInFlight() {
        guard enabled.contains(.pan), let motion = slot?.motion, motion.isMoving else { return }
        motion.hold()
    }

    private func panDidChange() {
        guard let slot, let container = slot.superview else {
            drag = nil
            return
        }
        switch pan.state {
        case .began:
            begin(slot, in: container)
            followFinger(of: slot, in: container)
        case .changed:
            followFinger(of: slot, in: container)
        case .ended:
            followFinger(of: slot, in: container)
            finish(slot, velocity: pan.velocity(in: container))
        case .cancelled, .failed:
            drag = nil
            slot.motion.letGo(velocity: .zero, pace: interaction.pan.pullBack)
        default:
            break
        }
    }

    private func begin(_ slot: PostSlot, in container: UIView) {
        let pose = slot.motion.hold()
        let finger = pan.location(in: container)
        let way = pan.translation(in: container)
        let middle = CGPoint(x: slot.center.x + pose.offset.x, y: slot.center.y + pose.offset.y)
        drag = PostDrag(
            axis: axis(of: slot), ways: ways(of: slot), rules: interaction.pan, start: pose, size: slot.bounds.size,
            grip: CGPoint(x: finger.x - way.x - middle.x, y: finger.y - way.y - middle.y))
    }

    private func followFinger(of slot: PostSlot, in container: UIView) {
        guard let drag else { return }
        slot.motion.follow(drag.pose(translation: pan.translation(in: container)))
    }

    private func finish(_ slot: PostSlot, velocity: CGPoint) {
        guard let drag else { return }
        self.drag = nil
        let motion = slot.motion
        if !motion.isLeaving, let way = drag.outcome(pose: motion.pose, velocity: velocity) {
            motion.handOver()
            let isFlying = drag.isFlying(way, velocity: velocity)
            let edge = way.edge(isRightToLeft: isRightToLeft(slot))
            report(
                .throwOff(
                    PostThrow(over: isFlying ? nil : edge, velocity: velocity, spin: drag.spin(for: velocity))))
        } else {
            let translation = slot.superview.map(pan.translation(in:)) ?? .zero
            motion.letGo(
                velocity: drag.velocity(translation: translation, velocity: velocity), pace: interaction.pan.pullBack)
        }
    }

    private func tapDidChange() {
        if tap.state == .ended { report(.tap) }
    }

    // MARK: Directions

    private func ways(of slot: PostSlot) -> PostWays {
        let given = interaction.pan.directions
        let directions = given ?? (interaction.pan.style == .fling ? .all : direction())
        return PostWays(directions, isRightToLeft: isRightToLeft(slot))
    }

    private func isRightToLeft(_ slot: PostSlot) -> Bool {
        slot.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// What the drag is along: the axis that the finger goes along mostly.
    private func axis(of slot: PostSlot) -> PostDrag.Axis {
        guard interaction.pan.style == .slide else { return .free }
        let way = way(in: slot)
        return abs(way.y) >= abs(way.x) ? .vertical : .horizontal
    }

    /// Where the finger goes. Of a single step nobody knows how fast it was.
    private func way(in slot: PostSlot) -> CGPoint {
        let velocity = pan.velocity(in: slot)
        return velocity == .zero ? pan.translation(in: slot) : velocity
    }

    /// A drag along an axis that the post doesn't leave by is somebody else's.
    private func mayBegin(_ slot: PostSlot) -> Bool {
        let ways = ways(of: slot)
        switch axis(of: slot) {
        case .free: return true
        case .vertical: return ways.all.isEmpty || ways.all.contains { $0.isVertical }
        case .horizontal: return ways.all.isEmpty || ways.all.contains { !$0.isVertical }
        }
    }
}

// MARK: - UIGestureRecognizerDelegate

extension SlotGestures: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan, let slot else { return true }
        guard mayBegin(slot) else { return false }
        return !TouchedContent(at: pan.location(in: slot), in: slot).scrolls(along: way(in: slot))
    }

    /// What is operated by a drag, or by a tap, keeps its touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let slot, let view = touch.view else { return true }
        let content = TouchedContent(view, in: slot)
        return gestureRecognizer === pan ? !content.isDragged : gestureRecognizer === tap ? !content.isTapped : true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === press
    }

    /// A scroll view in the post waits for the drag of the post, which fails at once where the view can scroll.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === pan, let slot, let view = otherGestureRecognizer.view as? UIScrollView else {
            return false
        }
        return view.isDescendant(of: slot) && otherGestureRecognizer === view.panGestureRecognizer
    }
}
