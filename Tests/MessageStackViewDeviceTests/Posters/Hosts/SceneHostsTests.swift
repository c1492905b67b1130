import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The choice among several scenes before any user activity was observed.
@MainActor
struct SceneHostsTests {
    private final class Host: SceneHost {
        var scene: UIWindowScene?
        func adopt(by scene: UIWindowScene) { self.scene = scene }
        func windowsDidChange() {}
        func sceneDidGo(successor: Host) { scene = nil }
    }

    private func makeWindow(on scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        return window
    }

    @Test func activeSceneWithKeyWindowIsPreferred() throws {
        let simulator = Simulator()
        let application = UIApplication.shared
        var scenes: [UIWindowScene] = []
        var windows: [UIWindow] = []
        for index in 0..<5 {
            let scene = try #require(simulator.openScene())
            scenes.append(scene)
            let window = makeWindow(on: scene)
            windows.append(window)
            if index == 3 { window.makeKeyAndVisible() } else { window.isHidden = false }
        }
        simulator.advance(by: 0.1)
        for scene in scenes { #expect(scene.activationState == .foregroundActive) }
        for _ in 0..<3 {
            let hosts = SceneHosts<Host> { Host() }
            #expect(hosts.host(of: application).scene === scenes[3])
        }
        withExtendedLifetime(windows) {}
    }

    @Test func choiceBetweenKeyWindowsIsDeterministic() throws {
        let simulator = Simulator()
        let application = UIApplication.shared
        var windows: [UIWindow] = []
        for _ in 0..<5 {
            let window = makeWindow(on: try #require(simulator.openScene()))
            window.makeKeyAndVisible()
            windows.append(window)
        }
        simulator.advance(by: 0.1)
        let first = windows.compactMap(\.windowScene)
            .min { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
        let hosts = SceneHosts<Host> { Host() }
        #expect(hosts.host(of: application).scene === first)
        for scene in [windows[4], windows[1]].compactMap(\.windowScene) {
            windows.append(makeWindow(on: scene))
            windows.last?.makeKeyAndVisible()
            #expect(hosts.host(of: application).scene === scene, "the hosts observe later changes of the key window")
        }
    }

    @Test func activeScenePrecedesInactiveSceneWithKeyWindow() throws {
        let simulator = Simulator()
        let application = UIApplication.shared
        let inactive = makeWindow(on: try #require(simulator.openScene()))
        inactive.makeKeyAndVisible()
        let active = makeWindow(on: try #require(simulator.openScene()))
        active.isHidden = false
        simulator.advance(by: 0.1)
        let scene = try #require(inactive.windowScene)
        simulator.resignActive(scene)
        let hosts = SceneHosts<Host> { Host() }
        #expect(hosts.host(of: application).scene === active.windowScene)
    }
}
