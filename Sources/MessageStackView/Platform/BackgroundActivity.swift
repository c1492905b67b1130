import Dispatch
import UIKit

/// Work that the system lets finish after the app has entered the background.
enum BackgroundActivity {
    #if canImport(ObjectiveC)
        /// Runs a closure. If the time in the background expires first, the closure continues when the app does.
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
        /// Runs a closure. The simulated device doesn't suspend apps.
        @MainActor
        static func run(_ reason: String, _ work: @escaping @MainActor @Sendable () async -> Void) {
            Task { await work() }
        }
    #endif
}
