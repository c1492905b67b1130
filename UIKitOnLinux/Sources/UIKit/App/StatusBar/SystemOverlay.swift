/// What the system draws above every window of the app: status bar, Dynamic Island, home indicator.
@MainActor
package final class SystemOverlay {
    package static let shared = SystemOverlay()

    private let window = SystemOverlayWindow(frame: UIScreen.main.bounds)

    /// `dynamicIsland` as it lies on the screen in portrait.
    package func configure(dynamicIsland: CGRect?, hasHomeIndicator: Bool) {
        window.dynamicIsland = dynamicIsland
        window.hasHomeIndicator = hasHomeIndicator
        update()
    }

    /// Follows the scene in front, with the animation that is under way, if any.
    func update() {
        window.follow(UIApplication.shared.windowScenes.last { $0.screen === UIScreen.main })
    }

    /// The layers that make up the screen, back to front.
    package static var screenLayers: [CALayer] {
        let scenes = UIApplication.shared.windowScenes.filter { $0.screen === UIScreen.main }
        let layers = scenes.flatMap { $0.layers(at: $0.frame.origin) }
        return layers + Keyboard.shared.windows.map(\.layer) + [overlayLayer]
    }

    /// The layers that make up one scene, with the bars if it fills the device's screen.
    package static func layers(of scene: UIWindowScene) -> [CALayer] {
        let showsBars = scene.screen === UIScreen.main && scene.frameOnScreen == nil
        return scene.layers(at: .zero) + (showsBars ? [overlayLayer] : [])
    }

    private static var overlayLayer: CALayer {
        if StatusBarRule.needsUpdate { shared.update() }
        RunCycle.layOut(shared.window)
        shared.window.layer.displayTreeIfNeeded()
        return shared.window.layer
    }
}
