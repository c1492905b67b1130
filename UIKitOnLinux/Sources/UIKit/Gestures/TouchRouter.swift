internal import Readings

/// Converts samples of the digitizer into touches and events, and sends these to windows.
///
/// The path of a finger's samples:
///
/// 1. The device reports `TouchSample`s. Samples of one moment form one `UIEvent`. Each finger is one `UITouch` from
///    beginning to end, which counts consecutive taps at nearby locations.
/// 2. A new touch is hit-tested: windows from the front, then down the tree, at the positions where views are *visible*,
///    so that a moving view can be hit. The resulting view keeps the touch, even if the finger leaves it.
/// 3. `UIWindow.sendEvent(_:)` passes the event to `GestureArbiter`. The gesture recognizers of the view and its
///    superviews receive it first and request states. Failure requirements, prevention, delegates and exclusive touches
///    determine the result.
/// 4. `ViewTouches` delivers the remaining touches to views: none that a recognizer delays, and `touchesCancelled` for
///    those that one claims. Controls track touches there.
///
/// Changes without an event (a long press, a tap that waits for a second one) use a `GestureTimer` on the frame clock.
/// Hovering pointers are handled by `PointerRouter`.
@MainActor
package final class TouchRouter {
    package static let shared = TouchRouter()

    /// The maximum time in seconds, and distance in points, between a lifted touch and the next for increasing the tap
    /// count.
    private static let tapInterval: TimeInterval = 0.35
    private static let tapDistance: CGFloat = 45

    private struct LiftedTouch {
        let time: TimeInterval
        let location: CGPoint
        let tapCount: Int
    }

    private struct Finger {
        let id: Int
        let touch: UITouch
    }

    /// The fingers that are down, in the order in which they touched the screen.
    private var fingers: [Finger] = []
    private var lastLifted: LiftedTouch?
    private var waiting: [[TouchSample]] = []
    private var isHandling = false

    /// Handles the samples of the current moment, as one event, or as several if one finger has several samples.
    /// Samples that arrive while others are handled are queued. Samples of fingers that aren't down are ignored. If a
    /// finger begins twice, its first touch is canceled.
    package func handle(_ samples: [TouchSample]) {
        RunCycle.setNeedsCommit()
        for sample in samples {
            if waiting.isEmpty || waiting[waiting.count - 1].contains(where: { $0.id == sample.id }) {
                waiting.append([])
            }
            waiting[waiting.count - 1].append(sample)
        }
        guard !isHandling else { return }
        isHandling = true
        while !waiting.isEmpty { send(waiting.removeFirst()) }
        isHandling = false
    }

    /// Whether no finger is down and no recognizer or view tracks a touch.
    package var isIdle: Bool { fingers.isEmpty && GestureArbiter.shared.isIdle }

    /// Removes all fingers without notifications, for a new device.
    package func reset() {
        fingers = []
        lastLifted = nil
        waiting = []
        GestureArbiter.shared.reset()
    }

    /// Cancels all touches, as the system does when it takes them over.
    package func cancelAll() {
        handle(fingers.map { TouchSample(id: $0.id, phase: .cancelled, location: $0.touch.locationOnScreen) })
    }

    private func send(_ samples: [TouchSample]) {
        let lost = samples.filter { sample in sample.phase == .began && fingers.contains { $0.id == sample.id } }
        if !lost.isEmpty {
            send(lost.map { TouchSample(id: $0.id, phase: .cancelled, location: $0.location) })
        }
        let time = FrameClock.now
        for finger in fingers { finger.touch.rest() }
        let changed = samples.compactMap { take($0, at: time) }
        guard !changed.isEmpty else { return }
        let event = UIEvent(touches: fingers.map(\.touch), timestamp: time)
        for touch in changed where touch.phase == .began { hitTest(touch, event) }
        var windows: [UIWindow] = []
        for window in changed.compactMap(\.window) where !windows.contains(window) { windows.append(window) }
        for window in windows { window.sendEvent(event) }
        fingers.removeAll(where: \.touch.isOver)
    }

    /// Returns the updated touch of a sample, or nil if nothing has changed.
    private func take(_ sample: TouchSample, at time: TimeInterval) -> UITouch? {
        guard let touch = fingers.first(where: { $0.id == sample.id })?.touch else {
            guard sample.phase == .began else { return nil }
            let touch = UITouch(
                at: sample.location, type: sample.type, time: time, tapCount: tapCount(at: sample.location, time))
            fingers.append(Finger(id: sample.id, touch: touch))
            return touch
        }
        if sample.phase == .moved || sample.phase == .stationary {
            guard sample.location != touch.locationOnScreen else { return nil }
            let isTaken = Reading.systemTakesEdgeTouches.isOn && touch.leavesEdge(to: sample.location)
            touch.advance(to: sample.location, phase: isTaken ? .cancelled : .moved, time: time)
            return touch
        }
        touch.advance(to: sample.location, phase: sample.phase, time: time)
        if sample.phase == .ended {
            lastLifted = LiftedTouch(time: time, location: touch.startOnScreen, tapCount: touch.tapCount)
        }
        return touch
    }

    private func tapCount(at location: CGPoint, _ time: TimeInterval) -> Int {
        guard let last = lastLifted, time - last.time <= Self.tapInterval,
            hypot(location.x - last.location.x, location.y - last.location.y) <= Self.tapDistance
        else { return 1 }
        return last.tapCount + 1
    }

    /// Determines the window and view of a new touch.
    private func hitTest(_ touch: UITouch, _ event: UIEvent) {
        var hit = UIApplication.shared.hit(at: touch.locationOnScreen, with: event)
        if Reading.hitTestsRepeat.isOn {
            hit = UIApplication.shared.hit(at: touch.locationOnScreen, with: event)
            _ = UIApplication.shared.hit(at: touch.locationOnScreen, with: nil)
        }
        touch.view = hit?.view
        touch.window = hit?.window
        UIApplication.shared.use(hit?.window.windowScene)
    }
}

extension UITouch {
    /// Returns whether the touch of a finger began close to the upper or lower border of the screen and moves away from it
    /// to a location: at most 30 points from the border, and by at least 20 points. Both are estimates.
    fileprivate func leavesEdge(to location: CGPoint) -> Bool {
        let movement = location.y - startOnScreen.y
        let isAtTop = startOnScreen.y <= 30 && movement >= 20
        let isAtBottom = UIScreen.inUse.bounds.maxY - startOnScreen.y <= 30 && movement <= -20
        return type == .direct && (isAtTop || isAtBottom)
    }
}
