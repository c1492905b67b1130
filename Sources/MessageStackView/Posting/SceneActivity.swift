import UIKit

/// Tells when a scene becomes active or inactive, for as long as it is kept.
struct SceneActivity {
    typealias Report = @MainActor @Sendable (_ scene: ObjectIdentifier, _ isActive: Bool) -> Void

    private let observers: NotificationObservers

    init(_ report: @escaping Report) {
        let handler: @Sendable (Bool) -> NotificationObservers.Handler = { isActive in
            { notification in
                guard let scene = notification.object as? UIScene else { return }
                report(ObjectIdentifier(scene), isActive)
            }
        }
        observers = NotificationObservers([
            UIScene.didActivateNotification: handler(true), UIScene.willDeactivateNotification: handler(false),
        ])
    }
}
