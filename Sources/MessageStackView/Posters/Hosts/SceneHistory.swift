import UIKit

/// The scenes of the app that have been in use, for hosts that choose among them.
///
/// The history follows scenes and key windows through their notifications and never accesses the shared application, so
/// that it works in app extensions.
@MainActor
final class SceneHistory {
    /// A closure that is called when a scene becomes active, or a window of a scene becomes key.
    var windowsDidChange: @MainActor (UIWindowScene) -> Void = { _ in }
    /// A closure that is called when a scene disconnects.
    var didDisconnect: @MainActor (UIWindowScene) -> Void = { _ in }

    private weak var application: UIApplication?
    private weak var lastKeyScene: UIWindowScene?
    /// The scenes that have been active, the latest last.
    private var activatedScenes: [() -> UIWindowScene?] = []
    private var observers: NotificationObservers?

    init() {
        observers = NotificationObservers([
            UIScene.didActivateNotification: { [weak self] in self?.sceneDidActivate($0.object) },
            UIScene.didDisconnectNotification: { [weak self] in self?.sceneDidDisconnect($0.object) },
            UIWindow.didBecomeKeyNotification: { [weak self] in self?.windowDidBecomeKey($0.object) },
        ])
    }

    /// The scene that was used last, as far as is known.
    var sceneInUse: UIWindowScene? {
        lastKeyScene ?? activatedScenes.last?() ?? application.flatMap { foregroundScene(of: $0) }
    }

    /// Stores the application of a scene, whose list has also the scenes that connected before the history was created.
    func followApplication(of scene: UIWindowScene) {
        application = scene.next as? UIApplication ?? application
    }

    /// Returns the scene in use other than one that has disconnected; nil if there is none.
    func successor(of scene: UIWindowScene) -> UIWindowScene? {
        let others = activatedScenes.compactMap { $0() }.filter { $0 !== scene }
        let last = others.first { $0 === lastKeyScene } ?? others.last
        return last ?? (scene.next as? UIApplication ?? application).flatMap { foregroundScene(of: $0, but: scene) }
    }

    /// Returns the active scene whose window most recently became key. If none has since the history was created, a scene
    /// with a key window has precedence, then the order of session identifiers decides, so that the result is stable.
    ///
    /// - Parameter gone: A scene to exclude, because it has disconnected.
    func foregroundScene(of application: UIApplication, but gone: UIWindowScene? = nil) -> UIWindowScene? {
        if let lastKeyScene, lastKeyScene !== gone, lastKeyScene.activationState == .foregroundActive,
            lastKeyScene.next === application
        {
            return lastKeyScene
        }
        let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }
            .filter { $0.session.role == .windowApplication && $0 !== gone }
        return scenes.min {
            (rank(of: $0), $0.session.persistentIdentifier) < (rank(of: $1), $1.session.persistentIdentifier)
        }
    }

    /// Returns the rank of a scene. Lower values mean the scene is more likely in use.
    private func rank(of scene: UIWindowScene) -> Int {
        let states: [UIScene.ActivationState] = [.foregroundActive, .foregroundInactive]
        let state = states.firstIndex(of: scene.activationState) ?? states.count
        return state * 2 + (scene.keyWindow == nil ? 1 : 0)
    }

    private func sceneDidActivate(_ object: Any?) {
        guard let scene = object as? UIWindowScene, scene.session.role == .windowApplication else { return }
        activatedScenes.removeAll { [scene] in $0() == nil || $0() === scene }
        activatedScenes.append { [weak scene] in scene }
        windowsDidChange(scene)
    }

    private func sceneDidDisconnect(_ object: Any?) {
        guard let scene = object as? UIWindowScene else { return }
        activatedScenes.removeAll { [scene] in $0() == nil || $0() === scene }
        didDisconnect(scene)
    }

    /// Records the scene of a window that has become key. Hosts ignore windows of alerts and keyboards, which don't move
    /// posts to another window.
    private func windowDidBecomeKey(_ object: Any?) {
        guard let window = object as? UIWindow, let scene = window.windowScene,
            scene.session.role == .windowApplication
        else { return }
        lastKeyScene = scene
        if window.windowLevel == .normal { windowsDidChange(scene) }
    }
}
