import UIKit

/// The recognizers of one slot, which detect touches and drag the slot.
@MainActor
final class SlotGestures: NSObject {
    var enabled: PostGestures {
        didSet { update() }
    }

    private(set) weak var slot: PostSlot?
    private(set) var panSettings: PostPan
    /// Returns the edges over which a drag removes the slot, unless `panSettings` sets them.
    let exitEdges: @MainActor () -> Set<PostEdge>

    private let press = UILongPressGestureRecognizer()
    private let longPress = UILongPressGestureRecognizer()
    private let hover = UIHoverGestureRecognizer()
    let pan: UIPanGestureRecognizer
    /// The tap recognizer, created when a tap has an action.
    private var tap: UITapGestureRecognizer?
    /// The recognizer that replaces `tap` while touches pass through the slot.
    private var passingTap: PassingTap?
    private var targets: [GestureTarget] = []
    /// The current drag; nil if there is none.
    var drag: PostDrag?
    /// The distribution of the drag between the slot and a scroll view in it.
    var handOver: ScrollHandOver?
    /// The view at the start of the touch.
    private(set) weak var touchedView: UIView?
    /// The location of the start of the touch in the superview of the slot.
    private(set) var touchStart: CGPoint?
    /// The part of the drag's translation that doesn't move the slot.
    var slop = CGPoint.zero
    /// A Boolean value that indicates whether the current drag can open the post, since it began on a compact one.
    var canOpen = false
    private(set) var isTouched = false
    private var isHovered = false
    /// Detects whether something covers the slot.
    let coverage: CoverageMonitor

    /// Creates the recognizers of a slot.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - enabled: The enabled gestures.
    ///   - panSettings: The effects of drags.
    ///   - pan: The recognizer of drags.
    ///   - exitEdges: A closure that returns the edges over which a drag removes the slot, unless the presentation sets
    ///     them.
    init(
        of slot: PostSlot,
        enabled: PostGestures,
        panSettings: PostPan,
        pan: UIPanGestureRecognizer,
        exitEdges: @escaping @MainActor () -> Set<PostEdge>
    ) {
        self.slot = slot
        self.enabled = enabled
        self.pan = pan
        self.panSettings = panSettings
        self.exitEdges = exitEdges
        coverage = CoverageMonitor(of: slot) { [weak slot] in slot?.report(.held(by: .covered, $0)) }
        super.init()
        // The press recognizer detects every touch and doesn't prevent any other recognizer or view from receiving it.
        press.minimumPressDuration = 0
        press.cancelsTouchesInView = false
        press.delaysTouchesEnded = false
        hover.cancelsTouchesInView = false
        add(press, to: slot) { $0.pressDidChange() }
        add(pan, to: slot) { $0.panDidChange() }
        add(hover, to: slot) { $0.hoverDidChange() }
        add(longPress, to: slot) { $0.longPressDidChange() }
        update()
    }

    /// Applies other effects of drags, and of taps as the slot has them.
    func apply(_ panSettings: PostPan) {
        self.panSettings = panSettings
        update()
    }

    /// Recognizes taps that pass through the slot to a view behind it.
    ///
    /// - Parameter view: The view behind the slot; nil if the slot is off screen.
    func watchTaps(on view: UIView?) {
        let background = slot?.touches.isForwarding == true ? view : nil
        guard background !== passingTap?.host else { return }
        passingTap = background.map { PassingTap(on: $0) { [weak self] in self?.passes($0) ?? false } }
        passingTap?.wasTapped = { [weak self] in
            if let self, tap?.isEnabled == true { slot?.report(.tapped) }
        }
    }

    /// Stops all observations when the slot leaves the screen.
    func stopWatching() {
        watchTaps(on: nil)
        coverage.stop()
    }

    /// Returns a Boolean value that indicates whether a touch is at the visible position of the slot.
    private func passes(_ touch: UITouch) -> Bool {
        guard let slot, let container = slot.superview, let window = container.window, let touched = touch.window else {
            return false
        }
        let point = container.convert(window.convert(touch.location(in: nil), from: touched), from: nil)
        return (slot.layer.presentation() ?? slot.layer).frame.contains(point)
    }

