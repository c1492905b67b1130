/// Delivers touches to views, after the gesture recognizers.
@MainActor
final class ViewTouches {
    /// The effect of gesture recognizers on a touch's delivery to its view.
    struct Verdict {
        /// Whether a gesture has claimed the touch, so that it is canceled in the view.
        var isTakenAway = false
        var delaysBegan = false
        var delaysEnded = false
    }

    private final class Delivery {
        let touch: UITouch
        var hasBegun = false
        var hasMoved = false

        init(_ touch: UITouch) {
            self.touch = touch
        }
    }

    private var deliveries: [Delivery] = []

    var isEmpty: Bool { deliveries.isEmpty }

    // MARK: - Touches

    /// Discards all touches without notifying the views.
    func removeAll() { deliveries = [] }

    /// Adds a touch for delivery if its view accepts it.
    func add(_ touch: UITouch) {
        if let view = touch.view, takesTouch(view) { deliveries.append(Delivery(touch)) }
    }

    /// Returns whether a view accepts another touch: only one at a time unless it supports several, and none next to a
    /// view with exclusive touch.
    private func takesTouch(_ view: UIView) -> Bool {
        let inUse = deliveries.compactMap(\.touch.view)
        if !view.isMultipleTouchEnabled, inUse.contains(where: { $0 === view }) { return false }
        let others = inUse.filter { $0 !== view && $0.window === view.window }
        return others.isEmpty || !view.isExclusiveTouch && !others.contains(where: \.isExclusiveTouch)
    }

    /// Records the touches that have moved. Their beginning and end can be derived later.
    func note(_ touches: [UITouch]) {
        for delivery in deliveries where delivery.touch.phase == .moved && touches.contains(delivery.touch) {
            delivery.hasMoved = true
        }
    }

    // MARK: - Delivery

    /// Delivers to each view the changes of its touches that the recognizers permit.
    func deliver(_ event: UIEvent, verdict: (UITouch) -> Verdict) {
        for delivery in deliveries where verdict(delivery.touch).isTakenAway { cancel(delivery, event) }

        let begun = deliveries.filter {
            !$0.hasBegun && $0.touch.phase != .cancelled && !verdict($0.touch).delaysBegan
        }
        tell(begun, .began, event)
        tell(deliveries.filter { $0.hasBegun && $0.hasMoved }, .moved, event)
        let ended = deliveries.filter {
            $0.hasBegun && $0.touch.phase == .ended && !verdict($0.touch).delaysEnded
        }
        tell(ended, .ended, event)

        for delivery in deliveries where delivery.touch.phase == .cancelled { cancel(delivery, event) }
    }

    /// Cancels the touches in a view that is removed, and in its subviews.
    func cancelTouches(within view: UIView, _ event: UIEvent) {
        for delivery in deliveries where delivery.touch.view?.isDescendant(of: view) ?? false {
            cancel(delivery, event)
        }
    }

    private func cancel(_ delivery: Delivery, _ event: UIEvent) {
        if delivery.hasBegun { tell([delivery], .cancelled, event) }
        deliveries.removeAll { $0 === delivery }
    }

    /// Returns the touches that weren't canceled meanwhile, and advances their state to the phase to be delivered.
    private func advance(_ told: [Delivery], to phase: UITouch.Phase) -> [UITouch] {
        let current = deliveries.filter { delivery in told.contains { $0 === delivery } }
        switch phase {
        case .began: for delivery in current { delivery.hasBegun = true }
        case .moved: for delivery in current { delivery.hasMoved = false }
        default: deliveries.removeAll { delivery in current.contains { $0 === delivery } }
        }
        return current.map(\.touch)
    }

    /// Calls each view once, with the delivered phase set in its touches. The first views' actions may cancel touches
    /// of the others.
    private func tell(_ deliveries: [Delivery], _ phase: UITouch.Phase, _ event: UIEvent) {
        var views: [UIView] = []
        for view in deliveries.compactMap(\.touch.view) where !views.contains(view) { views.append(view) }
        for view in views {
            let touches = advance(deliveries.filter { $0.touch.view === view }, to: phase)
            guard !touches.isEmpty else { continue }
            let phases = touches.map(\.phase)
            for touch in touches { touch.phase = phase }
            switch phase {
            case .began: view.touchesBegan(Set(touches), with: event)
            case .moved: view.touchesMoved(Set(touches), with: event)
            case .ended: view.touchesEnded(Set(touches), with: event)
            default: view.touchesCancelled(Set(touches), with: event)
            }
            for (touch, actual) in zip(touches, phases) { touch.phase = actual }
        }
    }
}
