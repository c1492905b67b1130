/// Arbitrates between the gesture recognizers that receive a touch, and delivers touches to views.
///
/// For each event: the recognizers receive the touches and request states; the requests are settled until nothing
/// changes; views receive their touches; finished recognizers are reset. Actions and callbacks may do anything, such as
/// removing views and recognizers: their effects are settled in the same loop, one step at a time.
@MainActor
final class GestureArbiter {
    static let shared = GestureArbiter()

    /// The recognizers with a gesture in progress, in the order of joining. For one touch, the deepest view's are
    /// first.
    private var participants: [UIGestureRecognizer] = []
    private let views = ViewTouches()
    private var event: UIEvent?
    private var isBusy = false

    /// Whether no recognizer or view tracks a touch.
    var isIdle: Bool { participants.isEmpty && views.isEmpty }

    // MARK: - Events

    /// Handles changed touches of one window.
    func handle(_ touches: [UITouch], with event: UIEvent) {
        self.event = event
        isBusy = true
        for touch in touches where touch.phase == .began { admit(touch) }
        showToRecognizers(touches, event)
        isBusy = false
        views.note(touches)
        settle()
    }

    /// Determines the recognizers that receive a new touch: those of its view and of all ancestors, deepest first.
    private func admit(_ touch: UITouch) {
        var seeing: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            for recognizer in current.gestureState.recognizers where accepts(touch, recognizer) {
                seeing.append(recognizer)
            }
            view = current.superview
        }
        for recognizer in seeing {
            recognizer.gesture.touches.removeAll(where: \.isOver)
            recognizer.gesture.touches.append(touch)
            recognizer.gesture.allTouches.insert(touch)
            join(recognizer)
        }
        touch.gestureRecognizers = seeing.isEmpty ? nil : seeing
        views.add(touch)
    }

    private func accepts(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.looksAtTouches, recognizer.isEnabled, !recognizer.gesture.progress.isOver,
            !recognizer.gesture.isReleased, recognizer.allows(touch.type)
        else {
            return false
        }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
    }

    private func join(_ recognizer: UIGestureRecognizer) {
        if !participants.contains(where: { $0 === recognizer }) { participants.append(recognizer) }
    }

    private func showToRecognizers(_ touches: [UITouch], _ event: UIEvent) {
        let groups = [UITouch.Phase.began, .moved, .ended, .cancelled].compactMap { phase in
            let changed = Set(touches.lazy.filter { $0.phase == phase })
            return changed.isEmpty ? nil : (phase: phase, touches: changed)
        }
        for recognizer in participants {
            for (phase, touches) in groups where !recognizer.gesture.progress.isOver {
                // Checked for each recognizer, since one recognizer's action may take the touch from the next.
                let seen = touches.allSatisfy(recognizer.sees) ? touches : touches.filter(recognizer.sees)
                guard !seen.isEmpty else { continue }
                switch phase {
                case .began: recognizer.touchesBegan(seen, with: event)
                case .moved: recognizer.touchesMoved(seen, with: event)
                case .ended: recognizer.touchesEnded(seen, with: event)
                default: recognizer.touchesCancelled(seen, with: event)
                }
            }
            if recognizer.hasLostItsTouches { recognizer.gesture.progress.cancel() }
            forgetLiftedTouches(of: recognizer)
        }
    }

    /// Removes lifted touches except the last ones, which provide a location while a request waits and for the last
    /// action.
    private func forgetLiftedTouches(of recognizer: UIGestureRecognizer) {
        guard recognizer.gesture.touches.contains(where: \.isOver) else { return }
        let down = recognizer.touchesDown
        if !down.isEmpty { recognizer.gesture.touches = down }
    }

    // MARK: - Requests

    /// Handles a state that a recognizer has requested, during an event or, by a timer, between events.
    func recognizerDidAsk(_ recognizer: UIGestureRecognizer) {
        join(recognizer)
        settle()
    }

    /// Settles all requests, delivers touches to views, and resets finished recognizers, until nothing changes.
    private func settle() {
        guard !isBusy else { return }
        isBusy = true
        repeat {
            while settleOne() {}
            if let event { views.deliver(event, verdict: verdict) }
            resetFinished()
        } while participants.contains { $0.gesture.progress.canAdvance || decision(on: $0) != .wait }
        isBusy = false
        if isIdle { event = nil }
    }

    private enum Decision {
        case wait, refuse, grant
    }

    /// Performs one step of one recognizer. Returns false if there is none.
    private func settleOne() -> Bool {
        for recognizer in participants {
            if recognizer.gesture.progress.canAdvance {
                recognizer.gesture.progress.advance()
                recognizer.sendActions()
                return true
            }
            switch decision(on: recognizer) {
            case .wait: continue
            case .refuse: recognizer.gesture.progress.cancel()
            case .grant: begin(recognizer)
            }
            return true
        }
        return failDeadlocked()
    }

    private func decision(on recognizer: UIGestureRecognizer) -> Decision {
        guard recognizer.gesture.progress.needsPermission else { return .wait }
        let awaited = recognizer.gesture.awaited ?? failureRequirements(of: recognizer)
        recognizer.gesture.awaited = awaited.filter { $0.recognizer.map { !hasFailed($0) } ?? false }
        let unresolved = recognizer.gesture.awaited?.compactMap(\.recognizer) ?? []
        if unresolved.contains(where: \.gesture.progress.hasRecognized) { return .refuse }
        return unresolved.isEmpty ? .grant : .wait
    }

    private func begin(_ recognizer: UIGestureRecognizer) {
        guard mayBegin(recognizer), !isPrevented(recognizer) else {
            recognizer.gesture.progress.cancel()
            return
        }
        // A view or delegate may have disabled it.
        guard recognizer.gesture.progress.needsPermission else { return }
        recognizer.gesture.progress.advance()
        for other in rivals(of: recognizer)
        where other.gesture.progress.state == .possible && recognizer.prevents(other) {
            other.gesture.progress.cancel()
        }
        recognizer.sendActions()
    }

    /// Returns whether a recognizer may begin. Asks the views from the touched one up to the recognizer's, then the
    /// delegate.
    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        // A hovering or scrolling pointer touches no view.
        let touches = recognizer.gesture.touches
        for touched in touches.isEmpty ? [recognizer.view] : touches.map(\.view) {
            var view = touched
            while let current = view {
                if !current.gestureRecognizerShouldBegin(recognizer) { return false }
                view = current === recognizer.view ? nil : current.superview
            }
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    }

    private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        rivals(of: recognizer).contains { $0.gesture.progress.hasRecognized && $0.prevents(recognizer) }
    }

    private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        participants.filter { $0 !== recognizer && $0.sharesTouch(with: recognizer) }
    }

    // MARK: - Failure requirements

    private func failureRequirements(of recognizer: UIGestureRecognizer) -> [WeakRecognizer] {
        let others = participants.filter { other in
            guard other !== recognizer, !other.gesture.allTouches.isEmpty else { return false }
            return recognizer.failureRequirements.contains { $0.recognizer === other }
                || recognizer.sharesTouch(with: other) && recognizer.asksToWait(for: other)
        }
        return others.map(WeakRecognizer.init)
    }

    private func hasFailed(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.gesture.progress.state == .failed || !participants.contains { $0 === recognizer }
    }

    /// Fails the recognizers that wait only for one another, and would wait forever. Returns false if there is none.
    private func failDeadlocked() -> Bool {
        var waiting = participants.filter(\.gesture.progress.needsPermission)
        var hasHope: [UIGestureRecognizer] = []
        repeat {
            hasHope = waiting.filter { recognizer in
                let awaited = recognizer.gesture.awaited?.compactMap(\.recognizer) ?? []
                return awaited.contains { other in !waiting.contains { $0 === other } }
            }
            waiting.removeAll { candidate in hasHope.contains { $0 === candidate } }
        } while !hasHope.isEmpty
        for recognizer in waiting { recognizer.gesture.progress.cancel() }
        return !waiting.isEmpty
    }

    // MARK: - Views

    private func verdict(on touch: UITouch) -> ViewTouches.Verdict {
        var verdict = ViewTouches.Verdict()
        for recognizer in participants where recognizer.gesture.allTouches.contains(touch) {
            if recognizer.gesture.progress.hasRecognized {
                if recognizer.cancelsTouchesInView { verdict.isTakenAway = true }
            } else if recognizer.gesture.progress.state == .possible {
                if recognizer.delaysTouchesBegan { verdict.delaysBegan = true }
                if recognizer.delaysTouchesEnded { verdict.delaysEnded = true }
            }
        }
        return verdict
    }

    // MARK: - Ending gestures

    /// Removes a recognizer from its gesture, after it was disabled or its view removed.
    func release(_ recognizer: UIGestureRecognizer) {
        guard participants.contains(where: { $0 === recognizer }), !recognizer.gesture.isReleased else { return }
        recognizer.gesture.isReleased = true
        for touch in recognizer.gesture.touches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
        recognizer.gesture.progress.cancel()
        settle()
    }

    func viewWillLeaveWindow(_ view: UIView) {
        guard !isIdle else { return }
        for recognizer in participants where recognizer.view?.isDescendant(of: view) ?? false { release(recognizer) }
        if let event { views.cancelTouches(within: view, event) }
    }

    /// Discards all gestures without notifying anything except the recognizers.
    func reset() {
        let forgotten = participants
        participants = []
        views.removeAll()
        event = nil
        forgotten.forEach(restart)
    }

    private func resetFinished() {
        for recognizer in participants where isFinished(recognizer) {
            participants.removeAll { $0 === recognizer }
            restart(recognizer)
        }
    }

    private func restart(_ recognizer: UIGestureRecognizer) {
        for touch in recognizer.gesture.touches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
        recognizer.gesture = UIGestureRecognizer.Gesture()
        recognizer.reset()
    }

    private func isFinished(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer.gesture.touches.isEmpty && recognizer.gesture.progress == GestureProgress() { return true }
        return recognizer.gesture.progress.isOver
            && (recognizer.gesture.isReleased || recognizer.touchesDown.isEmpty)
    }
}
