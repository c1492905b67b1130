package import UIKit

/// An object that follows the scenes of the app.
@MainActor
protocol SceneFollower: AnyObject {
    /// Called when a scene has become active, or another of its windows has become key.
    func windowsDidChange(on scene: UIWindowScene)

    /// Called when a scene has disconnected.
    func sceneDidDisconnect(_ scene: UIWindowScene)
}

/// The scenes of the app in the order in which they were last in use, for hosts that choose among them.
///
/// A scene is in use when it connects or becomes active, when one of its windows becomes key, and when a finger touches it
/// while posts are on it. When all scenes become active again, as after Control Center, none is more in use than before.
/// UIKit reports no other use: each scene has a key window of its own, and a user who turns to another visible scene
/// changes none of them. So the latest scene is a guess if several are active, and apps can pass the scene.
///
/// The history never accesses the shared application, so that it works in app extensions.
@MainActor
package final class SceneHistory {
    package internal(set) static var shared = SceneHistory()

    private weak var application: UIApplication?
    /// The known scenes, the one that was in use last at the end.
    private var knownScenes: [PostScene] = []
    /// The scenes that have disconnected, until they are released.
    private var disconnectedScenes: [PostScene] = []
    private var followers = WeakList<any SceneFollower>()
    private var observers: NotificationObservers?

    init() {
        observers = NotificationObservers([
            UIScene.willConnectNotification: { [weak self] in self?.use($0.object as? UIWindowScene) },
            UIScene.didActivateNotification: { [weak self] in self?.sceneDidActivate($0.object) },
            UIScene.willDeactivateNotification: { [weak self] in self?.sceneWillDeactivate($0.object) },
            UIScene.didDisconnectNotification: { [weak self] in self?.sceneDidDisconnect($0.object) },
            UIWindow.didBecomeKeyNotification: { [weak self] in self?.windowDidBecomeKey($0.object) },
        ])
    }

    /// Informs an object of later changes, without retaining it.
    func addFollower(_ follower: any SceneFollower) {
        followers.append { [weak follower] in follower }
    }

    /// Moves a scene to the end of the order. Volumes and scenes of external displays have none.
    package func use(_ scene: UIWindowScene?) {
        guard let scene, scene.session.role == .windowApplication else { return }
        application = scene.next as? UIApplication ?? application
        let used = self.scene(of: scene)
        used.wasInUse = true
        if knownScenes.last !== used {
            knownScenes.removeAll { $0.scene == nil || $0 === used }
            knownScenes.append(used)
        }
    }

    /// Returns the object of a scene.
    func scene(of scene: UIWindowScene) -> PostScene {
        if let known = knownScenes.first(where: { $0.scene === scene }) { return known }
        let new = PostScene(of: scene)
        knownScenes.insert(new, at: 0)
        return new
    }

    /// Stores the application of a scene, whose list also has the scenes that connected before the history was created.
    func followApplication(of scene: UIWindowScene) {
        application = scene.next as? UIApplication ?? application
    }

    /// Returns the scene in use: the latest of the active scenes. Without an active one, the latest inactive one in
    /// the foreground is in use, then the latest in the background.
    ///
    /// Of scenes that haven't been in use since the history was created, one with a key window has precedence. Then
    /// the order of session identifiers decides, so that the result is stable.
    ///
    /// - Parameter application: The application; nil, the default, for the one that is known.
    package func sceneInUse(of application: UIApplication? = nil) -> UIWindowScene? {
        let used = usedScenes
        return scenes(of: application ?? self.application)
            .min { rank(of: $0, in: used) < rank(of: $1, in: used) }
    }

    /// Returns a Boolean value that indicates whether a scene has disconnected, after which UIKit doesn't connect it again.
    func hasDisconnected(_ scene: UIWindowScene) -> Bool { disconnectedScenes.contains { $0.scene === scene } }

    /// Returns a Boolean value that indicates whether a scene is the only one that can be in use.
    func isOnlyScene(_ scene: UIWindowScene) -> Bool {
        scene.session.role == .windowApplication
            && scenes(of: scene.next as? UIApplication ?? application, but: scene).isEmpty
    }

    // MARK: - Private

    /// A Boolean value that indicates whether no scene was active after the last deactivation.
    private var wasInterrupted = false

    /// The scenes that were in use, the latest last.
    private var usedScenes: [UIWindowScene] { knownScenes.filter(\.wasInUse).compactMap(\.scene) }

    /// Returns the scenes that can be in use. The application may still list one that has disconnected.
    private func scenes(of application: UIApplication?, but excluded: UIWindowScene? = nil) -> [UIWindowScene] {
        let connected = application?.connectedScenes.compactMap { $0 as? UIWindowScene }
        return (connected ?? usedScenes)
            .filter { $0.session.role == .windowApplication && $0 !== excluded && !hasDisconnected($0) }
    }

    /// Returns the rank of a scene: its state, its age in the order, and what decides about unused scenes. Lower
    /// values mean the scene is more likely in use.
    private func rank(of scene: UIWindowScene, in used: [UIWindowScene]) -> (Int, Int, Int, String) {
        let states: [UIScene.ActivationState] = [.foregroundActive, .foregroundInactive]
        let state = states.firstIndex(of: scene.activationState) ?? states.count
        let age = used.lastIndex { $0 === scene }.map { used.count - $0 } ?? .max
        return (state, age, scene.keyWindow == nil ? 1 : 0, scene.session.persistentIdentifier)
    }

    private func sceneDidActivate(_ object: Any?) {
        guard let scene = object as? UIWindowScene, scene.session.role == .windowApplication else { return }
        if !wasInterrupted { use(scene) }
        for follower in followers { follower.windowsDidChange(on: scene) }
    }

    private func sceneWillDeactivate(_ object: Any?) {
        guard let scene = object as? UIWindowScene else { return }
        let others = scenes(of: scene.next as? UIApplication ?? application, but: scene)
        wasInterrupted = !others.contains { $0.activationState == .foregroundActive }
    }

    private func sceneDidDisconnect(_ object: Any?) {
        guard let scene = object as? UIWindowScene else { return }
        knownScenes.removeAll { $0.scene == nil || $0.scene === scene }
        disconnectedScenes.removeAll { $0.scene == nil }
        disconnectedScenes.append(PostScene(of: scene))
        for follower in followers { follower.sceneDidDisconnect(scene) }
    }

    /// Records the scene of a window that has become key. Followers ignore windows of alerts and keyboards, which
    /// don't move posts to another window.
    private func windowDidBecomeKey(_ object: Any?) {
        guard let window = object as? UIWindow, let scene = window.windowScene,
            scene.session.role == .windowApplication
        else { return }
        use(scene)
        guard window.windowLevel == .normal else { return }
        for follower in followers { follower.windowsDidChange(on: scene) }
    }
}

extension UIWindowScene {
    /// Returns the window of the app: the key window or, while an alert, a keyboard or a post has the key status, the current
    /// window if it is one of the app's, otherwise the frontmost of these.
    package func appWindow(current: UIWindow? = nil) -> UIWindow? {
        let windows = windows.filter { !$0.isHidden && $0.windowLevel == .normal && !($0 is PostWindow) }
        return windows.first { $0 === keyWindow } ?? windows.first { $0 === current } ?? windows.last
    }
}
