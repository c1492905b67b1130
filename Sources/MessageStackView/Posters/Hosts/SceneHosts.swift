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
@MainActor
final class SceneHosts<Host: SceneHost> {
    private let make: @MainActor () -> Host
    private let history: SceneHistory
    private var hosts: [ObjectIdentifier: Host] = [:]
    /// The host whose posts wait for the first scene.
    private var unattached: Host?

    init(history: SceneHistory = .shared, _ make: @escaping @MainActor () -> Host) {
        self.history = history
        self.make = make
        history.addFollower(self)
    }

    /// Returns the host of a scene. The first scene adopts the host whose posts wait for one.
    func host(on scene: UIWindowScene) -> Host {
        if let host = hosts[ObjectIdentifier(scene)], host.scene === scene { return host }
        history.followApplication(of: scene)
        let host = unattached ?? make()
        unattached = nil
        hosts[ObjectIdentifier(scene)] = host
        host.adopt(by: scene)
        return host
    }

    /// Returns the host of the scene in use, as far as is known; without a scene, the host that waits for one.
    ///
    /// - Parameters:
    ///   - application: The application; nil, the default, for the one that is known.
    ///   - gone: A scene to exclude, because it has disconnected.
    func hostInUse(of application: UIApplication? = nil, but gone: UIWindowScene? = nil) -> Host {
        if let scene = history.sceneInUse(of: application, but: gone) { return host(on: scene) }
        let host = unattached ?? make()
        unattached = host
        return host
    }
}

// MARK: - SceneFollower

extension SceneHosts: SceneFollower {
    /// Updates the host of a scene, if there are posts for it.
    func windowsDidChange(on scene: UIWindowScene) {
        guard unattached != nil || hosts[ObjectIdentifier(scene)] != nil else { return }
        host(on: scene).windowsDidChange()
    }

    func sceneDidDisconnect(_ scene: UIWindowScene) {
        guard let host = hosts.removeValue(forKey: ObjectIdentifier(scene)) else { return }
        host.sceneDidGo(successor: hostInUse(but: scene))
    }
}
