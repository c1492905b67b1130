import UIKit

/// The containment of a posted controller while its post is on screen. Its parent is a `PostController`, whose view is the
/// slot, and whose parent is the controller of the poster's view.
///
/// The view of a poster in the app's window belongs to no controller, so the `PostController` has no parent there.
@MainActor
final class PostContainment {
    private let child: UIViewController
    private let container: PostController

    /// Adds the controllers, before the slot is added. Nil if the child has a parent already.
    init?(of child: UIViewController, in slot: PostSlot, of poster: any UIViewPoster) {
        guard child.parent == nil else { return nil }
        self.child = child
        container = PostController(slot: slot, poster: poster)
        Self.controller(above: poster as? UIResponder)?.addChild(container)
        container.contain(child)
    }

    /// Completes the containment, once the slot was added.
    func didAdd() {
        if isOurs { child.didMove(toParent: container) }
        if let parent = container.parent { container.didMove(toParent: parent) }
    }

    /// Begins the removal of the controllers, before the slot is removed.
    func willRemove() {
        if isOurs { child.willMove(toParent: nil) }
        if container.parent != nil { container.willMove(toParent: nil) }
    }

    /// Removes the controllers, once the slot was removed.
    func didRemove() {
        if isOurs { child.removeFromParent() }
        container.removeFromParent()
        container.release()
    }

    /// Whether the container is still the parent of the child.
    private var isOurs: Bool { child.parent === container }

    private static func controller(above responder: UIResponder?) -> UIViewController? {
        guard let responder else { return nil }
        return sequence(first: responder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}

/// The parent of a posted controller, with the post's slot as its view. UIKit reports changes of a controller's preferred
/// content size only to its parent.
final class PostController: UIViewController {
    // MARK: - Lifecycle

    init(slot: PostSlot, poster: any UIViewPoster) {
        self.slot = slot
        self.poster = poster
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    func contain(_ child: UIViewController) {
        loadViewIfNeeded()
        addChild(child)
        let preferred = PreferredSize(of: child.view)
        preferred.prefer(child.preferredContentSize)
        size = preferred
    }

    /// Releases the slot, which may get another controller.
    func release() {
        size?.prefer(.zero)
        size = nil
        slot = nil
        view = nil
    }

    // MARK: - UIViewController

    override func loadView() {
        view = slot ?? UIView()
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard let slot, size?.prefer(container.preferredContentSize) == true else { return }
        poster?.update(view: slot, animated: true)
    }

    // MARK: - Private

    private weak var slot: PostSlot?
    private weak var poster: (any UIViewPoster)?
    private var size: PreferredSize?
}

/// Constraints that give a controller's view its preferred content size. Their priority is higher than that of the
/// content, and lower than that of a presentation's size.
@MainActor
final class PreferredSize {
    private static let priority = UILayoutPriority(951)

    private weak var view: UIView?
    private var width: NSLayoutConstraint?
    private var height: NSLayoutConstraint?

    init(of view: UIView) {
        self.view = view
    }

    /// Sets the preferred size. A length that isn't positive and finite is left to the content.
    ///
    /// - Returns: Whether a constraint has changed.
    @discardableResult
    func prefer(_ size: CGSize) -> Bool {
        guard let view else { return false }
        let hasNewWidth = set(&width, of: view.widthAnchor, to: size.width)
        let hasNewHeight = set(&height, of: view.heightAnchor, to: size.height)
        return hasNewWidth || hasNewHeight
    }

    private func set(_ constraint: inout NSLayoutConstraint?, of anchor: NSLayoutDimension, to length: CGFloat) -> Bool
    {
        let wanted = length.isFinite && length > 0 ? length : nil
        guard wanted != constraint?.constant else { return false }
        constraint?.isActive = false
        constraint = wanted.map { anchor.constraint(equalToConstant: $0) }
        constraint?.priority = Self.priority
        constraint?.isActive = true
        return true
    }
}
