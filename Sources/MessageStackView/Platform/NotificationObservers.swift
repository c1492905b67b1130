import Dispatch
import UIKit

/// Observes notifications until it is released, and calls handlers on the main actor.
///
/// A handler runs before a post on the main thread returns. A post on another thread, as an app may make under any of
/// UIKit's names, calls it later on the main thread.
final class NotificationObservers: Sendable {
    typealias Handler = @MainActor @Sendable (Notification) -> Void

    /// Written once. An observer may be removed on any thread.
    nonisolated(unsafe) private let observers: [any NSObjectProtocol]

    init(_ handlers: [NSNotification.Name: Handler]) {
        observers = handlers.map { name, handler in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                // Handlers read only the name and the object, which the poster doesn't change any more.
                nonisolated(unsafe) let notification = notification
                if MainQueue.isCurrent {
                    MainActor.assumeIsolated { handler(notification) }
                } else {
                    Task { @MainActor in handler(notification) }
                }
            }
        }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
}

/// The queue of the main actor.
enum MainQueue {
    /// A Boolean value that indicates whether the caller runs on the main actor.
    ///
    /// `Thread.isMainThread` wouldn't do: on Linux other threads may serve the main queue.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }

    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()
}
