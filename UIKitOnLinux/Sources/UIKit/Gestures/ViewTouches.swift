/// What views hear of the touches in them, after the recognisers.
@MainActor
final class ViewTouches {
    /// What the recognisers of a touch leave to its view.
    struct Verdict {
        /// A gesture has the touch: it is cancelled in the view.
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

    /// Forgets every touch without telling the views.
    func removeAll() { deliveries = [] }

    /// Starts telling the touch's view, if that takes the touch.
    func add(_ touch: UITouch) {
        if let view = touch.view, takesTouch(view) { deliveries.append(Delivery(touch)) }
    }

    /// A view takes one touch at a time unless it wants several, and an exclusive one keeps others from their touches.
    private func takesTouch(_ view: UIView) -> Bool {
        let inUse = deliveries.compactMap(\.touch.view)
        if !view.isMultipleTouchEnabled, inUse.contains(where: { $0 === view }) { return false }
        let others = inUse.filter { $0 !== view && $0.window === view.window }
        return others.isEmpty || !view.isExclusiveTouch && !others.contains(where: \.isExclusiveTouch)
    }

    /// Keeps in mind which touches have moved; how they begin and end can be told from them later.
    func note(_ touches: [UITouch]) {
        for delivery in deliveries where delivery.touch.phase == .moved && touches.contains(delivery.touch) {
            delivery.hasMoved = true
        }
    }

    // MARK: - Telling

    /// Tells each view what has happened to its touches and what the recognisers let through.
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

    /// Ends the touches in a view that goes away, and in its subviews.
    func cancelTouches(within view: UIView, _ event: UIEvent) {
        for delivery in deliveries where delivery.touch.view?.isDescendant(of: view) ?? false {
            cancel(delivery, event)
        }
    }

    private func cancel(_ delivery: Delivery, _ event: UIEvent) {
        if delivery.hasBegun { tell([delivery], .cancelled, event) }
        deliveries.removeAll { $0 === delivery }
    }

    /// Those that have not been cancelled meanwhile, brought to the phase that their view is about to be told of.
    private func advance(_ told: [Delivery], to phase: UITouch.Phase) -> [UITouch] {
        let current = deliveries.filter { delivery in told.contains { $0 === delivery } }
        switch phase {
        case .began: for delivery in current { delivery.hasBegun = true }
        case .moved: for delivery in current { delivery.hasMoved = false }
        default: deliveries.removeAll { delivery in current.contains { $0 === delivery } }
        }
        return current.map(\.touch)
    }

    /// One call for each view, with the phase that it is told of in the touches. What the first views do in it may take
    /// the touches from the next.
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