    private func update() {
        pan.isEnabled = enabled.contains(.pan)
        guard let slot else { return }
        longPress.isEnabled = slot.expandable != nil
        let isTapEnabled = hasTapAction || slot.expandable != nil
        if isTapEnabled, tap == nil {
            let tap = UITapGestureRecognizer()
            self.tap = tap
            add(tap, to: slot) { $0.tapDidChange() }
        }
        tap?.isEnabled = isTapEnabled
        slot.updateHoverEffect(isTappable: isTapEnabled)
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
            touchStart = press.location(in: slot?.superview)
            slot?.report(.touched(true))
            stopUnderFinger()
            slot?.isPressed = isTappedByTouch
        case .ended, .cancelled, .failed:
            if press.isEnabled { endTouch(at: press.location(in: slot)) }
        default:
            break
        }
    }

    /// Leaves the rest of the touch to the pan, so that only one recognizer follows the finger during a drag. UIKit
    /// cancels the press recognizer, which is disabled until the pan reports the end of the touch.
    func leaveTouchToPan() {
        if isTouched { press.isEnabled = false }
    }

    /// Reports the end of the touch, if there is one.
    ///
    /// - Parameter location: The last location in the slot's coordinate system.
    func endTouch(at location: CGPoint) {
        press.isEnabled = true
        guard isTouched else { return }
        isTouched = false
        touchStart = nil
        slot?.isPressed = false
        if drag == nil { slot?.motion.letGo(velocity: .zero) }
        // Before the report, which restarts the time of the post, so that it doesn't pass under a menu.
        coverage.touchDidEnd(on: touchedView, at: location)
        slot?.report(.touched(false))
    }

    private func hoverDidChange() {
        let isHovered = hover.state == .began || hover.state == .changed
        guard isHovered != self.isHovered else { return }
        self.isHovered = isHovered
        slot?.report(.held(by: .pointer, isHovered))
    }

    /// A Boolean value that indicates whether the touch would be a tap on the post if it ended now.
    private var isTappedByTouch: Bool {
        guard tap?.isEnabled == true, let slot, let touchedView, hasTapAction || slot.opensByTouch else { return false }
        return !TouchedContent(touchedView, at: press.location(in: slot), in: slot).isTapped
    }

    /// Stops a moving slot under a finger if the slot can be dragged.
    private func stopUnderFinger() {
        guard enabled.contains(.pan), let motion = slot?.motion, motion.isMoving else { return }
        motion.hold()
    }

    private func tapDidChange() {
        if tap?.state == .ended { slot?.report(.tapped) }
    }

    private func longPressDidChange() {
        if longPress.state == .began { slot?.report(.toggled) }
    }

    /// A Boolean value that indicates whether a tap removes the post, or has an action of the app.
    private var hasTapAction: Bool { enabled.contains(.tap) || slot?.touches.actions.isEmpty == false }
}

// MARK: - UIGestureRecognizerDelegate

extension SlotGestures: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan, let slot else { return true }
        return mayBegin(slot)
    }

    /// Leaves touches to views that respond to drags or taps.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let slot, let view = touch.view else { return true }
        if gestureRecognizer === press, press.numberOfTouches == 0 { touchedView = view }
        let content = TouchedContent(view, at: touch.location(in: slot), in: slot)
        switch gestureRecognizer {
        case pan: return !content.isDragged
        case tap: return !content.isTapped && (hasTapAction || slot.opensByTouch)
        case longPress: return !content.isTapped && slot.opensByTouch && !slot.hasContextMenu
        default: return true
        }
    }

    /// Lets the pan of the post and the pan of a scroll view inside it recognize the same drag simultaneously if the
    /// scroll view can be dragged along the drag's axis. `ScrollHandOver` then decides whether the post or the scroll
    /// view moves.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if gestureRecognizer === press { return true }
        guard gestureRecognizer === pan, let slot, let scrollView = scrollView(draggedBy: otherGestureRecognizer)
        else { return false }
        return goesAlong(with: scrollView, slot)
    }

    /// Makes the pan of a scroll view wait for the post's pan to fail if there is no axis along which both can be
    /// dragged. For a drag along the scroll view's axis, the post's pan fails at once.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === pan, let slot, let scrollView = scrollView(draggedBy: otherGestureRecognizer)
        else { return false }
        return !mayGoAlong(with: scrollView, slot)
    }

    /// Returns the scroll view whose pan recognizer is `recognizer`; nil if that isn't the pan of a scroll view in the
    /// post.
    private func scrollView(draggedBy recognizer: UIGestureRecognizer) -> UIScrollView? {
        guard let slot, let view = recognizer.view as? UIScrollView, recognizer === view.panGestureRecognizer,
            view.isDescendant(of: slot)
        else { return nil }
        return view
    }
}

/// The gestures with which the user can remove a post. Controls in the post, and taps on its backdrop, don't depend on them.
///
/// With the empty set, a drag doesn't remove the post. A tap still removes a post whose `PostPresentation.touches` contains
/// `.remove`, and a post of the duration `PostDuration.automatic` that the user could neither remove nor answer otherwise.
public struct PostGestures: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A tap on the post, which removes the post.
    public static let tap = PostGestures(rawValue: 1 << 0)
    /// A drag or a flick of the post over an edge of the screen, which removes the post. `PostPan.edges` determines the edges.
    public static let pan = PostGestures(rawValue: 1 << 1)
}
