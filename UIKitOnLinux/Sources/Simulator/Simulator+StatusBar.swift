import UIKit

extension Simulator {
    /// Taps the status bar, which scrolls to the top where just one scroll view on the screen wants to.
    public func tapStatusBar() {
        realTime?.catchUp()
        UIApplication.shared.statusBarWasTapped()
    }
}
