internal import Readings

/// The life of the app and its scenes. The order of callbacks for each step: the scene's delegate, the scene's
/// notification and, if the whole app changes, the app's delegate (unless scenes have delegates) and the app's
/// notification.
extension UIApplication {
    // MARK: - Launching

    /// Launches the app as the system does: notifies the delegate, then connects and activates the first scene.
    @discardableResult
    package func launch(_ delegate: any UIApplicationDelegate) -> UIWindowScene? {
        self.delegate = delegate
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        post(UIApplication.didFinishLaunchingNotification)
        return connectScene()
    }

    /// Terminates the app and releases its delegate.
    package func terminate() {
        for scene in windowScenes { deactivate(scene) }
        if !connectedScenes.isEmpty {
            delegate?.applicationWillTerminate(self)
            post(UIApplication.willTerminateNotification)
        }
        for scene in windowScenes { disconnect(scene) }
        delegate = nil
        openSessions = []
        usesSceneDelegates = false
    }

    // MARK: - Connecting

    /// Connects a window scene, configured by the app's delegate, for a new session or for one without a scene.
    @discardableResult
    package func connectScene(
        role: UISceneSession.Role = .windowApplication, session known: UISceneSession? = nil,
        on screen: UIScreen = .inUse, frame: CGRect? = nil
    ) -> UIWindowScene? {
        let session = known ?? UISceneSession(role: role)
        let options = UIScene.ConnectionOptions()
        if let delegate {
            session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
        }
        let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
        let scene = sceneClass.init(session: session, connectionOptions: options)
        scene.place(on: screen, frame: frame ?? MacWindow.frame(on: screen, after: windowScenes.count))
        if let delegateClass = session.configuration.delegateClass as? any UISceneDelegate.Type {
            scene.delegate = delegateClass.init()
            usesSceneDelegates = true
        }
        openSessions.insert(session)
        connectedScenes.insert(scene)
        StatusBarRule.setNeedsUpdate()
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        post(UIScene.willConnectNotification, scene)
        scene.activationState = .background
        activate(scene)
        return scene
    }

    /// Disconnects a scene and keeps its session.
    package func disconnect(_ scene: UIScene) {
        guard connectedScenes.contains(scene) else { return }
        if !Reading.scenesDisconnectAtOnce.isOn { deactivate(scene) }
        (scene as? UIWindowScene)?.change?.finish()
        scene.activationState = .unattached
        connectedScenes.remove(scene)
        StatusBarRule.setNeedsUpdate()
        scene.delegate?.sceneDidDisconnect(scene)
        post(UIScene.didDisconnectNotification, scene)
        scene.session.storedScene = nil
        if !Reading.scenesDisconnectAtOnce.isOn {
            for window in (scene as? UIWindowScene)?.windows ?? [] { window.windowScene = nil }
        }
        RunCycle.setNeedsCommit()
    }

    /// Closes the scene of a session permanently and removes the session.
    func destroy(_ session: UISceneSession, _ errorHandler: ((any Error) -> Void)?) {
        guard openSessions.contains(session) else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        if let scene = session.scene { disconnect(scene) }
        openSessions.remove(session)
        delegate?.application(self, didDiscardSceneSessions: [session])
    }

    // MARK: - Activity

    package func activate(_ scene: UIScene) {
        guard connectedScenes.contains(scene), scene.activationState != .foregroundActive else { return }
        let isNew = !scene.hasBeenActive
        endInterruption()
        becomeActive(scene)
        guard Reading.activationsFlicker.isOn else { return }
        RunCycle.setNeedsCommit()
        RunCycle.onNextTurn { [weak self] in
            self?.interruptScenes()
            RunCycle.onNextTurn { self?.endInterruption() }
        }
        guard !isNew else { return }
        FrameClock.shared.schedule(exactlyAfter: 0.1) { [weak self] in
            self?.interruptScenes()
            FrameClock.shared.schedule(exactlyAfter: 0.5) { self?.endInterruption() }
        }
    }

    private func becomeActive(_ scene: UIScene) {
        scene.hasBeenActive = true
        scene.isInterrupted = false
        if scene.activationState == .background { enterForeground(scene) }
        let wasActive = applicationState == .active
        scene.activationState = .foregroundActive
        scene.delegate?.sceneDidBecomeActive(scene)
        post(UIScene.didActivateNotification, scene)
        guard !wasActive else { return }
        tellDelegate { $0.applicationDidBecomeActive(self) }
        post(UIApplication.didBecomeActiveNotification)
    }

