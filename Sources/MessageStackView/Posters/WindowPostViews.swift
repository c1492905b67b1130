import UIKit

/// Which post view belongs to which scene.
///
/// It follows scenes and key windows through their notifications and never asks for the shared application, so that it
/// works in app extensions.
@MainActor
final class WindowPostViews {
    static let shared = WindowPostViews()

    private var views: [ObjectIdentifier: WindowPostView] = [:]
    /// Posts wait here until the app has its first scene.
    private var unattached: WindowPostView?
    private weak var lastKeyScene: UIWindowScene?
    /// The scenes that were ever active, the latest last.
    private var activatedScenes: [() -> UIWindowScene?] = []
    private var observers: NotificationObservers?

    private init() {
        observers = NotificationObservers([
            UIScene.didActivateNotification: { [weak self] in self?.sceneDidActivate($0.object) },
            UIScene.didDisconnectNotification: { [weak self] in self?.sceneDidDisconnect($0.object) },
            UIWindow.didBecomeKeyNotification: { [weak self] in self?.windowDidBecomeKey($0.object) },
        ])
    }

    /// The first scene that is asked about takes over what has waited for one.
    func postView(on scene: UIWindowScene) -> WindowPostView {
        if let view = views[ObjectIdentifier(scene)], view.scene === scene { return view }
        let view = unattached ?? WindowPostView()
        unattached = nil
        views[ObjectIdentifier(scene)] = view
        view.adopt(by: scene)
        return view
    }

    /// That of the scene in the foreground; the unattached one while there is no scene.
    func postView(of application: UIApplication) -> WindowPostView {
        if let scene = foregroundScene(of: application) { return postView(on: scene) }
        return unattachedView()
    }

    private func unattachedView() -> WindowPostView {
        if let unattached { return unattached }
        let view = WindowPostView()
        unattached = view
        return view
    }

    /// Of several active scenes the one whose window last became key.
    private func foregroundScene(of application: UIApplication) -> UIWindowScene? {
        let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }
            .filter { $0.session.role == .windowApplication }
        let active = scenes.filter { $0.activationState == .foregroundActive }
        if let lastKeyScene, active.contains(lastKeyScene) { return lastKeyScene }
        return active.first ?? scenes.first { $0.activationState == .foregroundInactive } ?? scenes.first
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
        guard let view = views.removeValue(forKey: ObjectIdentifier(scene)) else { return }
        view.sceneDidGo(successor: successor(of: scene))
    }

    /// Where the posts go that outlive a scene: the one that the user is with, or the next to come.
    private func successor(of scene: UIWindowScene) -> WindowPostView {
        let others = activatedScenes.compactMap { $0() }
        let last = others.first { $0 === lastKeyScene } ?? others.last
        return last.map(postView(on:)) ?? unattachedView()
    }

    /// Alerts and keyboards have windows that aren't in the scene's list of normal ones; only those move the view.
    private func windowDidBecomeKey(_ object: Any?) {
        guard let window = object as? UIWindow, let scene = window.windowScene,
            scene.session.role == .windowApplication
        else { return }
        lastKeyScene = scene
        if window.windowLevel == .normal { windowsDidChange(on: scene) }
    }

    /// A scene on which nobody posts needs no view.
    private func windowsDidChange(on scene: UIWindowScene) {
        guard unattached != nil || views[ObjectIdentifier(scene)] != nil else { return }
        postView(on: scene).windowsDidChange()
    }
}
