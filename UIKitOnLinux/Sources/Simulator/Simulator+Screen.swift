import UIKit

extension Simulator {
    /// The size of the display that is in use in its current orientation, in points. On a foldable phone that is open it isn't
    /// that of `UIScreen.main`.
    public var screenSize: CGSize { UIScreen.inUse.bounds.size }

    /// Returns a stream of the screen at `scale` pixels per point, or at 1 if that scale is invalid.
    public func openScreen(scale: Double) -> ScreenStream {
        ScreenStream(scale: scale) ?? openScreen(scale: 1)
    }
}
