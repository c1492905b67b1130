import UIKit

extension UIWindow {
    /// Whether the window is the key window of its scene. `isKeyWindow` may be false for all windows.
    var hasKeyStatus: Bool { windowScene?.keyWindow === self }
}
