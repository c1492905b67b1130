import UIKit

extension PostContent {
    /// What a closure makes.
    final class Closure: PostContent {
        private var make: (@MainActor @Sendable () -> UIView)?

        nonisolated init(_ make: @escaping @MainActor @Sendable () -> UIView) {
            self.make = make
            super.init()
        }

        override func makeView() -> UIView {
            defer { make = nil }
            return make?() ?? super.makeView()
        }
    }

    /// The view of a controller, which is loaded when it is shown.
    final class Controller: PostContent {
        private let shown: UIViewController

        init(_ controller: UIViewController) {
            shown = controller
            super.init()
        }

        override var controller: UIViewController? { shown }

        override func makeView() -> UIView { shown.view }
    }

    /// What a value makes.
    final class Model<Value: Postable>: PostContent {
        private var value: Value?

        nonisolated init(_ value: Value) {
            self.value = value
            super.init()
        }

        override var model: (any Postable)? { value }

        override func makeView() -> UIView {
            defer { value = nil }
            return value?.makeView() ?? super.makeView()
        }
    }
}
