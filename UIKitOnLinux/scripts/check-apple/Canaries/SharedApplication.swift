// refused: 'shared' is unavailable in application extensions for iOS
import UIKit

@MainActor
func isActive() -> Bool { UIApplication.shared.applicationState == .active }
