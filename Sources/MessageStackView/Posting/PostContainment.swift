import UIKit

/// The containment of a posted controller while its post is on screen. Its parent is a `PostController`, whose view is in the
/// slot, and whose parent is the controller of the poster's view.
///
/// The view of a poster in the app's window belongs to no controller, so the `PostController` has no parent there. It has none in
/// a navigation controller or a tab bar controller either, where a child would be one more screen or tab.
@MainActor
final class PostContainment {
    private let child: UIViewController
    private let container: PostController

    /// Adds the controllers, before the slot is added. The child has no parent any more; see `release(controllerOf:isPosted:for:)`.
    init(of child: UIViewController, in slot: PostSlot, of poster: any UIViewPoster) {
        self.child = child
        container = PostController(slot: slot, poster: poster)
        if let parent = (poster as? UIResponder)?.nearestController, !parent.hasOnlyScreensAsChildren {
            parent.addChild(container)
        }
        container.contain(child)
    }

    /// Takes the controller of a view out of its container, before the view moves into a slot: UIKit raises an exception if
    /// the view of a child is outside that of its parent.
    ///
    /// A controller in another post leaves its container when the slot takes the view. One that wasn't posted itself stays in the
    /// container of the app if the poster is in there, too.
    static func release(controllerOf view: UIView, isPosted: Bool, for poster: any UIViewPoster) {
        guard let child = view.next as? UIViewController, let parent = child.parent, !(parent is PostController),
            isPosted || !isController(parent, above: poster)
        else { return }
        child.willMove(toParent: nil)
        view.removeFromSuperview()
        child.removeFromParent()
    }

    /// Completes the containment, once the slot was added.
    func didAdd() {
        if isOurs { child.didMove(toParent: container) }
        if let parent = container.parent { container.didMove(toParent: parent) }
    }

    /// Begins the removal of the controllers, before the view is removed.
    func willRemove() {
        if isOurs { child.willMove(toParent: nil) }
        if container.parent != nil { container.willMove(toParent: nil) }
    }

    /// Removes the controllers, once the view was removed. The child may have another parent already, which it keeps.
    func didRemove() {
        if isOurs { child.removeFromParent() }
        container.removeFromParent()
        container.releaseSlot()
    }

    /// Whether the container is still the parent of the child.
    private var isOurs: Bool { child.parent === container }

    private static func isController(_ controller: UIViewController, above poster: any UIViewPoster) -> Bool {
        guard let nearest = (poster as? UIResponder)?.nearestController else { return false }
        return sequence(first: nearest, next: \.parent).contains { $0 === controller }
    }
}

/// The parent of a posted controller, with a view in the post's slot. UIKit reports changes of a controller's preferred
/// content size only to its parent.
///
/// Without a parent, this controller is the presenter of what the posted controller presents. UIKit may remove its view
/// meanwhile, but not the slot.
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

    /// Releases the slot, which may get another controller. If the controller presents another one, its presentation goes on
    /// without the post, and retains it until then.
    func releaseSlot() {
        size?.prefer(.zero)
        size = nil
        slot = nil
        if ownPresentedController != nil { ScreenWatch.look { [self] in ownPresentedController == nil } }
    }

    // MARK: - UIViewController

    override func loadView() {
        view = slot?.controllerView ?? UIView()
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

extension UIViewController {
    /// A Boolean value that indicates whether each child is a screen or a tab of the container.
    fileprivate var hasOnlyScreensAsChildren: Bool {
        self is UINavigationController || self is UITabBarController || self is UISplitViewController
            || self is UIPageViewController
    }
}
