import UIKit

/// Hears notifications that are posted on the main actor, for as long as it is kept.
final class NotificationObservers: Sendable {
    typealias Handler = @MainActor @Sendable (Notification) -> Void

    /// Written once; removing an observer is allowed anywhere.
    nonisolated(unsafe) private let observers: [any NSObjectProtocol]

    init(_ handlers: [NSNotification.Name: Handler]) {
        observers = handlers.map { name, handler in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                // Whoever posts it and whoever hears it are on the main actor both.
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { handler(notification) }
            }
        }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
}
