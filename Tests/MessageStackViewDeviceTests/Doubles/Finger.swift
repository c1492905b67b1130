import Simulator
import UIKit

/// A finger on a device's screen, which moves frame by frame.
@MainActor
final class Finger {
    /// The point that it touches, or touched last.
    private(set) var location = CGPoint.zero

    private let simulator: Simulator
    private let id: Int

    /// - Parameter id: tells fingers that are down at the same time from each other.
    init(on simulator: Simulator, id: Int = 0) {
        self.simulator = simulator
        self.id = id
    }

    func down(at location: CGPoint) {
        self.location = location
        simulator.touchDown(at: location, id: id)
    }

    /// Moves it at once: no frame passes.
    func move(by step: CGVector) {
        location.x += step.dx
        location.y += step.dy
        simulator.touchMove(to: location, id: id)
    }

    /// Moves it by `step` before each of the next frames.
    func move(by step: CGVector, frames: Int) { _ = move(by: step, frames: frames) {} }

    /// Moves it by `step` before each of the next frames.
    ///
    /// - Returns: what `look` finds in each of them.
    func move<Sight>(by step: CGVector, frames: Int, seeing look: () throws -> Sight) rethrows -> [Sight] {
        try (0..<frames).map { _ in
            move(by: step)
            simulator.advance(by: Simulator.frame)
            return try look()
        }
    }

    func up() { simulator.touchUp(at: location, id: id) }

    /// Takes the touch away, as the system does when it wants it for itself.
    func cancel() { simulator.touch(id: id, phase: .cancelled, at: location) }
}
