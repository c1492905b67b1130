import Simulator
import UIKit

extension Simulator {
    /// From one frame to the next, in seconds.
    static let frame = 1.0 / 60

    /// Lets frames pass, one by one.
    ///
    /// - Returns: what `look` finds in each of them.
    func watch<Sight>(frames: Int, _ look: () throws -> Sight) rethrows -> [Sight] {
        try (0..<frames).map { _ in
            advance(by: Self.frame)
            return try look()
        }
    }
}
