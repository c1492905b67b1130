import UIKit

/// An object that shows posts on a scene.
@MainActor
protocol SceneHost: AnyObject {
    /// The scene; nil before one adopts the host, and after the scene has disconnected.
    var scene: UIWindowScene? { get }

    /// Assigns the host to a scene.
    func adopt(by scene: UIWindowScene)

    /// Called when the scene has become active, or another of its windows has become key.
    func windowsDidChange()

    /// Called when the scene has disconnected. Posts that outlive it move to `successor`.
    func sceneDidGo(successor: Self)
}

/// The hosts of scenes, one for each.
///
/// The registry follows scenes and key windows through their notifications and never accesses the shared application, so
/// that it works in app extensions.
@MainActor
final class SceneHosts<Host: SceneHost> {
    private let make: @MainActor () -> Host
    private var hosts: [ObjectIdentifier: Host] = [:]
    /// The host whose posts wait for the first scene.
    private var unattached: Host?
    private weak var application: UIApplication?
    private weak var lastKeyScene: UIWindowScene?
    /// The scenes that have been active, the latest last.
    private var activatedScenes: [() -> UIWindowScene?] = []
    private var observers: NotificationObservers?

    init(_ make: @escaping @MainActor () -> Host) {
        self.make = make
        observers = NotificationObservers([
            UIScene.didActivateNotification: { [weak self] in self?.sceneDidActivate($0.object) },
            UIScene.didDisconnectNotification: { [weak self] in self?.sceneDidDisconnect($0.object) },
            UIWindow.didBecomeKeyNotification: { [weak self] in self?.windowDidBecomeKey($0.object) },
        ])
    }

    /// Returns the host of a scene. The first scene adopts the host whose posts wait for one.
    func host(on scene: UIWindowScene) -> Host {
        if let host = hosts[ObjectIdentifier(scene)], host.scene === scene { return host }
        // The scene's next responder has the scenes that connected before this registry observed any.
        application = scene.next as? UIApplication ?? application
        let host = unattached ?? make()
        unattached = nil
        hosts[ObjectIdentifier(scene)] = host
        host.adopt(by: scene)
        return host
    }

    /// Returns the host of the scene in the foreground; without a scene, the host that waits for one.
    func host(of application: UIApplication) -> Host {
        foregroundScene(of: application).map(host(on:)) ?? unattachedHost()
    }

    /// Returns the host on the scene that was used last, as far as is known; without one, the host that waits for a scene.
    func hostInUse() -> Host {
        let scene = lastKeyScene ?? activatedScenes.last?() ?? application.flatMap { foregroundScene(of: $0) }
        return scene.map(host(on:)) ?? unattachedHost()
    }

    /// Returns the host for posts that outlive a scene: that of the scene in use, or of the next scene.
    func successor(of scene: UIWindowScene) -> Host {
        let others = activatedScenes.compactMap { $0() }.filter { $0 !== scene }
        let last = others.first { $0 === lastKeyScene } ?? others.last
        let other =
            last ?? (scene.next as? UIApplication ?? application).flatMap { foregroundScene(of: $0, but: scene) }
        return other.map(host(on:)) ?? unattachedHost()
    }

    private func unattachedHost() -> Host {
        let host = unattached ?? make()
        unattached = host
        return host
    }

    /// Returns the active scene whose window last became key. If none has since this registry exists, a scene with a key
    /// window has precedence, and the order of session identifiers decides, so that the result is stable.
    private func foregroundScene(of application: UIApplication, but gone: UIWindowScene? = nil) -> UIWindowScene? {
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
        windowsDidChange(on: scene)
    }

    private func sceneDidDisconnect(_ object: Any?) {
        guard let scene = object as? UIWindowScene else { return }
        activatedScenes.removeAll { [scene] in $0() == nil || $0() === scene }
        guard let host = hosts.removeValue(forKey: ObjectIdentifier(scene)) else { return }
        host.sceneDidGo(successor: successor(of: scene))
    }

    /// Records the scene of the key window. Only a normal window, not that of an alert or a keyboard, moves a host.
    private func windowDidBecomeKey(_ object: Any?) {
        guard let window = object as? UIWindow, let scene = window.windowScene,
            scene.session.role == .windowApplication
        else { return }
        lastKeyScene = scene
        if window.windowLevel == .normal { windowsDidChange(on: scene) }
    }

    /// Updates the host of a scene, if there are posts for it.
    private func windowsDidChange(on scene: UIWindowScene) {
        guard unattached != nil || hosts[ObjectIdentifier(scene)] != nil else { return }
        host(on: scene).windowsDidChange()
    }
}
