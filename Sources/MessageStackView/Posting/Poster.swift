public import UIKit

/// An object, usually a view, on which an app posts messages, values and views. `PostView` and `MessageStackView` are posters.
@MainActor
public protocol Poster {
    /// The manager that decides when the posts of this poster enter and leave. You can use it to find, count and remove the
    /// posts.
    var postManager: PostManager { get }

    /// The object that shows the posts. The default is this poster itself if it is a `UIViewPoster`. Otherwise the default is
    /// nil, which uses the poster for which `postManager` was created. A `PostWindow`, for example, returns its post view.
    var viewPoster: (any UIViewPoster)? { get }

    /// Configures a view that was made for a posted message or another posted value, before the view is shown. Your own type of
    /// poster (an object that shows posts) can implement this method to style such views. The default implementation does
    /// nothing.
    ///
    /// - Parameter view: The new view.
    func configure(_ view: UIView)
}

extension Poster {
    public var viewPoster: (any UIViewPoster)? { nil }

    public func configure(_ view: UIView) {}

    /// Posts a request. Its post enters the screen at once or, if there is no room, waits.
    ///
    /// - Parameters:
    ///   - request: The request to post.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the request or its
    ///     value, then of `PostManager.defaults`, and otherwise of the poster (the `PostView` or other object that shows the
    ///     post). See `PostOptions.presentation` for the precedence.
    /// - Returns: A handle to the post. If the request was merged into another post (see `PostDuplicatePolicy`), the result is
    ///   the handle to that other post. If the request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(_ request: PostRequest, as presentation: PostPresentation? = nil) -> Post {
        submit(request, as: presentation, claim: nil)
    }

    /// Posts a request. Its post enters the screen at once or, if there is no room, waits.
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
    ///     `PostManager.defaults`, and otherwise of the poster (the `PostView` or other object that shows the post). See
    ///     `PostOptions.presentation` for the precedence.
    /// - Returns: A handle to the post. If the request was merged into another post (see `PostDuplicatePolicy`), the result is
    ///   the handle to that other post. If the request was refused, the post has already ended, and its `refusal` says why.
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
    ///     `PostManager.defaults`, and otherwise of the poster (the `PostView` or other object that shows the post). See
    ///     `PostOptions.presentation` for the precedence.
    ///   - edit: A closure that edits the request before it is posted. The request that the closure receives has the duration,
    ///     priority, precedence and severity of the value.
    /// - Returns: A handle to the post. If the request was merged into another post (see `PostDuplicatePolicy`), the result is
    ///   the handle to that other post. If the request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(
        _ model: some Postable, as presentation: PostPresentation? = nil,
        request edit: @MainActor (inout PostRequest) -> Void
    ) -> Post {
        var request = PostRequest(reading: model)
        edit(&request)
        return post(request, as: presentation)
    }

    /// Posts a view. The post stays on screen until it is removed, unless `edit` sets another duration.
    ///
    /// ```swift
    /// postView.post(view: card, as: .card(.top)) { $0.duration = 5 }
    /// ```
    ///
    /// - Parameters:
    ///   - view: The view to show. If it has a superview, it is removed from the superview. When the post has ended, the view's
    ///     frame and appearance are as they were before. If the view already waits or is shown in a post of the same
    ///     `postManager`, the request is refused with `PostRefusal.duplicateView`.
    ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of `PostManager.defaults`
    ///     or, if that is nil, of the poster (the `PostView` or other object that shows the post).
    ///   - edit: A closure that edits the request before it is posted. The default does nothing.
    /// - Returns: A handle to the post. If the request was refused, the post has already ended, and its `refusal` says why.
    @discardableResult
    public func post(
        view: UIView, as presentation: PostPresentation? = nil,
        request edit: @MainActor (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        var request = PostRequest(view: view, as: presentation)
        edit(&request)
        return post(request)
    }

    /// Removes all posts, on screen and waiting, even if the `PostOptions.minimumTime` of a post isn't over. Waiting posts, and
    /// requests that other threads have passed to `PostManager.enqueue(_:)` before, end without entering. Operations of
    /// `post(whileRunning:)` that are running continue, but their results aren't shown.
    ///
    /// - Parameters:
    ///   - animated: A Boolean value that indicates whether exits are animated. The default is nil, which uses the option
    ///     `PostOptions.animatesExit` of each post.
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
