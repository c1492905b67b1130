@_spi(Simulator) import UIKit

extension Simulator {
    /// What one finger does now, at a point of the screen. Fingers are told apart by `id`; a pencil or a mouse is a
    /// finger of another type, as it goes down.
    public func touch(id: Int, phase: UITouch.Phase, at location: CGPoint, type: UITouch.TouchType = .direct) {
        realTime?.catchUp()
        TouchRouter.shared.handle([TouchSample(id: id, phase: phase, location: location, type: type)])
    }

    /// What several fingers do at the same moment: one event with as many touches.
    public func touch(phase: UITouch.Phase, at locations: [Int: CGPoint]) {
        realTime?.catchUp()
        let samples = locations.sorted { $0.key < $1.key }
        TouchRouter.shared.handle(samples.map { TouchSample(id: $0.key, phase: phase, location: $0.value) })
    }

    /// A finger goes down.
    public func touchDown(at location: CGPoint, id: Int = 0, type: UITouch.TouchType = .direct) {
        touch(id: id, phase: .began, at: location, type: type)
    }

    /// A finger that is down moves.
    public func touchMove(to location: CGPoint, id: Int = 0) {
        touch(id: id, phase: .moved, at: location)
    }

    /// A finger that is down comes up.
    public func touchUp(at location: CGPoint, id: Int = 0) {
        touch(id: id, phase: .ended, at: location)
    }

    /// Down and up again at one point; takes 50 ms. In real time the finger comes up after it was told to go down.
    public func tap(at location: CGPoint) {
        touchDown(at: location)
        guard realTime == nil else {
            FrameClock.shared.schedule(after: 0.05) { [weak self] in self?.touchUp(at: location) }
            return
        }
        advance(by: 0.05)
        touchUp(at: location)
        advance(by: 0)
    }

    /// Taps the middle of `view` as it is seen.
    public func tap(_ view: UIView) {
        tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    /// Down, held for `duration` seconds, and up.
    public func press(at location: CGPoint, forDuration duration: TimeInterval) {
        touchDown(at: location)
        advance(by: duration)
        touchUp(at: location)
        advance(by: 0)
    }

    /// Drags from one point to another at an even speed, rests for a fifth of a second, and lets go: a pan without
    /// speed at its end.
    public func pan(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) {
        move(from: start, to: end, duration: duration)
        advance(by: 0.2)
        touchMove(to: end)
        touchUp(at: end)
        advance(by: 0)
    }

    /// Drags from one point to another at an even speed and lets go while the finger still moves.
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

    // MARK: - Two fingers

    /// Two fingers that stand level around `center` and move apart or together at an even speed, from one distance to
    /// another in points, and are lifted.
    public func pinch(
        at center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3
    ) {
        moveTwoFingers(duration: duration) { part in
            let radius = (start + (end - start) * part) / 2
            return [0: CGPoint(x: center.x - radius, y: center.y), 1: CGPoint(x: center.x + radius, y: center.y)]
        }
    }

    /// Two fingers that stand level around `center`, turn around it clockwise by `angle` in radians, and are lifted.
    public func rotate(
        at center: CGPoint, by angle: CGFloat, distance: CGFloat = 100, duration: TimeInterval = 0.3
    ) {
        moveTwoFingers(duration: duration) { part in
            let (x, y) = (cos(angle * part) * distance / 2, sin(angle * part) * distance / 2)
            return [0: CGPoint(x: center.x - x, y: center.y - y), 1: CGPoint(x: center.x + x, y: center.y + y)]
        }
    }

    private func moveTwoFingers(duration: TimeInterval, _ place: (CGFloat) -> [Int: CGPoint]) {
        touch(phase: .began, at: place(0))
        let steps = max(1, Int((duration * Self.framesPerSecond).rounded()))
        for step in 1...steps {
            advance(by: duration / Double(steps))
            touch(phase: .moved, at: place(CGFloat(step) / CGFloat(steps)))
        }
        touch(phase: .ended, at: place(1))
        advance(by: 0)
    }
}
