import UIKit

extension Simulator {
    /// What one finger does now, at a point of the screen. Fingers are told apart by `id`.
    public func touch(id: Int, phase: UITouch.Phase, at location: CGPoint) {
        realTime?.catchUp()
        TouchRouter.shared.handle([TouchSample(id: id, phase: phase, location: location)])
    }

    /// A finger goes down.
    public func touchDown(at location: CGPoint, id: Int = 0) {
        touch(id: id, phase: .began, at: location)
    }

    /// A finger that is down moves.
    public func touchMove(to location: CGPoint, id: Int = 0) {
        touch(id: id, phase: .moved, at: location)
    }

    /// A finger that is down comes up.
    public func touchUp(at location: CGPoint, id: Int = 0) {
        touch(id: id, phase: .ended, at: location)
    }

    /// Down and up again at one point; takes 50 ms.
    public func tap(at location: CGPoint) {
        touchDown(at: location)
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
}
