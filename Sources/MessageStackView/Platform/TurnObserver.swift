#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Simulator) import UIKit
#endif

/// A registration for a call at the end of each turn of the main run loop, just before the loop sleeps and after Core Animation
/// has laid out and committed the changes of the turn. The turn of the registration counts.
///
/// It causes no turns itself, so nothing runs while the app rests. The calls end when the registration is deallocated; on a
/// thread other than the main thread, soon after.
@MainActor
final class TurnObserver {
    #if canImport(ObjectiveC)
        nonisolated(unsafe) private let observer: CFRunLoopObserver?

        init(_ action: @escaping @MainActor () -> Void) {
            unsafe observer = CFRunLoopObserverCreateWithHandler(
                nil, CFRunLoopActivity.beforeWaiting.rawValue, true, .max
            ) { _, _ in MainActor.assumeIsolated { action() } }
            unsafe CFRunLoopAddObserver(CFRunLoopGetMain(), observer, CFRunLoopMode.commonModes)
        }

        deinit {
            if let observer = unsafe observer { CFRunLoopObserverInvalidate(observer) }
        }
    #else
        private let token: FrameClock.Token

        init(_ action: @escaping @MainActor () -> Void) {
            token = FrameClock.shared.observeTurns(action)
        }

        deinit {
            MainQueue.perform { [token] in FrameClock.shared.cancel(token) }
        }
    #endif
}
