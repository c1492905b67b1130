/// The status bar, Dynamic Island and home indicator, drawn by the system above every window of the app.
@MainActor
package final class SystemOverlay {
    package static let shared = SystemOverlay()

    private let window = SystemOverlayWindow(frame: UIScreen.inUse.bounds)

    /// Configures the overlay. `dynamicIsland` is the island's frame on the screen in portrait.
    package func configure(dynamicIsland: CGRect?, hasHomeIndicator: Bool) {
        window.dynamicIsland = dynamicIsland
        window.hasHomeIndicator = hasHomeIndicator
        update()
    }

    /// Updates the overlay for the frontmost scene, with the current animation, if any.
    func update() {
        window.follow(UIApplication.shared.windowScenes.last { $0.screen === UIScreen.inUse })
    }

    /// The layers of the whole screen, back to front.
    package static var screenLayers: [CALayer] {
        let scenes = UIApplication.shared.windowScenes.filter { $0.screen === UIScreen.inUse }
        let layers = scenes.flatMap { $0.layers(at: $0.frame.origin) }
        return MacWindow.layersBehindWindows(on: .inUse) + layers + Keyboard.shared.windows.map(\.layer) + [
            overlayLayer
        ]
    }

    /// Returns the layers of one scene, including the bars if it fills the device's screen.
    package static func layers(of scene: UIWindowScene) -> [CALayer] {
        let showsBars = scene.screen === UIScreen.inUse && scene.frameOnScreen == nil
        return scene.layers(at: .zero) + (showsBars ? [overlayLayer] : [])
    }

    private static var overlayLayer: CALayer {
        if StatusBarRule.needsUpdate { shared.update() }
        RunCycle.layOut(shared.window)
        shared.window.layer.displayTreeIfNeeded()
        return shared.window.layer
    }
}
