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
    private var hosts: [ObjectIdentifier: Host] = [:]
    /// The host whose posts wait for the first scene.
    private var unattached: Host?
    private let history = SceneHistory()

    init(_ make: @escaping @MainActor () -> Host) {
        self.make = make
        history.windowsDidChange = { [weak self] in self?.windowsDidChange(on: $0) }
        history.didDisconnect = { [weak self] in self?.sceneDidDisconnect($0) }
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

    /// Returns the host of the scene in the foreground; without a scene, the host that waits for one.
    func host(of application: UIApplication) -> Host {
        history.foregroundScene(of: application).map(host(on:)) ?? unattachedHost()
    }

    /// Returns the host on the scene that was used last, as far as is known; without one, the host that waits for a scene.
    func hostInUse() -> Host {
        history.sceneInUse.map(host(on:)) ?? unattachedHost()
    }

    /// Returns the host for posts that outlive a scene: that of the scene in use, or of the next scene.
    func successor(of scene: UIWindowScene) -> Host {
        history.successor(of: scene).map(host(on:)) ?? unattachedHost()
    }

    private func unattachedHost() -> Host {
        let host = unattached ?? make()
        unattached = host
        return host
    }

    private func sceneDidDisconnect(_ scene: UIWindowScene) {
        guard let host = hosts.removeValue(forKey: ObjectIdentifier(scene)) else { return }
        host.sceneDidGo(successor: successor(of: scene))
    }

    /// Updates the host of a scene, if there are posts for it.
    private func windowsDidChange(on scene: UIWindowScene) {
        guard unattached != nil || hosts[ObjectIdentifier(scene)] != nil else { return }
        host(on: scene).windowsDidChange()
    }
}
