import UIKit

/// Tells when a scene becomes active or inactive, for as long as it is kept.
struct SceneActivity {
    private let observers: NotificationObservers

    init(_ report: @escaping @MainActor @Sendable (_ scene: ObjectIdentifier, _ isActive: Bool) -> Void) {
        observers = NotificationObservers([
            UIScene.didActivateNotification: { if let scene = $0 { report(ObjectIdentifier(scene), true) } },
            UIScene.willDeactivateNotification: { if let scene = $0 { report(ObjectIdentifier(scene), false) } },
        ])
    }
}
