// refused on visionOS 1: 'UIScreen' is unavailable in visionOS
import UIKit

@MainActor
func screen() -> CGRect { UIScreen.main.bounds }
