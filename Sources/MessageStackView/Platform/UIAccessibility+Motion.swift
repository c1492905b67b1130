import UIKit

extension UIAccessibility {
    /// A Boolean value that indicates whether views fade instead of moving: whether Reduce Motion or Prefer Cross-Fade
    /// Transitions is on.
    @MainActor static var reducesMotion: Bool { isReduceMotionEnabled || prefersCrossFadeTransitions }
}
