@_spi(Simulator) import UIKit

extension Simulator {
    /// Sends the touch of one finger at a point of the screen. The `id` identifies the finger until it is lifted. For a
    /// pencil or mouse, pass another `type` when the touch begins. On a Mac, the touch is a
    /// press of the mouse button. On a title bar or an edge, it moves or resizes the window instead of reaching the app.
    public func touch(id: Int, phase: UITouch.Phase, at location: CGPoint, type: UITouch.TouchType = .direct) {
        realTime?.catchUp()
        let isMac = device.windowSize != nil
        if isMac, dragWindow(phase, at: location) { return }
        TouchRouter.shared.handle([
            TouchSample(id: id, phase: phase, location: location, type: isMac ? .indirectPointer : type)
        ])
        FrameClock.shared.eventDidEnd()
    }

    /// Sends the touches of several fingers at the same moment, as one event. The keys of `locations` are the finger
    /// ids.
    public func touch(phase: UITouch.Phase, at locations: [Int: CGPoint]) {
        realTime?.catchUp()
        let samples = locations.sorted { $0.key < $1.key }
        TouchRouter.shared.handle(samples.map { TouchSample(id: $0.key, phase: phase, location: $0.value) })
        FrameClock.shared.eventDidEnd()
    }

    /// Puts a finger on the screen.
    public func touchDown(at location: CGPoint, id: Int = 0, type: UITouch.TouchType = .direct) {
        touch(id: id, phase: .began, at: location, type: type)
    }

    /// Moves a finger that is on the screen.
    public func touchMove(to location: CGPoint, id: Int = 0) {
        touch(id: id, phase: .moved, at: location)
    }

    /// Lifts a finger from the screen.
    public func touchUp(at location: CGPoint, id: Int = 0) {
        touch(id: id, phase: .ended, at: location)
    }

    /// Taps a point for 50 ms. In real time, the method returns after the touch begins, and the finger is lifted later.
    public func tap(at location: CGPoint) {
        touchDown(at: location)
        guard realTime == nil else {
            FrameClock.shared.schedule(exactlyAfter: 0.05) { [weak self] in self?.touchUp(at: location) }
            return
        }
        advance(by: 0.05)
        touchUp(at: location)
        advance(by: 0)
    }

    /// Taps the visible center of `view`.
    public func tap(_ view: UIView) {
        tap(at: view.centerOnScreen)
    }

    /// Touches a point for `duration` seconds.
    public func press(at location: CGPoint, forDuration duration: TimeInterval) {
        touchDown(at: location)
        advance(by: duration)
        touchUp(at: location)
        advance(by: 0)
    }

    /// Drags a finger from one point to another at constant speed, pauses for a fifth of a second, and lifts the
    /// finger, so that the pan ends without velocity.
    public func pan(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) {
        move(from: start, to: end, duration: duration)
        advance(by: 0.2)
        touchMove(to: end)
        touchUp(at: end)
        advance(by: 0)
    }

    /// Drags a finger from one point to another at constant speed and lifts it while it is moving.
    public func fling(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.1) {
        move(from: start, to: end, duration: duration)
        touchUp(at: end)
        advance(by: 0)
    }

    private func move(from start: CGPoint, to end: CGPoint, duration: TimeInterval) {
        touchDown(at: start)
        let steps = max(1, Int((duration * Self.framesPerSecond).rounded()))
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            touchMove(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
    }
}
