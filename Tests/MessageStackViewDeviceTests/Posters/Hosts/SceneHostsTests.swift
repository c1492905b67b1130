import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The choice among several scenes.
@MainActor
@Suite(.leavesNothingBehind)
struct SceneHostsTests {
    private final class Host: SceneHost {
        var scene: UIWindowScene?
        func adopt(by scene: UIWindowScene) { self.scene = scene }
        func windowsDidChange() {}
        func sceneDidGo() { scene = nil }
    }

    /// Returns the windows of two scenes, the second of which is in use.
    private func makeWindows(on simulator: Simulator) throws -> [UIWindow] {
        try (0..<2).map { _ in
            let window = makeWindow(on: try #require(simulator.openScene()))
            window.makeKeyAndVisible()
            simulator.advance(by: 0.1)
            return window
        }
    }

    private func makeWindow(on scene: UIWindowScene) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        return window
    }

    // MARK: Before any use was observed

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
            let hosts = SceneHosts<Host>(history: SceneHistory()) { Host() }
            #expect(hosts.hostInUse(of: application).scene === scenes[3])
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
        let hosts = SceneHosts<Host>(history: SceneHistory()) { Host() }
        #expect(hosts.hostInUse(of: application).scene === first)
        for scene in [windows[4], windows[1]].compactMap(\.windowScene) {
            windows.append(makeWindow(on: scene))
            windows.last?.makeKeyAndVisible()
            #expect(
                hosts.hostInUse(of: application).scene === scene, "the hosts observe later changes of the key window")
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
        let hosts = SceneHosts<Host>(history: SceneHistory()) { Host() }
        #expect(hosts.hostInUse(of: application).scene === active.windowScene)
    }

    // MARK: The order of use

    @Test func onlyActiveScenesCount() throws {
        let simulator = Simulator()
        let hosts = SceneHosts<Host>(history: SceneHistory()) { Host() }
        let windows = try makeWindows(on: simulator)
        let scenes = try windows.map { try #require($0.windowScene) }
        #expect(hosts.hostInUse().scene === scenes[1])
        simulator.resignActive(scenes[1])
        #expect(hosts.hostInUse().scene === scenes[0])
        #expect(hosts.hostInUse(of: .shared).scene === scenes[0])
        simulator.resignActive(scenes[0])
        #expect(hosts.hostInUse().scene === scenes[1], "the latest one without an active scene")
        simulator.moveToForeground()
        #expect(hosts.hostInUse().scene === simulator.scenes.last)
    }

    @Test func activationKeyWindowAndTouchAreOneOrder() throws {
        let simulator = Simulator()
        let application = UIApplication.shared
        // The first poster starts the history.
        _ = application.postView
        let windows = try makeWindows(on: simulator)
        let scenes = try windows.map { try #require($0.windowScene) }
        #expect(application.postView === scenes[1].postView)
        let other = makeWindow(on: scenes[0])
        other.makeKeyAndVisible()
        #expect(application.postView === scenes[0].postView)
        simulator.resignActive()
        simulator.moveToForeground()
        #expect(application.postView === scenes[0].postView, "activations of all scenes change nothing")
        simulator.moveToBackground()
        simulator.moveToForeground()
        #expect(application.postView === scenes[0].postView, "neither does a return of all scenes")
        simulator.advance(by: 1)
        simulator.resignActive(scenes[1])
        simulator.moveToForeground()
        #expect(application.postView === scenes[1].postView, "it was activated last")
        #expect(application.postWindow() === scenes[1].postWindow(), "all hosts have one order")
    }

    @Test(.bothReadings(of: .keyWindowsAreUnreported))
    func touchedSceneIsInUse() throws {
        let simulator = Simulator(device: .mac)
        let windows = try makeWindows(on: simulator)
        let scenes = try windows.map { try #require($0.windowScene) }
        let view = UIView.banner(height: 60)
        // The other window covers the center of this one.
        scenes[0].postView.presentation.placement.alignment = .leading
        scenes[0].postView.post(view: view)
        scenes[1].postView.post(view: .banner(height: 60))
        simulator.advance(by: 1)
        #expect(UIApplication.shared.postView === scenes[1].postView)
        simulator.tap(at: view.convert(CGPoint(x: 5, y: 30), to: UIScreen.main.coordinateSpace))
        #expect(UIApplication.shared.postView === scenes[0].postView)
    }

    @Test(arguments: [true, false])
    func touchOfAnotherSceneIsNotedOnTablets(touchesPost: Bool) throws {
        let simulator = Simulator(device: .iPad11)
        let windows = try makeWindows(on: simulator)
        let scenes = try windows.map { try #require($0.windowScene) }
        simulator.splitView(scenes.map { ($0, 0.5) })
        let view = UIView.banner(height: 60)
        scenes[0].postView.post(view: view)
        scenes[1].postView.post(view: .banner(height: 60))
        simulator.advance(by: 1)
        let before = UIApplication.shared.postView
        #expect(before !== scenes[0].postView)
        let y: CGFloat = touchesPost ? view.convert(view.bounds, to: Optional<UIView>.none).midY : 700
        simulator.tap(at: CGPoint(x: 200, y: y))
        #expect(UIApplication.shared.postView === scenes[0].postView)
        #expect(WindowHost.all.hostInUse().scene === scenes[0], "also for actions without a scene")
    }
}
