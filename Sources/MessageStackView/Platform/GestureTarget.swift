import UIKit

#if canImport(ObjectiveC)
    /// Calls a closure whenever a recogniser changes its state.
    @MainActor
    final class GestureTarget: NSObject {
        private let handle: @MainActor () -> Void

        /// Lives as long as its owner keeps it: a recogniser doesn't retain its targets.
        init(_ recognizer: UIGestureRecognizer, _ handle: @escaping @MainActor () -> Void) {
            self.handle = handle
            super.init()
            recognizer.addTarget(self, action: #selector(recognizerDidChange))
        }

        @objc private func recognizerDidChange() {
            handle()
        }
    }
#else
    /// Calls a closure whenever a recogniser changes its state, for as long as its owner keeps it.
    @MainActor
    final class GestureTarget {
        private let handle: @MainActor () -> Void

        init(_ recognizer: UIGestureRecognizer, _ handle: @escaping @MainActor () -> Void) {
            self.handle = handle
            recognizer.addHandler { [weak self] _ in self?.handle() }
        }
    }
#endif
