import UIKit

/// Makes the controller of a posted view a child of the one that its poster belongs to, as long as it is on the screen.
///
/// A poster in a window has no controller above it: then there is no parent, and the controller stands alone.
@MainActor
final class PostContainment {
    private let child: UIViewController

    /// Before the view is added.
    init(of child: UIViewController, in poster: any UIViewPoster) {
        self.child = child
        guard child.parent == nil, let parent = Self.controller(above: poster as? UIResponder) else { return }
        parent.addChild(child)
    }

    /// The view was added.
    func didAdd() {
        if let parent = child.parent { child.didMove(toParent: parent) }
    }

    /// The view is about to be removed.
    func willRemove() {
        if child.parent != nil { child.willMove(toParent: nil) }
    }

    /// The view was removed.
    func didRemove() {
        if child.parent != nil { child.removeFromParent() }
    }

    private static func controller(above responder: UIResponder?) -> UIViewController? {
        var next = responder
        while let current = next {
            if let controller = current as? UIViewController { return controller }
            next = current.next
        }
        return nil
    }
}
