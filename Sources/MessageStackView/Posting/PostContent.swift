import UIKit

/// The view of a request, or what makes it when it is first asked for.
@MainActor
final class PostContent {
    private enum State {
        case made(UIView)
        case toBeMade(@MainActor @Sendable () -> UIView)
        case model(any Postable)
    }

    private var state: State
    private(set) var controller: UIViewController?

    init(controller: UIViewController) {
        state = .toBeMade { controller.view }
        self.controller = controller
    }

    init(view: UIView) {
        state = .made(view)
    }

    nonisolated init(makeView: @escaping @MainActor @Sendable () -> UIView) {
        state = .toBeMade(makeView)
    }

    nonisolated init(model: any Postable) {
        state = .model(model)
    }

    /// Reading it makes the view.
    var view: UIView {
        switch state {
        case .made(let view):
            return view
        case .toBeMade(let makeView):
            return made(makeView())
        case .model(let model):
            return made(model.makeView())
        }
    }

    var viewIfMade: UIView? {
        if case .made(let view) = state { view } else { nil }
    }

    /// The value to be shown, as long as it has no view.
    var model: (any Postable)? {
        if case .model(let model) = state { model } else { nil }
    }

    /// Equal for two requests that would show the same view.
    var identity: ObjectIdentifier {
        if let viewIfMade { ObjectIdentifier(viewIfMade) } else { ObjectIdentifier(self) }
    }

    private func made(_ view: UIView) -> UIView {
        state = .made(view)
        return view
    }
}
