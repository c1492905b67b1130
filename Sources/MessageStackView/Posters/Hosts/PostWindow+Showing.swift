import UIKit

// MARK: - SceneHost

extension PostWindow: SceneHost {
    private static var registries: [PostWindowLevel: SceneHosts<PostWindow>] = [:]

    /// Those that `UIWindowScene.postWindow(level:)` knows.
    static func all(at level: PostWindowLevel) -> SceneHosts<PostWindow> {
        if let registry = registries[level] { return registry }
        let registry = SceneHosts { PostWindow(level: level) }
        registries[level] = registry
        return registry
    }

    func adopt(by scene: UIWindowScene) {
        self.scene = scene
        windowsDidChange()
    }

    func windowsDidChange() {
        postingView.updateHost()
    }

    func sceneDidGo(successor: PostWindow) {
        scene = nil
        postingView.updateHost()
        postManager.loseScene(successor: successor.postManager)
        leaveScreen()
    }

    func sceneDidDisconnect(_ object: Any?) {
        guard let gone = object as? UIWindowScene, gone === scene else { return }
        sceneDidGo(successor: PostWindow.all(at: level).successor(of: gone))
    }
}

extension PostWindow {
    /// Something is about to be shown.
    func comeToScreen() {
        guard let scene, isHidden || windowScene !== scene else { return }
        if lender == nil || lender?.windowScene !== scene { lender = scene.keyWindow }
        windowScene = scene
        frame = scene.coordinateSpace.bounds
        takeOverEnvironment()
        isHidden = false
        layoutIfNeeded()
        frameLink = FrameLink { [weak self] in self?.look() }
    }

    /// Leaves the scene if nothing is to be seen any more.
    func leaveScreenIfIdle() {
        guard !isHidden, !postManager.isActive, postingView.subviews.isEmpty, !controller.isInUse else { return }
        leaveScreen()
    }

    private func leaveScreen() {
        frameLink?.invalidate()
        frameLink = nil
        guard !isHidden else { return }
        giveKeyBack()
        let app = appWindow
        isHidden = true
        windowScene = nil
        app?.rootViewController?.setNeedsStatusBarAppearanceUpdate()
        app?.rootViewController?.updateOrientations()
    }

    private func look() {
        takeOverEnvironment()
        controller.update()
        if isKeyWindow, typist == nil { giveKeyBack() }
        leaveScreenIfIdle()
    }
}
