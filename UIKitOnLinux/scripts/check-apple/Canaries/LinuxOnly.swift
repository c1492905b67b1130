// refused: cannot find 'FrameClock' in scope
import UIKit

@MainActor
func now() -> TimeInterval {
    FrameClock.shared.now
}
