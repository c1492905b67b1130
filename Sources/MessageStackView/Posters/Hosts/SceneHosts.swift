import UIKit

/// What shows posts on a scene, one for each.
@MainActor
protocol SceneHost: AnyObject {
    /// Nil before it is adopted, and after the scene has gone.
    var scene: UIWindowScene? { get }

    /// Shows its posts on `scene` from now on.
    func adopt(by scene: UIWindowScene)

    /// The scene is active again, or has another key window.
    func windowsDidChange()

    /// The scene is gone; posts that outlive it go to `successor`.
    func sceneDidGo(successor: Self)
}

/// Which host belongs to which scene.
///
/// It follows scenes and key windows through their notifications and never asks for the shared application, so that it
/// works in app extensions.
@MainActor
final class SceneHosts<Host: SceneHost> {
    private let make: @MainActor () -> Host
    private var hosts: [ObjectIdentifier: Host] = [:]
    /// Posts wait here until the app has its first scene.
    private var unattached: Host?
    private weak var application: UIApplication?
    private weak var lastKeyScene: UIWindowScene?
    /// The scenes that were ever active, the latest last.
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

    /// The first scene that is asked about takes over what has waited for one.
    func host(on scene: UIWindowScene) -> Host {
        if let host = hosts[ObjectIdentifier(scene)], host.scene === scene { return host }
        // A scene's next responder; what there was before the first post, no notification has told.
        application = scene.next as? UIApplication ?? application
        let host = unattached ?? make()
        unattached = nil
        hosts[ObjectIdentifier(scene)] = host
        host.adopt(by: scene)
        return host
    }

    /// That of the scene in the foreground; the unattached one while there is no scene.
    func host(of application: UIApplication) -> Host {
        if let scene = foregroundScene(of: application) { return host(on: scene) }
        return unattachedHost()
    }

    /// Where the posts go that outlive a scene: the one that the user is with, or the next to come.
    func successor(of scene: UIWindowScene) -> Host {
        let others = activatedScenes.compactMap { $0() }.filter { $0 !== scene }
        let last = others.first { $0 === lastKeyScene } ?? others.last
        let other =
            last ?? (scene.next as? UIApplication ?? application).flatMap { foregroundScene(of: $0, but: scene) }
        return other.map(host(on:)) ?? unattachedHost()
    }

    private func unattachedHost() -> Host {
        if let unattached { return unattached }
        let host = make()
        unattached = host
        return host
    }

    /// Of several active scenes the one whose window last became key. If that was before there was anybody to notice,
    /// the one that has a key window, and of several the first by their sessions: the same one each time.
    private func foregroundScene(of application: UIApplication, but gone: UIWindowScene? = nil) -> UIWindowScene? {
        let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }
            .filter { $0.session.role == .windowApplication && $0 !== gone }
        if let lastKeyScene, lastKeyScene.activationState == .foregroundActive, scenes.contains(lastKeyScene) {
            return lastKeyScene
        }
        return scenes.min { first, second in
            let (one, other) = (rank(of: first), rank(of: second))
            guard one == other else { return one < other }
            return first.session.persistentIdentifier < second.session.persistentIdentifier
        }
    }

    /// The less, the more likely that people are with the scene.
    private func rank(of scene: UIWindowScene) -> Int {
        let state =
            switch scene.activationState {
            case .foregroundActive: 0
            case .foregroundInactive: 1
            default: 2
            }
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

    /// Alerts and keyboards have windows that aren't in the scene's list of normal ones; only those move a host.
    private func windowDidBecomeKey(_ object: Any?) {
        guard let window = object as? UIWindow, let scene = window.windowScene,
            scene.session.role == .windowApplication
        else { return }
        lastKeyScene = scene
        if window.windowLevel == .normal { windowsDidChange(on: scene) }
    }

    /// A scene on which nobody posts needs no host.
    private func windowsDidChange(on scene: UIWindowScene) {
        guard unattached != nil || hosts[ObjectIdentifier(scene)] != nil else { return }
        host(on: scene).windowsDidChange()
    }
}
