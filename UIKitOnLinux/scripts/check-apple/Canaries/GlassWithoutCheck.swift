// refused: 'UIGlassEffect' is only available in iOS 26.0 or newer
import UIKit

@MainActor
func glass() -> UIVisualEffect { UIGlassEffect(style: .regular) }
