import UIKit

extension Simulator {
    // MARK: - Activity

    /// Moves the app to the background. Its scenes become inactive first.
    public func moveToBackground() {
        realTime?.catchUp()
        for scene in scenes { UIApplication.shared.enterBackground(scene) }
    }

    /// Moves the app to the foreground, where it becomes active.
    public func moveToForeground() {
        realTime?.catchUp()
        for scene in scenes { UIApplication.shared.activate(scene) }
    }

    /// Makes the app inactive while it stays visible, as under a system alert.
    public func resignActive() {
        realTime?.catchUp()
        for scene in scenes { UIApplication.shared.deactivate(scene) }
    }

    /// Makes one scene inactive while it stays visible, as when the other scene of a split view is in use.
    public func resignActive(_ scene: UIScene) {
        realTime?.catchUp()
        UIApplication.shared.deactivate(scene)
    }

    /// Locks the device, as the side button does: cancels all touches and moves the app to the background.
    public func lock() {
        TouchRouter.shared.cancelAll()
        moveToBackground()
    }

    /// Unlocks the device and moves the app to the foreground.
    public func unlock() { moveToForeground() }

    /// Terminates the app. Its windows disappear from the screen and no longer belong to a scene.
    public func terminate() {
        realTime?.catchUp()
        UIApplication.shared.terminate()
        advance(by: 0)
    }

    // MARK: - Scenes

    /// The connected scenes; the last one is the most recently used.
    public var scenes: [UIWindowScene] { UIApplication.shared.windowScenes }

    /// Opens another scene of the app above the others, as on a tablet.
    @discardableResult
    public func openScene() -> UIWindowScene? {
        realTime?.catchUp()
        let scene = UIApplication.shared.connectScene()
        advance(by: 0)
        return scene
    }

    /// Closes a scene and destroys its session, as a user does. The other scenes of a split view share its part of the
    /// screen.
    public func closeScene(_ scene: UIScene) {
        realTime?.catchUp()
        if split.contains(where: { $0.scene === scene }) {
            let others = split.filter { $0.isOtherApp || $0.scene != nil && $0.scene !== scene }
            splitView(others.map { ($0.scene, $0.fraction) })
        }
        UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
        advance(by: 0)
    }

    /// Disconnects a scene, as the system does to free memory. Its session remains and may get a new scene.
    public func disconnect(_ scene: UIScene) {
        realTime?.catchUp()
        UIApplication.shared.disconnect(scene)
    }

    /// Connects an external display and opens a scene on it, which receives no touches.
    @discardableResult
    public func connectDisplay(size: CGSize, scale: CGFloat = 1) -> UIWindowScene? {
        realTime?.catchUp()
        let screen = UIScreen()
        let geometry = SceneGeometry(
            size: size, safeAreaInsets: .zero, statusBarHeight: 0, horizontalSizeClass: .regular,
            verticalSizeClass: .regular)
        screen.configuration = UIScreen.main.configuration
        screen.configuration.scale = scale
        screen.configuration.portrait = geometry
        screen.configuration.landscape = geometry
        let scene = UIApplication.shared.connectScene(role: .windowExternalDisplayNonInteractive, on: screen)
        advance(by: 0)
        return scene
    }
}
