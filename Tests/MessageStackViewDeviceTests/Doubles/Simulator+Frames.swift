import Simulator
import UIKit

extension Simulator {
    /// The duration of a frame, in seconds.
    static let frame = 1.0 / 60

    /// Advances the device by 1.25 seconds, in which a post leaves and the next one enters, and by the time for which readings
    /// stall a frame and delay timers.
    func rest() {
        advance(
            by: 1.25 + (readings.contains(.framesAreUneven) ? 1 : 0) + (readings.contains(.timersAreLate) ? 0.4 : 0))
    }

    /// Advances the device frame by frame.
    ///
    /// - Returns: The result of `look` after each frame.
    func watch<Result>(frames: Int, _ look: () throws -> Result) rethrows -> [Result] {
        try (0..<frames).map { _ in
            advance(by: Self.frame)
            return try look()
        }
    }
}
