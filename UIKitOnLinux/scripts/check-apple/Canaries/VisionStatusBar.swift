// refused on visionOS 1: 'preferredStatusBarStyle' was deprecated in visionOS 1
import UIKit

@MainActor
func style(of controller: UIViewController) -> UIStatusBarStyle { controller.preferredStatusBarStyle }
