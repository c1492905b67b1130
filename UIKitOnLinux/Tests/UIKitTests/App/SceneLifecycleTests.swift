import Simulator
import Testing
import UIKit

/// Every step of an app's life: scene delegate, scene notification, app delegate, app notification.
@MainActor
struct SceneLifecycleTests {
    private let log = SceneLog.shared

    private func launch(_ app: any UIApplicationDelegate.Type, on device: Device = .iPhone16) -> Simulator {
        let simulator = Simulator(device: device)
        log.stop()
        log.observe(SceneLog.lifecycle)
        simulator.launch(app)
        return simulator
    }

    private static let launchOfScenes = [
        "app didFinishLaunching", "UIApplicationDidFinishLaunchingNotification", "app configuration",
        "scene willConnect unattached", "UISceneWillConnectNotification", "scene willEnterForeground background",
        "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
        "scene didBecomeActive foregroundActive", "UISceneDidActivateNotification",
        "UIApplicationDidBecomeActiveNotification",
    ]

    @Test func anAppOfScenesLaunches() {
        _ = launch(LoggingSceneApp.self)
        #expect(log.take() == Self.launchOfScenes)
        log.stop()
    }

    @Test func anAppWithoutSceneDelegatesHearsOfEverythingItself() {
        let simulator = launch(LoggingApp.self)
        #expect(
            log.take() == [
                "app willFinishLaunching", "app didFinishLaunching", "UIApplicationDidFinishLaunchingNotification",
                "UISceneWillConnectNotification", "UISceneWillEnterForegroundNotification", "app willEnterForeground",
                "UIApplicationWillEnterForegroundNotification", "UISceneDidActivateNotification",
                "app didBecomeActive", "UIApplicationDidBecomeActiveNotification",
            ])
        simulator.moveToBackground()
        #expect(
            log.take() == [
                "UISceneWillDeactivateNotification", "app willResignActive",
                "UIApplicationWillResignActiveNotification", "UISceneDidEnterBackgroundNotification",
                "app didEnterBackground", "UIApplicationDidEnterBackgroundNotification",
            ])
        simulator.terminate()
        #expect(
            log.take() == [
                "app willTerminate", "UIApplicationWillTerminateNotification", "UISceneDidDisconnectNotification",
            ])
        log.stop()
    }

    @Test func theBackgroundAndBack() {
        let simulator = launch(LoggingSceneApp.self)
        _ = log.take()
        simulator.lock()
        #expect(UIApplication.shared.applicationState == .background)
        #expect(
            log.take() == [
                "scene willResignActive foregroundActive", "UISceneWillDeactivateNotification",
                "UIApplicationWillResignActiveNotification", "scene didEnterBackground background",
                "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
            ])
        simulator.unlock()
        #expect(
            log.take() == [
                "scene willEnterForeground background", "UISceneWillEnterForegroundNotification",
                "UIApplicationWillEnterForegroundNotification", "scene didBecomeActive foregroundActive",
                "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
            ])
        simulator.resignActive()
        #expect(UIApplication.shared.applicationState == .inactive)
        #expect(log.take().first == "scene willResignActive foregroundActive")
        simulator.moveToForeground()
        #expect(log.take().first == "scene didBecomeActive foregroundActive", "it never left the foreground")
        log.stop()
    }

    @Test func theAppChangesWithTheFirstAndTheLastOfItsScenes() throws {
        let simulator = launch(LoggingSceneApp.self, on: .iPad11)
        _ = log.take()
        let second = try #require(simulator.openScene())
        #expect(
            log.take() == [
                "app configuration", "scene willConnect unattached", "UISceneWillConnectNotification",
                "scene willEnterForeground background", "UISceneWillEnterForegroundNotification",
                "scene didBecomeActive foregroundActive", "UISceneDidActivateNotification",
            ])
        simulator.closeScene(second)
        #expect(
            log.take() == [
                "scene willResignActive foregroundActive", "UISceneWillDeactivateNotification",
                "scene didDisconnect unattached", "UISceneDidDisconnectNotification", "app didDiscard 1",
            ])
        #expect(UIApplication.shared.applicationState == .active)
        #expect(UIApplication.shared.openSessions.count == 1)
        log.stop()
    }

    @Test func onlyATabletOpensAnotherScene() throws {
        var errors: [any Error] = []
        let request = UISceneSessionActivationRequest()
        _ = launch(LoggingSceneApp.self)
        UIApplication.shared.activateSceneSession(for: request) { errors.append($0) }
        #expect((errors.first as? UISceneError)?.code == .multipleScenesNotSupported)
        #expect(UIApplication.shared.connectedScenes.count == 1)
        _ = launch(LoggingSceneApp.self, on: .iPad13)
        UIApplication.shared.activateSceneSession(for: request) { errors.append($0) }
        #expect(errors.count == 1 && UIApplication.shared.connectedScenes.count == 2)
        log.stop()
    }

    @Test func aSessionOutlivesItsScene() throws {
        let simulator = launch(LoggingSceneApp.self, on: .iPad11)
        let scene = try #require(simulator.scenes.first)
        let session = scene.session
        UIApplication.shared.disconnect(scene)
        #expect(UIApplication.shared.openSessions == [session])
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(session: session))
        let again = try #require(session.scene as? UIWindowScene)
        #expect(again !== scene && again.activationState == .foregroundActive)
        log.stop()
    }

    @Test(arguments: [true, false])
    func windowOfDisconnectedSceneMayKeepIt(losesScene: Bool) throws {
        let simulator = Simulator()
        simulator.readings = losesScene ? [] : [.scenesDisconnectAtOnce]
        let window = simulator.show(UIViewController())
        let scene = try #require(window.windowScene)
        log.observe([UIScene.willDeactivateNotification])
        simulator.disconnect(scene)
        #expect(scene.activationState == .unattached && (window.windowScene == nil) == losesScene)
        #expect(log.take().isEmpty != losesScene)
        log.stop()
    }

    @Test func activeSceneMayBeInterruptedTwice() {
        let simulator = Simulator()
        simulator.readings = [.activationsFlicker]
        simulator.show(UIViewController())
        func states(frames: Int) -> [UIApplication.State] {
            (0..<frames).map { _ in
                simulator.advance(by: 1.0 / 60)
                return UIApplication.shared.applicationState
            }
        }
        #expect(UIApplication.shared.applicationState == .inactive)
        #expect(!states(frames: 60).contains(.inactive))
        simulator.moveToBackground()
        simulator.moveToForeground()
        let later = states(frames: 120)
        #expect(later.first == .inactive && later[1...4].allSatisfy { $0 == .active })
        #expect(later[10...30].allSatisfy { $0 == .inactive } && later.last == .active)
        simulator.moveToForeground()
        simulator.resignActive()
        #expect(states(frames: 60).allSatisfy { $0 == .inactive }, "an interruption ends no other")
    }

    @Test func appMayBeLaidOutForSnapshotsInTheBackground() throws {
        final class Controller: UIViewController {
            var looks: [String] = []
            override func viewDidLayoutSubviews() {
                let style = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
                looks.append("\(style) \(Int(view.bounds.width))")
            }
        }
        let simulator = Simulator()
        simulator.readings = [.backgroundSnapshotsAreTaken]
        let controller = Controller()
        simulator.show(controller)
        controller.looks = []
        simulator.moveToBackground()
        #expect(controller.looks.first == "dark 852" && controller.looks.last == "light 393")
        #expect(simulator.scenes.first?.traitCollection.userInterfaceStyle == .light)
    }

    @Test func whatMovesStopsUnfinishedInTheBackground() {
        let simulator = Simulator()
        let controller = UIViewController()
        simulator.show(controller)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(view)
        var ends: [Bool] = []
        UIView.animate(withDuration: 2) {
            view.center.x = 200
        } completion: {
            ends.append($0)
        }
        simulator.advance(by: 0.5)
        simulator.moveToBackground()
        simulator.advance(by: 0.1)
        #expect(ends == [false])
        #expect(view.layer.presentation()?.position.x ?? 200 == 200)
    }

    @Test func nothingOfASceneStaysWhenItGoes() throws {
        let simulator = launch(LoggingSceneApp.self, on: .iPad11)
        weak var scene: UIWindowScene?
        weak var window: UIWindow?
        weak var controller: UIViewController?
        do {
            let opened = try #require(simulator.openScene())
            scene = opened
            window = opened.windows.first
            controller = window?.rootViewController
            #expect(controller != nil)
            simulator.closeScene(opened)
        }
        simulator.advance(by: 1)
        #expect(scene == nil && window == nil && controller == nil)
        log.stop()
    }

    @Test func anExternalDisplayHasItsOwnSceneAndScreen() throws {
        let simulator = Simulator(device: .iPad11)
        simulator.show(UIViewController())
        let scene = try #require(simulator.connectDisplay(size: CGSize(width: 1920, height: 1080)))
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        #expect(scene.session.role == .windowExternalDisplayNonInteractive)
        #expect(window.frame == CGRect(x: 0, y: 0, width: 1920, height: 1080))
        #expect(window.safeAreaInsets == .zero && window.traitCollection.displayScale == 1)
        simulator.rotate(to: .landscapeLeft)
        #expect(scene.interfaceOrientation == .portrait, "only the device's own screen turns")
    }
}
