extension UIApplication {
    /// Launches as the system does: the delegate hears of it, then a first scene connects and becomes active.
    @discardableResult
    package func launch(_ delegate: any UIApplicationDelegate) -> UIWindowScene? {
        self.delegate = delegate
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        return connectScene()
    }

    /// A new window scene, configured by the app's delegate.
    @discardableResult
    package func connectScene() -> UIWindowScene? {
        let session = UISceneSession(role: .windowApplication)
        let options = UIScene.ConnectionOptions()
        if let delegate {
            session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
        }
        let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneClass.init(session: session, connectionOptions: options)
        if let delegateClass = session.configuration.delegateClass as? any UISceneDelegate.Type {
            scene.delegate = delegateClass.init()
        }
        connectedScenes.insert(scene)
        scene.activationState = .foregroundInactive
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        activate(scene)
        return scene
    }

    package func activate(_ scene: UIScene) {
        guard scene.activationState != .foregroundActive else { return }
        if scene.activationState != .foregroundInactive { enterForeground(scene) }
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive(scene)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    }

    package func deactivate(_ scene: UIScene) {
        guard scene.activationState == .foregroundActive else { return }
        scene.delegate?.sceneWillResignActive(scene)
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
        scene.activationState = .foregroundInactive
    }

    package func enterBackground(_ scene: UIScene) {
        deactivate(scene)
        scene.activationState = .background
        scene.delegate?.sceneDidEnterBackground(scene)
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
        UIView.performWithoutAnimation { Keyboard.shared.update() }
    }

    package func enterForeground(_ scene: UIScene) {
        scene.delegate?.sceneWillEnterForeground(scene)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
        scene.activationState = .foregroundInactive
        UIView.performWithoutAnimation { Keyboard.shared.update() }
    }

    package func disconnect(_ scene: UIScene) {
        guard connectedScenes.contains(scene) else { return }
        if scene.activationState != .background { enterBackground(scene) }
        scene.activationState = .unattached
        connectedScenes.remove(scene)
        scene.delegate?.sceneDidDisconnect(scene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        for window in (scene as? UIWindowScene)?.windows ?? [] { window.windowScene = nil }
        RunCycle.setNeedsCommit()
    }
}
