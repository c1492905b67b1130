import UIKit

extension Simulator {
    /// The app goes to the background: inactive first, then out of sight.
    public func moveToBackground() {
        for scene in UIApplication.shared.connectedScenes { UIApplication.shared.enterBackground(scene) }
    }

    /// The app comes back and becomes active.
    public func moveToForeground() {
        for scene in UIApplication.shared.connectedScenes { UIApplication.shared.activate(scene) }
    }

    /// The app stays in sight but takes no input, as under a system alert.
    public func resignActive() {
        for scene in UIApplication.shared.connectedScenes { UIApplication.shared.deactivate(scene) }
    }
}
