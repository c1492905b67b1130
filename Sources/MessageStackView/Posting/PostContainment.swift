import UIKit

/// The containment of a posted controller while its post is on screen: in a controller of the library's, whose view is
/// the slot, and with that in the controller that the poster's view belongs to.
///
/// A poster in the app's window has no controller above it, so the library's controller has no parent there.
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

    /// The slot was added.
    func didAdd() {
        if isOurs { child.didMove(toParent: container) }
        if let parent = container.parent { container.didMove(toParent: parent) }
    }

    /// The slot is about to be removed.
    func willRemove() {
        if isOurs { child.willMove(toParent: nil) }
        if container.parent != nil { container.willMove(toParent: nil) }
    }

    /// The slot was removed.
    func didRemove() {
        if isOurs { child.removeFromParent() }
        container.removeFromParent()
        container.release()
    }

    /// Whether the child is still where it was put.
    private var isOurs: Bool { child.parent === container }

    private static func controller(above responder: UIResponder?) -> UIViewController? {
        guard let responder else { return nil }
        return sequence(first: responder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}

/// The parent of a posted controller. Its view is the post's slot, and it hears of the size that the child prefers,
/// which UIKit tells nobody else.
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

    /// The slot may get another controller.
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

/// The size that a controller prefers, as constraints of its view: they outweigh what the view's content wants, and
/// give way to what a presentation says.
@MainActor
final class PreferredSize {
    private static let priority = UILayoutPriority(951)

    private weak var view: UIView?
    private var width: NSLayoutConstraint?
    private var height: NSLayoutConstraint?

    init(of view: UIView) {
        self.view = view
    }

    /// A length that is zero, or none, is left to the content.
    ///
    /// - Returns: whether anything has changed.
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
