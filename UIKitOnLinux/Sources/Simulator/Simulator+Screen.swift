import UIKit

extension Simulator {
    /// The screen as it changes, at `scale` pixels per point; at one if that makes no picture.
    public func openScreen(scale: Double) -> ScreenStream {
        ScreenStream(scale: scale) ?? openScreen(scale: 1)
    }
}
