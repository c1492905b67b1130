import Dispatch
import UIKit

/// Observes notifications until it is released, and calls handlers on the main actor.
///
/// For a notification that is posted on the main thread, the handler runs before the call that posts it returns. For one
/// that is posted on another thread, which an app may do with any of UIKit's names, it runs later on the main thread.
final class NotificationObservers: Sendable {
    typealias Handler = @MainActor @Sendable (Notification) -> Void

    /// Written once. An observer may be removed on any thread.
    nonisolated(unsafe) private let observers: [any NSObjectProtocol]

    init(_ handlers: KeyValuePairs<NSNotification.Name, Handler>) {
        unsafe observers = handlers.map { name, handler in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                // Handlers only read the notification, and its sender no longer changes it.
                nonisolated(unsafe) let notification = notification
                MainQueue.perform { unsafe handler(notification) }
            }
        }
    }

    deinit {
        for observer in unsafe observers { NotificationCenter.default.removeObserver(observer) }
    }
}

/// The queue of the main actor.
enum MainQueue {
    /// Calls a closure on the main actor: at once if the caller runs on it, since a task would take longer, and otherwise soon.
    static func perform(_ action: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated { action() }
        } else {
            Task { @MainActor in action() }
        }
    }

    /// A Boolean value that indicates whether the caller runs on the main actor.
    ///
    /// `Thread.isMainThread` doesn't suffice, because other threads may serve the main queue on Linux.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }

    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
