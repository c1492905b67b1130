import UIKit

extension UIWindow {
    /// A Boolean value that indicates whether the window is as large as the screen of its scene, rather than a part of it. On a
    /// device with two displays, that screen may be another one than the main one.
    var fillsScreen: Bool {
        #if os(visionOS)
            return true
        #else
            guard let size = windowScene?.screen.bounds.size else { return true }
            // The bounds of a screen may have the orientation of another scene.
            return bounds.size == size || bounds.size == CGSize(width: size.height, height: size.width)
        #endif
    }
}

extension UIWindowScene {
    /// Returns whether the system covers the scene, or doesn't show it.
    ///
    /// A scene that isn't active and fills its screen is behind an alert of the system, Control Center or the app switcher. One in a
    /// part of a screen may only be beside another app that is used, as in Split View.
    ///
    /// - Parameter isActive: A Boolean value that indicates whether the scene is active, or is about to be.
    func isCovered(isActive: Bool) -> Bool {
        guard !isActive else { return false }
        switch activationState {
        case .background, .unattached: return true
        default: return windows.contains(where: \.fillsScreen)
        }
    }
}
