public import UIKit

/// An object, usually a view, on which an app posts messages, values and views. `PostView` and `MessageStackView` are posters.
@MainActor
public protocol Poster {
    /// The manager that decides when the posts on this poster enter and leave.
    var postManager: PostManager { get }

    /// The poster that shows the posts. The default is the poster itself if it is a `UIViewPoster`, and otherwise nil, which uses
    /// the poster for which `postManager` was created. A `PostWindow` returns its post view.
    var viewPoster: (any UIViewPoster)? { get }

    /// Configures a view that was made for a posted message or another posted value, before it is shown. Posters implement this
    /// method to style such views. The default implementation does nothing.
    ///
    /// - Parameter view: The new view.
    func configure(_ view: UIView)
}

extension Poster {
    public var viewPoster: (any UIViewPoster)? { nil }

    public func configure(_ view: UIView) {}

    /// Posts a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the request or its
    ///     value, then of the manager's `defaults`, and otherwise of the poster. See `PostOptions.presentation` for the
    ///     precedence.
    /// - Returns: A handle to the post. If the request was merged into another post, it is the handle to that post. If the request
    ///   was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(_ request: PostRequest, as presentation: PostPresentation? = nil) -> Post {
        submit(request, as: presentation, claim: nil)
    }

    /// Posts a request.
    ///
    /// - Parameter claim: The claim to the post; nil for a request that the app posts without one.
    func submit(_ request: PostRequest, as presentation: PostPresentation?, claim: PostClaim?) -> Post {
        let request = (self as? ThemedPoster)?.themed(request) ?? request
        let managed = viewPoster.flatMap(postManager.managed)
        return postManager.submit(request, as: presentation, on: managed ?? postManager.posters.own, claim: claim)
    }

    /// Posts a value, such as a `Message`. The view of the value is made just before the entrance.
    ///
    /// ```swift
    /// postView.post(Message(title: "Saved"), as: .card(.top))
    /// ```
    ///
    /// - Parameters:
    ///   - model: The value to show, such as a `Message`.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the value, then of
    ///     the manager's `defaults`, and otherwise of the poster. See `PostOptions.presentation` for the precedence.
    /// - Returns: A handle to the post. If the request was merged into another post, it is the handle to that post. If the request
    ///   was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(_ model: some Postable, as presentation: PostPresentation? = nil) -> Post {
        post(PostRequest(model), as: presentation)
    }

    /// Posts a value, such as a `Message`, with options for this post.
    ///
    /// ```swift
    /// postView.post(Message(title: "Saved"), as: .card(.bottom), request: { $0.duration = .seconds(8) })
    /// ```
    ///
    /// - Parameters:
    ///   - model: The value to show, such as a `Message`.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the value, then of
    ///     the manager's `defaults`, and otherwise of the poster. See `PostOptions.presentation` for the precedence.
    ///   - edit: A closure that edits the request before it is posted. The request that it receives has the duration, priority,
    ///     precedence and severity of the value.
    /// - Returns: A handle to the post. If the request was merged into another post, it is the handle to that post. If the request
    ///   was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(
        _ model: some Postable, as presentation: PostPresentation? = nil,
        request edit: @MainActor (inout PostRequest) -> Void
    ) -> Post {
        var request = PostRequest(reading: model)
        edit(&request)
        return post(request, as: presentation)
    }

    /// Posts a view until it is removed, unless the request has another duration.
    ///
    /// ```swift
    /// postView.post(view: card, as: .card(.top)) { $0.duration = 5 }
    /// ```
    ///
    /// - Parameters:
    ///   - view: The view to show. If it has a superview, it is removed from the superview. When the post has ended, the view's
    ///     frame and appearance are as they were before. A view that this manager already shows or that waits in it is refused
    ///     with `PostRefusal.duplicateView`.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the manager's
    ///     `defaults` or, if that is nil, of the poster.
    ///   - edit: A closure that edits the request before it is posted. The default leaves the request as it is.
    /// - Returns: A handle to the post. If the view was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(
        view: UIView, as presentation: PostPresentation? = nil,
        request edit: @MainActor (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        var request = PostRequest(view: view, as: presentation)
        edit(&request)
        return post(request)
    }

    /// Removes all posts, on screen and waiting, even if the `minimumTime` of a post isn't over. Waiting posts, and requests that
    /// other threads have enqueued before, end without entering. The results of operations of `post(whileRunning:)` that began
    /// before aren't shown.
    ///
    /// - Parameters:
    ///   - animated: A Boolean value that indicates whether exits are animated. The default is nil, which uses the `animated`
    ///     option of each post's request.
    ///   - completion: A closure that is called once, when all removed posts have ended, or at once if there is no post to
    ///     remove. The default is nil.
    public func removeAll(animated: Bool? = nil, completion: (@MainActor () -> Void)? = nil) {
        postManager.removeAll(animated: animated, completion: completion)
    }
}

extension Poster where Self: UIViewPoster {
    public var viewPoster: (any UIViewPoster)? { self }
}

/// A poster whose posts have the theme of a view of SwiftUI.
struct ThemedPoster: Poster {
    let poster: any Poster
    let source: PostThemeSource

    var viewPoster: (any UIViewPoster)? { poster.viewPoster }

    var postManager: PostManager { poster.postManager }

    func configure(_ view: UIView) { poster.configure(view) }

    func themed(_ request: PostRequest) -> PostRequest {
        var request = request
        request.options.themeSource = source
        return request
    }
}
