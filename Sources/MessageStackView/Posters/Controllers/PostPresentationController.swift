import UIKit

/// Shows a presented controller's view as a post in the container that UIKit has for it, and has UIKit dismiss it when
/// the post goes.
final class PostPresentationController: UIPresentationController {
    // MARK: - Lifecycle

    init(of presented: UIViewController, over presenting: UIViewController?, by delegate: PostTransitioningDelegate) {
        look = delegate
        super.init(presentedViewController: presented, presenting: presenting)
    }

    // MARK: - Internal

    /// Brings the view in.
    func enter(animated: Bool, completion: @escaping @MainActor () -> Void) {
        guard post == nil else { return completion() }
        entered = completion
        var request = PostRequest(
            view: content, dismissAfter: look.dismissAfter, animated: animated ? .both : .onRemove)
        // UIKit tells of a new screen itself, and of the one that is there again.
        request.accessibilityMessage = ""
        request.telling.takesFocus = false
        request.handlers.didPost = { [weak self] _ in self?.didEnter() }
        request.handlers.willRemove = { [weak self] _ in self?.willLeave() }
        post = postView.post(request)
        post?.whenEnded { [weak self] _ in self?.didEnd() }
    }

    /// Brings the view out, if it isn't on its way or gone.
    func leave(animated: Bool, completion: @escaping @MainActor () -> Void) {
        isDismissing = true
        guard let post, post.phase != .removed else { return completion() }
        left = completion
        post.remove(animated: animated)
    }

    // MARK: - UIPresentationController

    /// Fills the container; where the controller's view is in it is a matter of the presentation.
    override var presentedView: UIView? { postView }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        postView.frame = containerView.bounds
        postView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.addSubview(postView)
        host.presentingView = presentingViewController.view
        // Without an animation nobody asks for the entrance.
        if presentedViewController.transitionCoordinator?.isAnimated != true { enter(animated: false) {} }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        isDismissing = true
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard completed else { return }
        post?.remove(animated: false)
        size?.prefer(.zero)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard size?.prefer(container.preferredContentSize) == true, let slot = content.enclosingSlot else { return }
        postView.update(view: slot, animated: true)
    }

    // MARK: - Private

    /// Kept until the presentation is over, since UIKit doesn't keep it.
    private let look: PostTransitioningDelegate
    private var post: Post?
    private var size: PreferredSize?
    private var entered: (@MainActor () -> Void)?
    private var left: (@MainActor () -> Void)?
    private var isDismissing = false
    private let host = PresentedHost()

    private lazy var postView: PostView = {
        let postView = PostView(layout: presentation.placement.position == .top ? .top : .bottom)
        postView.presentation = presentation
        host.postView = postView
        postView.host = host
        return postView
    }()

    /// What is posted.
    private lazy var content: UIView = {
        let view: UIView = presentedViewController.view
        let size = PreferredSize(of: view)
        size.prefer(presentedViewController.preferredContentSize)
        self.size = size
        return presentedViewController.isModalInPresentation ? EscapeGuard(around: view) : view
    }()

    /// What dismisses by hand is left out for a controller that wants to stay.
    private lazy var presentation: PostPresentation = {
        var presentation = look.presentation
        guard presentedViewController.isModalInPresentation else { return presentation }
        presentation.interaction.pan.directions = []
        presentation.interaction.tap.actions.removeAll { $0.isRemoval }
        presentation.backdrop.touches.actions.removeAll { $0.isRemoval }
        return presentation
    }()

    private func didEnter() {
        let entered = entered
        self.entered = nil
        entered?()
    }

    /// A person, or time, removes the post: the rest is as if the presenter had dismissed it.
    private func willLeave() {
        didEnter()
        guard !isDismissing else { return }
        isDismissing = true
        presentingViewController.dismiss(animated: true)
    }

    private func didEnd() {
        didEnter()
        let left = left
        self.left = nil
        left?()
    }
}

extension PostTouchResponse.Action {
    fileprivate var isRemoval: Bool {
        if case .remove = self { true } else { false }
    }
}

/// Keeps an assistive technology's escape gesture from whatever is around.
private final class EscapeGuard: UIView {
    init(around view: UIView) {
        super.init(frame: view.bounds)
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        _ = EdgeConstraints(of: view, in: self, insets: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityPerformEscape() -> Bool { true }
}

/// The host of a presentation's post view, which fills the container that UIKit provides. Touches that the backdrop lets
/// through reach the presenter's view instead of the container.
@MainActor
private final class PresentedHost: PostHost {
    /// The view of the presenting controller.
    weak var presentingView: UIView?
    weak var postView: PostView?

    var isAvailable: Bool { postView?.window != nil }
    var tapHost: UIView? { presentingView }
    var needsFrames: Bool { false }

    func hitTest(_ point: CGPoint, in postView: PostView, with event: UIEvent?) -> UIView? {
        guard postView.presentation.backdrop.touches.isForwarding, let presentingView,
            presentingView.window === postView.window, postView.bounds.contains(point)
        else { return nil }
        return presentingView.hitTest(postView.convert(point, to: presentingView), with: event)
    }
}
