import UIKit

/// Something that posts can be posted on: a view with a `PostManager` of its own.
@MainActor
public protocol Poster {
    /// Decides when its posts come and go.
    var postManager: PostManager { get }

    /// Called for a view that was made for a message or for another value, before anybody else sees it: the place to
    /// give it a look. The default does nothing.
    func configure(_ view: UIView)
}

extension Poster {
    public func configure(_ view: UIView) {}

    /// Posts a request.
    ///
    /// - Returns: a handle. A request that was refused comes back ended, and its `refusal` says why.
    @discardableResult
    public func post(_ request: PostRequest, as presentation: PostPresentation? = nil) -> Post {
        postManager.post(request, as: presentation)
    }

    /// Posts a value, whose view is made when its turn comes.
    @discardableResult
    public func post(_ model: some Postable, as presentation: PostPresentation? = nil) -> Post {
        postManager.post(PostRequest(model), as: presentation)
    }

    /// Posts a view.
    ///
    /// - Parameters:
    ///   - view: any view; it comes back as it was lent. One that is on the screen elsewhere is taken from there; one
    ///     that is posted or waits already is refused, and nothing changes.
    ///   - dismissAfter: seconds for which it is shown; until it is removed by default.
    ///   - animated: which of its changes are animated; both by default.
    @discardableResult
    public func post(
        view: UIView,
        dismissAfter: TimeInterval? = nil,
        animated: PostAnimation = .default
    ) -> Post {
        postManager.post(PostRequest(view: view, dismissAfter: dismissAfter, animated: animated))
    }

    /// Removes all posts, on screen and waiting; see `PostManager.removeAll(animated:completion:)`.
    ///
    /// - Parameters:
    ///   - animated: Whether exits are animated; nil, the default, for what each request says.
    ///   - completion: Called once, when all of them have ended; at once if there is none.
    public func removeAll(animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        postManager.removeAll(animated: animated, completion: completion)
    }
}
