// refused on visionOS 1: 'cornerConfiguration' is only available in visionOS 26.0 or newer
import UIKit

@MainActor
func corners(of view: UIView) {
    // The condition for iOS holds on all versions of visionOS.
    if #available(iOS 26, *) { _ = view.cornerConfiguration }
}
