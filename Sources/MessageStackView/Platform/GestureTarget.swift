#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Simulator) import UIKit
#endif

#if canImport(ObjectiveC)
    /// Calls a closure whenever a recogniser changes its state.
    @MainActor
    final class GestureTarget: NSObject {
        private let handle: @MainActor () -> Void
        private weak var recognizer: UIGestureRecognizer?

        /// Lives as long as its owner keeps it: a recogniser doesn't retain its targets.
        init(_ recognizer: UIGestureRecognizer, _ handle: @escaping @MainActor () -> Void) {
            self.handle = handle
            self.recognizer = recognizer
            super.init()
            recognizer.addTarget(self, action: #selector(recognizerDidChange))
        }

        /// Leaves the recogniser as it was.
        func remove() {
            recognizer?.removeTarget(self, action: nil)
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
        private weak var recognizer: UIGestureRecognizer?
        private var id: UInt64 = 0

        init(_ recognizer: UIGestureRecognizer, _ handle: @escaping @MainActor () -> Void) {
            self.handle = handle
            self.recognizer = recognizer
            id = recognizer.addHandler { [weak self] _ in self?.handle() }
        }

        /// Leaves the recogniser as it was.
        func remove() {
            recognizer?.removeHandler(id)
        }
    }
#endif
