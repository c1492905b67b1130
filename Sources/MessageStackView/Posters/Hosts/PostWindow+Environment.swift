import UIKit

extension PostWindow {
    /// Looks like the app's window; called for each frame, and does nothing where nothing has changed.
    func takeOverEnvironment() {
        guard let app = appWindow, let scene = windowScene else { return }
        let traits = app.traitCollection
        let style = traits.userInterfaceStyle
        let override: UIUserInterfaceStyle = style == scene.traitCollection.userInterfaceStyle ? .unspecified : style
        if overrideUserInterfaceStyle != override { overrideUserInterfaceStyle = override }
        if tintColor != app.tintColor { tintColor = app.tintColor }
        controller.takeOver(
            category: traits.preferredContentSizeCategory, direction: traits.layoutDirection)
    }
}
