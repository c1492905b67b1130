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

    /// The frame of the Dynamic Island; nil if there is none at the top of the window.
    ///
    /// No API reports the island. In portrait, an upper inset of at least 59 points belongs to a phone with an island, since the
    /// inset of a notch has at most 50. The island is 125 × 37 points, 14 points below the upper edge.
    var dynamicIsland: CGRect? {
        guard fillsScreen, bounds.height > bounds.width, safeAreaInsets.top >= 59 else { return nil }
        return CGRect(x: bounds.midX - 62.5, y: 14, width: 125, height: 37)
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
