import UIKit

/// The view of a request.
///
/// What makes a view that doesn't exist yet is a class of its own, so that a waiting value costs one object.
@MainActor
class PostContent {
    /// nil as long as the view doesn't exist.
    final private(set) var viewIfMade: UIView?

    init(view: UIView) {
        viewIfMade = view
    }

    /// A view that `makeView()` makes.
    nonisolated init() {}

    /// Reading it makes the view.
    final var view: UIView {
        if let viewIfMade { return viewIfMade }
        let view = makeView()
        viewIfMade = view
        return view
    }

    /// Equal for two requests that would show the same view.
    final var identity: ObjectIdentifier {
        if let viewIfMade { ObjectIdentifier(viewIfMade) } else { ObjectIdentifier(self) }
    }

    // MARK: Differences

    /// What the view belongs to.
    var controller: UIViewController? { nil }

    /// The value to be shown, as long as it has no view.
    var model: (any Postable)? { nil }

    /// Called once at most, and lets go of what the view is made of.
    func makeView() -> UIView { UIView() }
}
