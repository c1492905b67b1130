import UIKit

/// An app whose scenes have no delegates: it hears of everything itself.
final class LoggingApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        SceneLog.shared.note("app willFinishLaunching")
        return true
    }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        SceneLog.shared.note("app didFinishLaunching")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { SceneLog.shared.note("app didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { SceneLog.shared.note("app willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { SceneLog.shared.note("app didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) {
        SceneLog.shared.note("app willEnterForeground")
    }
    func applicationWillTerminate(_ application: UIApplication) { SceneLog.shared.note("app willTerminate") }
}

/// An app of several scenes, each with a delegate.
final class LoggingSceneApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        SceneLog.shared.note("app didFinishLaunching")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { SceneLog.shared.note("app didBecomeActive") }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        SceneLog.shared.note("app configuration")
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = LoggingSceneDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        SceneLog.shared.note("app didDiscard \(sceneSessions.count)")
    }
}

final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        SceneLog.shared.note("scene willConnect \(scene.activationState)")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
    func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }

    private func note(_ step: String, _ scene: UIScene) {
        SceneLog.shared.note("scene \(step) \(scene.activationState)")
    }
}
