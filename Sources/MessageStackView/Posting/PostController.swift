import UIKit

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
