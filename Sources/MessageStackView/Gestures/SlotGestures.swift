import UIKit

/// The recognisers of one slot: they see touches, and drag the slot.
@MainActor
final class SlotGestures: NSObject {
    enum Event: Equatable {
        case touchDown
        /// The finger is up, or its touch was cancelled.
        case touchUp
        /// What a touch has called up is in front of the slot, or no longer is.
        case covered(Bool)
        case tap
        /// Let go of on the way out.
        case throwOff(PostThrow)
    }

    var enabled: PostGestures {
        didSet { update() }
    }

    private(set) weak var slot: PostSlot?
    var interaction: PostInteraction {
        didSet { update() }
    }
    /// Returns the edges over which a drag removes the slot, unless its interaction sets them.
    let exitEdges: @MainActor () -> Set<PostEdge>
    let report: @MainActor (Event) -> Void

    private let press = UILongPressGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    /// Made when a tap is to do something.
    private var tap: UITapGestureRecognizer?
    /// In place of `tap`, where touches go through.
    private var passingTap: PassingTap?
    private var targets: [GestureTarget] = []
    /// What a finger does to the slot; nil while none drags it.
    var drag: PostDrag?
    /// Who gets what of a drag in a scroll view.
    var handOver: ScrollHandOver?
    /// What the finger that drags has come down on.
    private(set) weak var touchedView: UIView?
    private var isTouched = false
    private let cover: TouchCover

    /// - Parameters:
    ///   - exitEdges: Returns the edges over which a drag removes the slot, unless its interaction sets them.
    ///   - report: A closure that receives each event.
    init(
        of slot: PostSlot,
        enabled: PostGestures,
        interaction: PostInteraction,
        exitEdges: @escaping @MainActor () -> Set<PostEdge>,
        report: @escaping @MainActor (Event) -> Void
    ) {
        self.slot = slot
        self.enabled = enabled
        self.interaction = interaction
        self.exitEdges = exitEdges
        self.report = report
        cover = TouchCover(of: slot) { report(.covered($0)) }
        super.init()
        // Sees every touch at once and takes none away from anybody.
        press.minimumPressDuration = 0
        press.cancelsTouchesInView = false
        press.delaysTouchesEnded = false
        add(press, to: slot) { $0.pressDidChange() }
        add(pan, to: slot) { $0.panDidChange() }
        update()
    }

    /// Recognises taps that the slot lets through to a view behind it.
    ///
    /// - Parameter view: the view behind the slot; nil if the slot is off screen.
    func watchTaps(on view: UIView?) {
        let background = interaction.touches.isForwarding ? view : nil
        guard background !== passingTap?.host else { return }
        passingTap?.stop()
        passingTap = background.map { PassingTap(on: $0) { [weak self] in self?.passes($0) ?? false } }
        passingTap?.wasTapped = { [weak self] in
            if let self, tap?.isEnabled == true { report(.tap) }
        }
    }

    /// The slot is off the screen.
    func stopWatching() {
        watchTaps(on: nil)
        cover.stop()
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
        let isTapEnabled = enabled.contains(.tap) || !interaction.touches.actions.isEmpty
        if isTapEnabled, tap == nil, let slot {
            let tap = UITapGestureRecognizer()
            self.tap = tap
            add(tap, to: slot) { $0.tapDidChange() }
        }
        tap?.isEnabled = isTapEnabled
    }

    private func add(
        _ recognizer: UIGestureRecognizer, to slot: PostSlot, _ action: @escaping @MainActor (SlotGestures) -> Void
    ) {
        recognizer.delegate = self
        targets.append(GestureTarget(recognizer) { [weak self] in self.map(action) })
        slot.addGestureRecognizer(recognizer)
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
            // Before its time goes on, so that it doesn't under a menu.
            cover.touchDidEnd(on: touchedView, at: press.location(in: slot))
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

    private func tapDidChange() {
        if tap?.state == .ended { report(.tap) }
    }
}

// MARK: - UIGestureRecognizerDelegate

extension SlotGestures: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan, let slot else { return true }
        return mayBegin(slot)
    }

    /// What is operated by a drag, or by a tap, keeps its touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let slot, let view = touch.view else { return true }
        if gestureRecognizer === press, press.numberOfTouches == 0 { touchedView = view }
        let content = TouchedContent(view, in: slot)
        return gestureRecognizer === pan ? !content.isDragged : gestureRecognizer === tap ? !content.isTapped : true
    }

    /// A scroll view in the post that scrolls along the drag is dragged too: who moves is settled between the two.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === press { return true }
        guard gestureRecognizer === pan, let slot, let scrollView = scrollView(draggedBy: otherGestureRecognizer)
        else { return false }
        return goesAlong(with: scrollView, slot)
    }

    /// One that scrolls otherwise waits for the drag of the post, which fails at once where the post isn't dragged.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === pan, let slot, let scrollView = scrollView(draggedBy: otherGestureRecognizer)
        else { return false }
        return !mayGoAlong(with: scrollView, slot)
    }

    /// The scroll view in the post whose pan it is.
    private func scrollView(draggedBy recognizer: UIGestureRecognizer) -> UIScrollView? {
        guard let slot, let view = recognizer.view as? UIScrollView, recognizer === view.panGestureRecognizer,
            view.isDescendant(of: slot)
        else { return nil }
        return view
    }
}

/// Gestures that remove a post.
public struct PostGestures: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A tap on the post.
    public static let tap = PostGestures(rawValue: 1 << 0)
    /// A drag or a flick towards the edge that the post came from.
    public static let pan = PostGestures(rawValue: 1 << 1)
}
