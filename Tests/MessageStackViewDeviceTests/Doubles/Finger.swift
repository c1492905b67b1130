import Simulator
import UIKit

/// A finger that touches the screen of a simulated device and moves frame by frame.
@MainActor
final class Finger {
    /// The current or last point of the touch, in screen coordinates.
    private(set) var location = CGPoint.zero

    private let simulator: Simulator
    private let id: Int

    /// - Parameter id: A number that identifies the finger among simultaneous touches.
    init(on simulator: Simulator, id: Int = 0) {
        self.simulator = simulator
        self.id = id
    }

    func down(at location: CGPoint) {
        self.location = location
        simulator.touchDown(at: location, id: id)
    }

    /// Moves the finger without rendering a frame.
    func move(by step: CGVector) {
        location.x += step.dx
        location.y += step.dy
        simulator.touchMove(to: location, id: id)
    }

    /// Moves the finger by `step` before each of the next frames.
    func move(by step: CGVector, frames: Int) { _ = move(by: step, frames: frames) {} }

    /// Moves the finger by `step` before each of the next frames.
    ///
    /// - Returns: The result of `look` after each frame.
    func move<Result>(by step: CGVector, frames: Int, seeing look: () throws -> Result) rethrows -> [Result] {
        try (0..<frames).map { _ in
            move(by: step)
            simulator.advance(by: Simulator.frame)
            return try look()
        }
    }

    func up() { simulator.touchUp(at: location, id: id) }

    /// Cancels the touch, as the system does when it takes over a touch.
    func cancel() { simulator.touch(id: id, phase: .cancelled, at: location) }
}
