import UIKit

extension Simulator {
    /// Taps the status bar, which scrolls to the top if exactly one scroll view on the screen supports it.
    public func tapStatusBar() {
        realTime?.catchUp()
        UIApplication.shared.statusBarWasTapped()
    }
}
