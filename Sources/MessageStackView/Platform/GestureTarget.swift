#if canImport(ObjectiveC)
    import UIKit
#else
    @_spi(Simulator) import UIKit
#endif

/// A target that calls a closure whenever a recognizer changes its state. The calls end when the target is deallocated.
@MainActor
final class GestureTarget: NSObject {
    private let handle: @MainActor () -> Void
    private weak var recognizer: UIGestureRecognizer?

    #if canImport(ObjectiveC)
        init(_ recognizer: UIGestureRecognizer, _ handle: @escaping @MainActor () -> Void) {
            self.handle = handle
            self.recognizer = recognizer
            super.init()
            recognizer.addTarget(self, action: #selector(recognizerDidChange))
        }

        /// Ends the calls at once.
        func remove() {
            recognizer?.removeTarget(self, action: nil)
        }

        @objc func recognizerDidChange() {
            handle()
        }
    #else
        private var id: UInt64 = 0

        init(_ recognizer: UIGestureRecognizer, _ handle: @escaping @MainActor () -> Void) {
            self.handle = handle
            self.recognizer = recognizer
            super.init()
            id = recognizer.addHandler { [weak self] _ in self?.handle() }
        }

        /// Ends the calls at once.
        func remove() {
            recognizer?.removeHandler(id)
        }
    #endif
}
