import UIKit

/// Hears of changes for as long as it is kept.
final class ConnectivityObserver: NSObject, Sendable {
    let hear: ConnectivityManager.StateClosure
    private let end: @MainActor @Sendable () -> Void

    init(_ hear: @escaping ConnectivityManager.StateClosure, end: @escaping @MainActor @Sendable () -> Void) {
        self.hear = hear
        self.end = end
    }

    deinit {
        Task { @MainActor [end] in end() }
    }
}
