// refused on visionOS 1: 'unspecified' was deprecated in visionOS 1
import UIKit

@MainActor
func isClassic(_ split: UISplitViewController) -> Bool { split.style == .unspecified }
