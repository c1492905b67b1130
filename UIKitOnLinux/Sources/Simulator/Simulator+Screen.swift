import UIKit

extension Simulator {
    /// Returns a stream of the screen at `scale` pixels per point, or at 1 if that scale is invalid.
    public func openScreen(scale: Double) -> ScreenStream {
        ScreenStream(scale: scale) ?? openScreen(scale: 1)
    }
}
