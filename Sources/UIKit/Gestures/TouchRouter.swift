/// Turns what the device reports into touches, and brings them to recognisers and views.
///
/// A touch keeps the view and the recognisers that it found when it began. For each event the recognisers see it first;
/// the arbiter settles which of them may act; views get what is left; and recognisers whose fingers are all up start
/// afresh.
@MainActor
package final class TouchRouter {
    package static let shared = TouchRouter()

    let arbiter = GestureArbiter()
    private var touches: [(id: Int, touch: UITouch)] = []

    /// Handles what happened now. A sample that makes no sense (a move of a finger that isn't down) is ignored.
    package func handle(_ samples: [TouchSample]) {
        let changed = samples.compactMap(update)
        guard !changed.isEmpty else { return }
        RunCycle.setNeedsCommit()
        let event = UIEvent(timestamp: FrameClock.now, touches: touches.map(\.touch), changed: changed)
        var windows: [UIWindow] = []
        for case let window? in changed.map(\.window) where !windows.contains(window) { windows.append(window) }
        for window in windows { window.sendEvent(event) }
        touches.removeAll { $0.touch.phase == .ended || $0.touch.phase == .cancelled }
        arbiter.resetFinished()
    }

    /// What a window does with its part of an event.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        let changed = event.changed.filter { $0.window === window }
        arbiter.show(changed, of: event)
        arbiter.settle()
        for touch in changed { tellView(of: touch, event) }
        tellHeldBackEnds(event)
    }

    /// Fingers forget about views that leave their window, and these views' recognisers give up.
    package func viewWillLeaveWindow(_ view: UIView) {
        for (_, touch) in touches where touch.view?.isDescendant(of: view) == true {
            cancelInView(touch)
        }
        arbiter.cancelRecognizers(within: view)
    }

    package func reset() {
        arbiter.reset(touches.flatMap(\.touch.recognizers))
        touches = []
    }

    // MARK: - Touches

    private func update(_ sample: TouchSample) -> UITouch? {
        let existing = touches.first { $0.id == sample.id }?.touch
        guard let touch = sample.phase == .began ? begin(sample, replacing: existing) : existing else { return nil }
        touch.previousWindowLocation = sample.phase == .began ? sample.location : touch.windowLocation
        let origin = touch.window?.frame.origin ?? .zero
        touch.windowLocation = CGPoint(x: sample.location.x - origin.x, y: sample.location.y - origin.y)
        if sample.phase == .began { touch.previousWindowLocation = touch.windowLocation }
        touch.phase = sample.phase
        touch.timestamp = FrameClock.now
        return touch
    }

    /// A finger that goes down twice was lost in between; the first time ends as cancelled.
    private func begin(_ sample: TouchSample, replacing lost: UITouch?) -> UITouch? {
        if lost != nil {
            handle([TouchSample(id: sample.id, phase: .cancelled, location: sample.location)])
        }
        for window in UIApplication.shared.allWindows.reversed() where !window.isHidden {
            RunCycle.layOut(window)
            let point = CGPoint(x: sample.location.x - window.frame.minX, y: sample.location.y - window.frame.minY)
            guard let view = window.hitTest(point, with: nil) else { continue }
            let touch = UITouch()
            touch.window = window
            touch.view = view
            touch.windowLocation = point
            touch.recognizers = arbiter.recognizers(for: touch)
            touches.append((sample.id, touch))
            return touch
        }
        return nil
    }

    // MARK: - Views

    private func tellView(of touch: UITouch, _ event: UIEvent) {
        guard !touch.isCancelledInView, let view = touch.view else { return }
        switch touch.phase {
        case .began: view.touchesBegan([touch], with: event)
        case .moved: view.touchesMoved([touch], with: event)
        case .ended:
            let mayBeTaken = touch.recognizers.contains { $0.delaysTouchesEnded && $0.mayStillTake(touch) }
            if mayBeTaken { heldBackEnds.append(touch) } else { view.touchesEnded([touch], with: event) }
        case .cancelled: view.touchesCancelled([touch], with: event)
        case .stationary: break
        }
    }

    /// Ends that a view hasn't heard of, since a recogniser (a double tap) still waits.
    private var heldBackEnds: [UITouch] = []

    private func tellHeldBackEnds(_ event: UIEvent?) {
        let waiting = heldBackEnds
        heldBackEnds = []
        for touch in waiting where !touch.isCancelledInView {
            if touch.recognizers.contains(where: { $0.delaysTouchesEnded && $0.mayStillTake(touch) }) {
                heldBackEnds.append(touch)
            } else {
                touch.view?.touchesEnded([touch], with: event)
            }
        }
    }

    /// What follows when recognisers change outside of an event, by their timers.
    func settleBetweenEvents() {
        arbiter.settle()
        tellHeldBackEnds(nil)
        arbiter.resetFinished()
    }

    /// A recogniser took the touch: its view hears once that it is over.
    func cancelInView(_ touch: UITouch) {
        guard !touch.isCancelledInView else { return }
        touch.isCancelledInView = true
        touch.view?.touchesCancelled([touch], with: nil)
    }
}

extension UIWindow {
    func routeTouches(of event: UIEvent) {
        TouchRouter.shared.deliver(event, in: self)
    }
}
