import UIKit

/// The content of a request: a view, a controller, or a value or closure that makes a view for each post.
@MainActor
final class PostContent {
    /// The controller to which the view belongs; nil if the request was made without one.
    let controller: UIViewController?
    /// The value that makes the views; nil if there is none.
    let model: (any Postable)?
    /// The view that all posts of the request show; nil while each post makes its own.
    private(set) var sharedView: UIView?
    private let make: (@MainActor @Sendable () -> UIView)?

    init(view: UIView) {
        sharedView = view
        controller = nil
        model = nil
        make = nil
    }

    /// Creates the content from a controller, whose view is loaded when it is needed.
    init(_ controller: UIViewController) {
        self.controller = controller
        model = nil
        make = nil
    }

    /// Creates the content from a closure that makes a view for each post.
    nonisolated init(_ make: @escaping @MainActor @Sendable () -> UIView) {
        controller = nil
        model = nil
        self.make = make
    }

    /// Creates the content from a value that makes a view for each post.
    nonisolated init(_ model: some Postable) {
        controller = nil
        self.model = model
        make = nil
    }

    /// The view that all posts of the request show. The first access makes it.
    var view: UIView {
        let view = sharedView ?? makeView()
        sharedView = view
        return view
    }

    /// Returns the view for one post: a new one, unless the posts of the request share a view. The poster configures a view
    /// that is made for a value.
    func viewForPost(on poster: (any UIViewPoster)?) -> UIView {
        if let sharedView { return sharedView }
        let view = makeView()
        if model != nil { (poster as? any Poster)?.configure(view) }
        return view
    }

    /// The identity of the view that all posts of the request show or, until it is loaded, of its controller. Nil while each
    /// post makes its own view.
    var identity: ObjectIdentifier? {
        if let view = sharedView ?? controller?.viewIfLoaded { return ObjectIdentifier(view) }
        return controller.map(ObjectIdentifier.init)
    }

    private func makeView() -> UIView { controller?.view ?? model?.makeView() ?? make?() ?? UIView() }
}
