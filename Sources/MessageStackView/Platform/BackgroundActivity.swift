import Dispatch
import UIKit

/// Background tasks, which can finish after the app has entered the background.
enum BackgroundActivity {
    /// The notification that the host app of an extension has entered the background. It is Foundation's
    /// `NSExtensionHostDidEnterBackground`, which Linux lacks.
    static let extensionHostDidEnterBackground = Notification.Name("NSExtensionHostDidEnterBackgroundNotification")

    #if canImport(ObjectiveC)
        /// Runs a closure in a background task. If its time expires, the closure is suspended with the app.
        @MainActor
        static func run(_ reason: String, _ work: @escaping @MainActor @Sendable () async -> Void) {
            let end = DispatchSemaphore(value: 0)
            Task {
                await work()
                end.signal()
            }
            ProcessInfo.processInfo.performExpiringActivity(withReason: reason) { isExpired in
                // The activity lasts as long as this call, which is made on a background queue.
                if isExpired { end.signal() } else { end.wait() }
            }
        }
    #else
        /// Runs a closure. On Linux, the simulated device doesn't suspend apps.
        @MainActor
        static func run(_ reason: String, _ work: @escaping @MainActor @Sendable () async -> Void) {
            Task { await work() }
        }
    #endif
}
