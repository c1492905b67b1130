import UIKit

/// The view of a request, which is made when it is first needed. Copies of a request share it.
@MainActor
final class PostContent {
    /// The view; nil until it is made.
    private(set) var viewIfMade: UIView?
    /// The controller to which the view belongs; nil if the request was made without one.
    let controller: UIViewController?
    /// The value that the view will show; nil once the view is made.
    private(set) var model: (any Postable)?
    private var make: (@MainActor @Sendable () -> UIView)?

    init(view: UIView) {
        viewIfMade = view
        controller = nil
    }

    /// Creates the content from a controller, whose view is loaded when it is needed.
    init(_ controller: UIViewController) {
        self.controller = controller
    }

    /// Creates the content from a closure that makes the view.
    nonisolated init(_ make: @escaping @MainActor @Sendable () -> UIView) {
        controller = nil
        self.make = make
    }

    /// Creates the content from a value that makes the view.
    nonisolated init(_ model: some Postable) {
        controller = nil
        self.model = model
        make = { model.makeView() }
    }

    /// The view. The first access makes the view, and releases the closure or value that makes it.
    var view: UIView {
        if let viewIfMade { return viewIfMade }
        let view = controller?.view ?? make?() ?? UIView()
        make = nil
        model = nil
        viewIfMade = view
        return view
    }

    /// Returns the view. If this call makes it for a value, the poster configures it.
    func view(configuredBy poster: (any UIViewPoster)?) -> UIView {
        let isModel = model != nil
        let view = view
        if isModel { (poster as? any Poster)?.configure(view) }
        return view
    }

    /// An identifier that is the same for requests that show the same view.
    var identity: ObjectIdentifier { viewIfMade.map(ObjectIdentifier.init) ?? ObjectIdentifier(self) }
}
