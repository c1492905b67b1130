import UIKit

/// Makes the controller of a posted view a child of the one that its poster belongs to, as long as it is on the screen.
///
/// A poster in a window has no controller above it: then there is no parent, and the controller stands alone. One that
/// has a parent already is that one's.
@MainActor
final class PostContainment {
    private let child: UIViewController
    private weak var parent: UIViewController?

    /// Before the view is added.
    init(of child: UIViewController, in poster: any UIViewPoster) {
        self.child = child
        guard child.parent == nil, let parent = Self.controller(above: poster as? UIResponder) else { return }
        parent.addChild(child)
        self.parent = parent
    }

    /// The view was added.
    func didAdd() {
        if isOurs { child.didMove(toParent: parent) }
    }

    /// The view is about to be removed.
    func willRemove() {
        if isOurs { child.willMove(toParent: nil) }
    }

    /// The view was removed.
    func didRemove() {
        if isOurs { child.removeFromParent() }
    }

    /// Whether the child is still where it was put.
    private var isOurs: Bool { parent.map { child.parent === $0 } ?? false }

    private static func controller(above responder: UIResponder?) -> UIViewController? {
        var next = responder
        while let current = next {
            if let controller = current as? UIViewController { return controller }
            next = current.next
        }
        return nil
    }
}
