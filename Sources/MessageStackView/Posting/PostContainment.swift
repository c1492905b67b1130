import UIKit

/// Keeps the controller of a posted view where UIKit wants it, as long as it is on the screen: in a controller of ours
/// whose view is the slot, and with that in the controller that the poster's view belongs to.
///
/// A poster in the app's window has no controller above it: then ours stands alone. A controller that has a parent
/// already is that one's.
@MainActor
final class PostContainment {
    private let child: UIViewController
    private let container: PostController?

    /// Before the slot is added.
    init(of child: UIViewController, in slot: PostSlot, of poster: any UIViewPoster) {
        self.child = child
        guard child.parent == nil else {
            container = nil
            return
        }
        let container = PostController(slot: slot, poster: poster)
        self.container = container
        Self.controller(above: poster as? UIResponder)?.addChild(container)
        container.contain(child)
    }

    /// The slot was added.
    func didAdd() {
        guard let container else { return }
        if isOurs { child.didMove(toParent: container) }
        if let parent = container.parent { container.didMove(toParent: parent) }
    }

    /// The slot is about to be removed.
    func willRemove() {
        guard let container else { return }
        if isOurs { child.willMove(toParent: nil) }
        if container.parent != nil { container.willMove(toParent: nil) }
    }

    /// The view was removed.
    func didRemove() {
        guard let container else { return }
        if isOurs { child.removeFromParent() }
        container.removeFromParent()
        container.release()
    }

    /// Whether the child is still where it was put.
    private var isOurs: Bool { child.parent === container }

    private static func controller(above responder: UIResponder?) -> UIViewController? {
        var next = responder
        while let current = next {
            if let controller = current as? UIViewController { return controller }
            next = current.next
        }
        return nil
    }
}
