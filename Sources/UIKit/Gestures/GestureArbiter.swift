/// Settles which recognisers may act on the touches that they share.
///
/// A recogniser that has made out its gesture wishes to act. Its wish waits for those that it requires to fail; then its
/// views and its delegate may refuse it; then whoever acts on the same touches already may prevent it. Once granted, it
/// makes those fail that it prevents in turn, takes its touches from their views, and its actions are sent. This goes
/// on until nothing changes any more. Order is that of the touches' lists, never that of a set.
@MainActor
final class GestureArbiter {
    private var actions: [UIGestureRecognizer] = []
    /// Recognisers that have seen touches since they last started afresh.
    private var involved: [UIGestureRecognizer] = []

    // MARK: - Touches

    /// Who listens to a touch: from its view up to the window, those that are on and whose delegates want it.
    func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            found += current.gestureState.recognizers.filter {
                $0.isEnabled && !$0.isFinished && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
            }
            view = current.superview
        }
        return found
    }

    func show(_ touches: [UITouch], of event: UIEvent) {
        var ordered: [UIGestureRecognizer] = []
        for touch in touches {
            for recognizer in touch.recognizers where !ordered.contains(where: { $0 === recognizer }) {
                ordered.append(recognizer)
            }
        }
        for recognizer in ordered {
            let own = touches.filter { touch in touch.recognizers.contains { $0 === recognizer } }
            show(own, to: recognizer, of: event)
        }
    }

    private func show(_ touches: [UITouch], to recognizer: UIGestureRecognizer, of event: UIEvent) {
        if !involved.contains(where: { $0 === recognizer }) { involved.append(recognizer) }
        let began = touches.filter { $0.phase == .began }
        recognizer.trackedTouches += began
        recognizer.lastTouches += began
        recognizer.lastWindowLocation = recognizer.windowLocation
        if !recognizer.isFinished {
            if !began.isEmpty { recognizer.touchesBegan(Set(began), with: event) }
            call(recognizer, touches, .moved) { recognizer.touchesMoved($0, with: event) }
            call(recognizer, touches, .ended) { recognizer.touchesEnded($0, with: event) }
            call(recognizer, touches, .cancelled) { recognizer.touchesCancelled($0, with: event) }
        }
        let up = touches.filter { $0.phase == .ended || $0.phase == .cancelled }
        recognizer.trackedTouches.removeAll { touch in up.contains { $0 === touch } }
    }

    private func call(
        _ recognizer: UIGestureRecognizer, _ touches: [UITouch], _ phase: UITouch.Phase, _ body: (Set<UITouch>) -> Void
    ) {
        let own = touches.filter { touch in
            touch.phase == phase && recognizer.trackedTouches.contains { $0 === touch }
        }
        if !own.isEmpty, !recognizer.isFinished { body(Set(own)) }
    }

    // MARK: - Settling

    func settle() {
        while let recognizer = involved.first(where: { $0.wishedState != nil && !isHeldBack($0) }) {
            settle(recognizer)
        }
        sendActions()
    }

    func enqueueAction(of recognizer: UIGestureRecognizer) {
        actions.append(recognizer)
    }

    /// Those whose fingers are all up, and who can't go on without, start afresh.
    func resetFinished() {
        for recognizer in involved where recognizer.trackedTouches.isEmpty && recognizer.isFinished {
            restart(recognizer)
        }
        involved.removeAll { $0.trackedTouches.isEmpty && $0.storedState == .possible && $0.wishedState == nil }
    }

    private func settle(_ recognizer: UIGestureRecognizer) {
        guard let wish = recognizer.wishedState else { return }
        recognizer.wishedState = nil
        guard mayBegin(recognizer), !isPrevented(recognizer) else {
            recognizer.storedState = .failed
            return
        }
        recognizer.storedState = wish
        enqueueAction(of: recognizer)
        for other in rivals(of: recognizer) where other.storedState == .possible {
            guard recognizer.canPrevent(other), other.canBePrevented(by: recognizer) else { continue }
            other.wishedState = nil
            other.storedState = .failed
        }
        if recognizer.cancelsTouchesInView {
            for touch in recognizer.trackedTouches + endedTouches(of: recognizer) {
                TouchRouter.shared.cancelInView(touch)
            }
        }
    }

    /// A discrete gesture is recognised when its last finger is up already.
    private func endedTouches(of recognizer: UIGestureRecognizer) -> [UITouch] {
        recognizer.lastTouches.filter { $0.phase == .ended }
    }

    private func isHeldBack(_ recognizer: UIGestureRecognizer) -> Bool {
        let required = recognizer.failureRequirements.compactMap(\.recognizer)
        let dynamic = involved.filter { $0 !== recognizer && requiresFailure(recognizer, of: $0) }
        return (required + dynamic).contains { $0.storedState == .possible && $0.isEnabled && involved.contains($0) }
    }

    private func requiresFailure(_ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
        recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
            || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }

    /// Every view from the touched one up to the recogniser's own may refuse, then the delegate.
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        var view = (recognizer.trackedTouches + recognizer.lastTouches).first?.view ?? recognizer.view
        while let current = view {
            if !current.gestureRecognizerShouldBegin(recognizer) { return false }
            if current === recognizer.view { break }
            view = current.superview
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        rivals(of: recognizer).contains {
            ($0.isActive || $0.storedState == .ended) && $0.canPrevent(recognizer)
                && recognizer.canBePrevented(by: $0)
        }
    }

    /// Those that share a touch and may not act at the same time.
    private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        involved.filter { other in
            other !== recognizer && sharesTouch(recognizer, other) && !allowsBoth(recognizer, other)
        }
    }

    private func sharesTouch(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.lastTouches.contains { touch in second.lastTouches.contains { $0 === touch } }
    }

    private func allowsBoth(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) == true
            || second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) == true
    }

    private func sendActions() {
        while !actions.isEmpty { actions.removeFirst().sendActions() }
    }

    // MARK: - Giving up

    /// Ends a gesture that was switched off or taken away: cancelled if it had begun, failed if not.
    func cancel(_ recognizer: UIGestureRecognizer) {
        guard involved.contains(where: { $0 === recognizer }) else { return }
        recognizer.wishedState = nil
        recognizer.trackedTouches = []
        if recognizer.isActive {
            recognizer.storedState = .cancelled
            recognizer.sendActions()
        }
        for touch in recognizer.lastTouches { touch.recognizers.removeAll { $0 === recognizer } }
        restart(recognizer)
        involved.removeAll { $0 === recognizer }
    }

    func cancelRecognizers(within view: UIView) {
        for recognizer in involved where recognizer.view?.isDescendant(of: view) == true { cancel(recognizer) }
    }

    func reset(_ recognizers: [UIGestureRecognizer]) {
        for recognizer in involved + recognizers { restart(recognizer) }
        involved = []
        actions = []
    }

    private func restart(_ recognizer: UIGestureRecognizer) {
        recognizer.wishedState = nil
        recognizer.trackedTouches = []
        recognizer.lastTouches = []
        recognizer.storedState = .possible
        recognizer.reset()
    }
}