    /// Activates the scenes that share the screen of a foldable phone, or with a reading the last used one only. A scene that
    /// is alone there is active.
    package func shareActivity() {
        guard Reading.sharingScenesAreInactive.isOn, UIScreen.main.configuration.isFoldable else { return }
        let visible = windowScenes.filter { $0.screen === UIScreen.inUse && $0.activationState != .background }
        let sharing = visible.filter { $0.frameOnScreen != nil }
        for scene in sharing.dropLast() { deactivate(scene) }
        for scene in sharing.suffix(1) + visible.filter({ $0.frameOnScreen == nil }) { activate(scene) }
    }

    /// Notes that the user has touched a scene.
    func use(_ scene: UIWindowScene?) {
        guard let scene, scene.frameOnScreen != nil, UIScreen.main.configuration.isFoldable else { return }
        scene.becameKeyAt = UIWindowScene.nextKeyOrder()
        shareActivity()
    }

    /// Makes all active scenes inactive until the interruption ends, or until their state changes before.
    private func interruptScenes() {
        for scene in windowScenes where scene.activationState == .foregroundActive {
            deactivate(scene)
            scene.isInterrupted = true
        }
    }

    private func endInterruption() {
        for scene in windowScenes where scene.isInterrupted { becomeActive(scene) }
    }

    package func deactivate(_ scene: UIScene) {
        scene.isInterrupted = false
        guard scene.activationState == .foregroundActive else { return }
        scene.delegate?.sceneWillResignActive(scene)
        post(UIScene.willDeactivateNotification, scene)
        if !connectedScenes.contains(where: { $0 !== scene && $0.activationState == .foregroundActive }) {
            tellDelegate { $0.applicationWillResignActive(self) }
            post(UIApplication.willResignActiveNotification)
        }
        scene.activationState = .foregroundInactive
    }

    /// Moves a scene to the background. Its animations are removed and end unfinished.
    package func enterBackground(_ scene: UIScene) {
        guard connectedScenes.contains(scene), scene.activationState != .background else { return }
        deactivate(scene)
        scene.activationState = .background
        scene.delegate?.sceneDidEnterBackground(scene)
        post(UIScene.didEnterBackgroundNotification, scene)
        if applicationState == .background {
            tellDelegate { $0.applicationDidEnterBackground(self) }
            post(UIApplication.didEnterBackgroundNotification)
        }
        UIView.performWithoutAnimation { Keyboard.shared.update() }
        guard scene.activationState == .background else { return }
        guard let scene = scene as? UIWindowScene else { return }
        for window in scene.windows { window.layer.discardAnimations() }
        if Reading.backgroundSnapshotsAreTaken.isOn { scene.takeSnapshots() }
    }

    package func enterForeground(_ scene: UIScene) {
        guard connectedScenes.contains(scene), scene.activationState == .background else { return }
        let wasInBackground = applicationState == .background
        scene.delegate?.sceneWillEnterForeground(scene)
        post(UIScene.willEnterForegroundNotification, scene)
        if wasInBackground {
            tellDelegate { $0.applicationWillEnterForeground(self) }
            post(UIApplication.willEnterForegroundNotification)
        }
        scene.activationState = .foregroundInactive
        UIView.performWithoutAnimation { Keyboard.shared.update() }
    }

    // MARK: - Notifying

    private func tellDelegate(_ call: (any UIApplicationDelegate) -> Void) {
        if let delegate, !usesSceneDelegates { call(delegate) }
    }

    private func post(_ name: NSNotification.Name, _ object: NSObject? = nil) {
        NotificationCenter.default.post(name: name, object: object ?? self)
    }
}

// MARK: - Requests by the app

extension UIApplication {
    /// Activates the scene of a session, or creates a scene on devices that support several.
    @available(iOS 17.0, *)
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let session = request.session {
            guard openSessions.contains(session) else {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            if let scene = session.scene { activate(scene) } else { connectScene(session: session) }
        } else if supportsMultipleScenes, request.role == .windowApplication {
            // A foldable phone opens another scene only while it is open.
            let isClosed = UIScreen.main.configuration.isFoldable && UIScreen.inUse === UIScreen.main
            if isClosed { errorHandler?(UISceneError(.requestDenied)) } else { connectScene() }
        } else {
            errorHandler?(UISceneError(.multipleScenesNotSupported))
        }
    }
}
