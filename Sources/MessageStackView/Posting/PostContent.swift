import UIKit

/// The content of a request: a view, a controller, or a value or closure that makes a view for each post.
@MainActor
final class PostContent: PostIdentified {
    private let source: Source

    init(view: UIView) {
        source = .view(view)
    }

    /// Creates the content from a controller, whose view is loaded when it is needed.
    init(_ controller: UIViewController) {
        source = .controller(controller)
    }

    /// Creates the content from a closure that makes a view for each post.
    nonisolated init(_ make: @escaping @MainActor @Sendable () -> UIView) {
        source = .closure(make)
    }

    /// Creates the content from a value that makes a view for each post.
    nonisolated init(_ model: some Postable) {
        source = .model(model)
    }

    /// Creates the content from a value that shows an error.
    ///
    /// - Parameters:
    ///   - identity: The identity of the error.
    ///   - isCancellation: Whether the error only says that an operation was canceled.
    nonisolated init(_ model: some Postable, showing identity: PostIdentity, isCancellation: Bool) {
        source = .error(model, identity, isCancellation: isCancellation)
    }

    /// The view that all posts of the request show; nil if each post makes its own, or shows that of a controller.
    var sharedView: UIView? {
        if case .view(let view) = source { view } else { nil }
    }

    /// The controller to which the view belongs; nil if the request was made without one.
    var controller: UIViewController? {
        if case .controller(let controller) = source { controller } else { nil }
    }

    /// The value that makes the views; nil if there is none.
    nonisolated var model: (any Postable)? {
        switch source {
        case .model(let model), .error(let model, _, _): model
        case .view, .controller, .closure: nil
        }
    }

    /// The identity by which a request without a key has duplicates: that of the error or of the value; nil if there is none.
    nonisolated var valueIdentity: PostIdentity? {
        if case .error(_, let identity, _) = source { identity } else { model.map { PostIdentity(of: $0) } }
    }

    /// The reason to refuse the request, whatever else is posted; nil for none.
    var refusal: PostRefusal? {
        if case .error(_, _, isCancellation: true) = source { .cancellation } else { nil }
    }

    /// Returns the view for one post: a new one, unless the posts of the request share a view. The poster configures a view
    /// that is made for a value.
    func view(for post: Post, on poster: (any UIViewPoster)?) -> UIView {
        let view = makeView(for: post)
        if model != nil { (poster as? any Poster)?.configure(view) }
        return view
    }

    /// Returns the text in the view of a post or, without a view, the summary of the value; empty if there is none.
    func text(in view: UIView?) -> String {
        let view = view ?? sharedView
        return view.map { PostSpeech.text(of: PostSpeech.texts(of: $0)) } ?? model?.summary ?? ""
    }

    /// The type of the value, controller or view.
    var type: Any.Type {
        switch source {
        case .view(let view): Swift.type(of: view)
        case .controller(let controller): Swift.type(of: controller)
        case .model(let model), .error(let model, _, _): Swift.type(of: model)
        case .closure: UIView.self
        }
    }

    /// The identity of the controller, or of the view that all posts of the request show. Nil while each post makes its own
    /// view.
    var identity: ObjectIdentifier? {
        controller.map(ObjectIdentifier.init) ?? sharedView.map(Self.identity)
    }

    /// Returns the identity of a view. That of a controller's view is the controller, so that it is the same before and after
    /// the view is loaded, whichever of the two is posted.
    static func identity(of view: UIView) -> ObjectIdentifier {
        let controller = view.next as? UIViewController
        return controller?.viewIfLoaded === view
            ? controller.map(ObjectIdentifier.init) ?? ObjectIdentifier(view) : ObjectIdentifier(view)
    }

    private enum Source {
        /// A view, which all posts of the request show.
        case view(UIView)
        case controller(UIViewController)
        case model(any Postable)
        /// A value that shows an error, with the identity of the error, and a Boolean value that indicates whether the error only
        /// says that an operation was canceled.
        indirect case error(any Postable, PostIdentity, isCancellation: Bool)
        case closure(@MainActor @Sendable () -> UIView)
    }

    private func makeView(for post: Post) -> UIView {
        switch source {
        case .view(let view): view
        case .controller(let controller): controller.view
        case .model(let model), .error(let model, _, _): post.recordingAnswer(of: model).makeView()
        case .closure(let make): make()
        }
    }
}
