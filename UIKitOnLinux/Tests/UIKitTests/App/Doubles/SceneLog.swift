import UIKit

/// Writes down what apps, scenes and windows are told, in order.
@MainActor
final class SceneLog {
    static let shared = SceneLog()

    private(set) var calls: [String] = []
    private var observers: [any NSObjectProtocol] = []

    func note(_ call: String) { calls.append(call) }

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    /// Notes notifications too, by the names that Apple gave them.
    func observe(_ names: [NSNotification.Name]) {
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { SceneLog.shared.note(name.rawValue) }
            }
        }
    }

    func stop() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        calls = []
    }

    static let lifecycle: [NSNotification.Name] = [
        UIScene.willConnectNotification, UIScene.didDisconnectNotification, UIScene.didActivateNotification,
        UIScene.willDeactivateNotification, UIScene.willEnterForegroundNotification,
        UIScene.didEnterBackgroundNotification, UIApplication.didFinishLaunchingNotification,
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        UIApplication.willTerminateNotification,
    ]
}
