import UIKit

/// The view of a request, or what makes it when it is first asked for.
@MainActor
final class PostContent {
    private enum State {
        case made(UIView)
        case toBeMade(@MainActor @Sendable () -> UIView)
    }

    private var state: State

    init(view: UIView) {
        state = .made(view)
    }

    nonisolated init(makeView: @escaping @MainActor @Sendable () -> UIView) {
        state = .toBeMade(makeView)
    }

    /// Reading it makes the view.
    var view: UIView {
        switch state {
        case .made(let view):
            return view
        case .toBeMade(let makeView):
            let view = makeView()
            state = .made(view)
            return view
        }
    }

    var viewIfMade: UIView? {
        if case .made(let view) = state { view } else { nil }
    }

    /// Equal for two requests that would show the same view.
    var identity: ObjectIdentifier {
        if let viewIfMade { ObjectIdentifier(viewIfMade) } else { ObjectIdentifier(self) }
    }
}
