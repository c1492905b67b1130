import Foundation

/// A reference to an object that another thread can release.
final class LastReference<Object: Sendable>: @unchecked Sendable {
    private var object: Object?

    init(_ object: Object?) {
        self.object = object
    }

    func releaseOnAnotherThread() async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                self.object = nil
                continuation.resume()
            }
        }
    }
}
