import UIKit

/// An object that shows posts on a scene and, after that has disconnected, on another one.
@MainActor
protocol SceneHost: AnyObject {
    /// The scene; nil before one adopts the host, and after the scene has disconnected until another one adopts the host.
    var scene: UIWindowScene? { get }

    /// Assigns the host to a scene.
    func adopt(by scene: UIWindowScene)

    /// Called when the scene has become active, or another of its windows has become key.
    func windowsDidChange()

    /// Called when the scene has disconnected. Posts that outlive it wait for another one.
    func sceneDidGo()

    /// Called while the host has no scene, after another host has lost its scene. From now on, only the app retains the host.
    func leaveToApp()
}

extension SceneHost {
    func leaveToApp() {}
}

/// The hosts of scenes, one for each.
///
/// A host outlives its scene, with everything that the app has set on it, and another scene takes it over. Only the host that
/// lost its scene last is kept for that. Those before live as long as the app retains them.
@MainActor
final class SceneHosts<Host: SceneHost> {
    private let make: @MainActor () -> Host
    private let history: SceneHistory
    private var hosts: [ObjectIdentifier: Host] = [:]
    /// The host whose posts wait for the first scene.
    private var unattached: Host?
    /// The hosts whose scenes have disconnected, newest last.
    private var gone: [GoneHost] = []
    /// The newest host in `gone` that isn't of an external display; nil once a scene has taken it over.
    private var newestGone: Host?

    private struct GoneHost {
        weak var host: Host?
        let session: String
    }

    init(history: SceneHistory = .shared, _ make: @escaping @MainActor () -> Host) {
        self.history = history
        self.make = make
        history.addFollower(self)
    }

    /// Returns the host of a scene. A scene without one takes over, in this order, the host whose posts wait for the first scene,
    /// the host of an earlier scene of its session or, if no other scene is connected, the newest host whose scene has
    /// disconnected. Otherwise it gets a new host.
    ///
    /// A scene that has disconnected has its former host as long as no other scene has taken that over, and then the host of the
    /// scene in use.
    func host(on scene: UIWindowScene) -> Host {
        if let host = hosts[ObjectIdentifier(scene)], host.scene === scene { return host }
        guard !history.hasDisconnected(scene) else { return goneHost(of: scene.session) ?? hostInUse() }
        history.followApplication(of: scene)
        let host = takeOver(for: scene) ?? make()
        hosts[ObjectIdentifier(scene)] = host
        host.adopt(by: scene)
        return host
    }

    /// Returns the host of the scene in use, as far as is known; without a scene, the host that the next one takes over.
    ///
    /// - Parameter application: The application; nil, the default, for the one that is known.
    func hostInUse(of application: UIApplication? = nil) -> Host {
        if let scene = history.sceneInUse(of: application) { return host(on: scene) }
        if let newestGone { return newestGone }
        let host = unattached ?? make()
        unattached = host
        return host
    }

    // MARK: - Private

    /// Returns the waiting or gone host that a scene takes over, which is then neither; nil if there is none for it.
    private func takeOver(for scene: UIWindowScene) -> Host? {
        if let host = unattached {
            unattached = nil
            return host
        }
        guard let host = goneHost(for: scene) else { return nil }
        gone.removeAll { $0.host == nil || $0.host === host }
        if newestGone === host { newestGone = nil }
        return host
    }

    /// Returns the gone host that a scene may take over.
    private func goneHost(for scene: UIWindowScene) -> Host? {
        goneHost(of: scene.session) ?? (history.isOnlyScene(scene) ? newestGone : nil)
    }

    /// Returns the gone host of an earlier scene of a session.
    private func goneHost(of session: UISceneSession) -> Host? {
        gone.last { $0.host != nil && $0.session == session.persistentIdentifier }?.host
    }
}

// MARK: - SceneFollower

extension SceneHosts: SceneFollower {
    /// Updates the host of a scene, if it has one or takes one over.
    func windowsDidChange(on scene: UIWindowScene) {
        guard unattached != nil || hosts[ObjectIdentifier(scene)] != nil || goneHost(for: scene) != nil else { return }
        host(on: scene).windowsDidChange()
    }

    func sceneDidDisconnect(_ scene: UIWindowScene) {
        guard let host = hosts.removeValue(forKey: ObjectIdentifier(scene)) else { return }
        var released: Host? = host
        if scene.session.role == .windowApplication { swap(&newestGone, &released) }
        gone.removeAll { $0.host == nil }
        gone.append(GoneHost(host: host, session: scene.session.persistentIdentifier))
        host.sceneDidGo()
        if let released, released.scene == nil { released.leaveToApp() }
    }
}
