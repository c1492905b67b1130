import UIKit

/// A view controller with preferences for the status bar, the home indicator and the orientation.
final class WishingController: UIViewController {
    var style = UIStatusBarStyle.lightContent
    var isStatusBarHidden = false
    var orientations = UIInterfaceOrientationMask.all
    var hidesHomeIndicator = false
    var locksOrientation = false

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isStatusBarHidden }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesHomeIndicator }

    #if !os(visionOS)
        @available(iOS 26.0, *)
        override var prefersInterfaceOrientationLocked: Bool { locksOrientation }
    #endif
}
