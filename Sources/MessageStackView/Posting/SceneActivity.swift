import UIKit

/// Tells when a scene becomes active or inactive, for as long as it is kept.
final class SceneActivity: Sendable {
    /// Written once; removing an observer is allowed anywhere.
    nonisolated(unsafe) private let observers: [any NSObjectProtocol]

    init(_ report: @escaping @MainActor @Sendable (_ scene: ObjectIdentifier, _ isActive: Bool) -> Void) {
        let changes = [(UIScene.didActivateNotification, true), (UIScene.willDeactivateNotification, false)]
        observers = changes.map { name, isActive in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard let scene = notification.object as? UIScene else { return }
                let id = ObjectIdentifier(scene)
                MainActor.assumeIsolated { report(id, isActive) }
            }
        }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
}
