import UIKit

extension Simulator {
    // MARK: - Activity

    /// The app goes to the background: inactive first, then out of sight.
    public func moveToBackground() {
        realTime?.catchUp()
        for scene in scenes { UIApplication.shared.enterBackground(scene) }
    }

    /// The app comes back and becomes active.
    public func moveToForeground() {
        realTime?.catchUp()
        for scene in scenes { UIApplication.shared.activate(scene) }
    }

    /// The app stays in sight but takes no input, as under a system alert.
    public func resignActive() {
        realTime?.catchUp()
        for scene in scenes { UIApplication.shared.deactivate(scene) }
    }

    /// One scene stays in sight but takes no input, as beside another one that the person uses.
    public func resignActive(_ scene: UIScene) {
        realTime?.catchUp()
        UIApplication.shared.deactivate(scene)
    }

    /// The side button is pressed: touches end, and the app goes to the background.
    public func lock() {
        TouchRouter.shared.cancelAll()
        moveToBackground()
    }

    /// The person unlocks the device and sees the app again.
    public func unlock() { moveToForeground() }

    /// The system ends the app. What it has drawn is gone, its windows are of no scene any more.
    public func terminate() {
        realTime?.catchUp()
        UIApplication.shared.terminate()
        advance(by: 0)
    }

    // MARK: - Scenes

    /// The connected scenes, the one that was used last at the end.
    public var scenes: [UIWindowScene] { UIApplication.shared.windowScenes }

    /// Opens another scene of the app, as a person does on a tablet, in front of the others.
    @discardableResult
    public func openScene() -> UIWindowScene? {
        realTime?.catchUp()
        let scene = UIApplication.shared.connectScene()
        advance(by: 0)
        return scene
    }

    /// A person closes a scene for good. Those that lay beside it share its part of the screen.
    public func closeScene(_ scene: UIScene) {
        realTime?.catchUp()
        let shares = split.compactMap { share in share.scene.map { (scene: $0, fraction: share.fraction) } }
        if shares.contains(where: { $0.scene === scene }) { splitView(shares.filter { $0.scene !== scene }) }
        UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
        advance(by: 0)
    }

    /// The system disconnects a scene to free memory. Its session stays, and may get another scene.
    public func disconnect(_ scene: UIScene) {
        realTime?.catchUp()
        UIApplication.shared.disconnect(scene)
    }

    /// Connects a screen to the device and opens a scene on it that nobody touches.
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
