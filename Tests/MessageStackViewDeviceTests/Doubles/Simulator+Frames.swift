import Simulator
import UIKit

extension Simulator {
    /// The duration of a frame, in seconds.
    static let frame = 1.0 / 60

    /// Advances the device by 1.25 seconds, in which a post leaves and the next one enters, or longer if frames may stall.
    func rest() { advance(by: readings.contains(.framesAreUneven) ? 1.85 : 1.25) }

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
