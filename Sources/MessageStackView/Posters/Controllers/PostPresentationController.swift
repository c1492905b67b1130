import UIKit

/// A presentation controller that shows the presented view as a post in the container view of the presentation.
///
/// It dismisses the presented view controller if the post is removed without a dismissal, by the user or a timeout.
final class PostPresentationController: UIPresentationController {
    // MARK: - Lifecycle

    init(of presented: UIViewController, over presenting: UIViewController?, by delegate: PostTransitioningDelegate) {
        look = delegate
        super.init(presentedViewController: presented, presenting: presenting)
    }

    // MARK: - Internal

    /// Posts the view.
    func enter(animated: Bool, completion: @escaping @MainActor () -> Void) {
        guard post == nil else { return completion() }
        entered = completion
        var request = PostRequest(view: content)
        request.duration = PostDuration(dismissAfter: look.dismissAfter)
        (request.animatesEntrance, request.animatesExit) = (animated, true)
        // UIKit announces presentations and dismissals itself.
        request.accessibilityMessage = ""
        request.takesFocus = false
        // UIKit blocks the app until a transition has ended.
        request.ignoresSuspension = true
        request.delay = 0
        request.minimumTime = 0
        request.onEvent { [weak self] event in
            switch event {
            case .didPost: self?.didEnter()
            case .willRemove: self?.willLeave()
            default: break
            }
        }
        post = postView.post(request)
        post?.whenEnded { [weak self] _ in self?.didEnd() }
    }

    /// Removes the post, unless it has ended.
    func leave(animated: Bool, completion: @escaping @MainActor () -> Void) {
        isDismissing = true
        guard let post, post.phase != .ended else { return completion() }
        left = completion
        post.remove(animated: animated)
    }

    // MARK: - UIPresentationController

    /// The post view, which fills the container view and positions the presented view controller's view.
    override var presentedView: UIView? { postView }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        postView.frame = containerView.bounds
        postView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.addSubview(postView)
        host.presentingView = presentingViewController.view
        host.container = containerView
        host.presented = presentedViewController
        // Without an animation UIKit calls no animator.
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

    /// The delegate, which UIKit doesn't retain.
    private let look: PostTransitioningDelegate
    private var post: Post?
    private var size: PreferredSize?
    private var entered: (@MainActor () -> Void)?
    private var left: (@MainActor () -> Void)?
    private var isDismissing = false
    private let host = PresentedHost()

    private lazy var postView: PostView = {
        let presentation = makePresentation()
        let postView = PostView(edge: presentation.placement.position == .top ? .top : .bottom)
        postView.presentation = presentation
        host.postView = postView
        postView.host = host
        return postView
    }()

    /// The posted view.
    private lazy var content: UIView = {
        let view: UIView = presentedViewController.view
        let size = PreferredSize(of: view)
        size.prefer(presentedViewController.preferredContentSize)
        self.size = size
        return presentedViewController.isModalInPresentation ? EscapeGuard(around: view) : view
    }()

    /// Returns the presentation, without interactive dismissal if `isModalInPresentation` is true.
    private func makePresentation() -> PostPresentation {
        var presentation = look.presentation
        guard presentedViewController.isModalInPresentation else { return presentation }
        presentation.pan.edges = []
        presentation.touches.actions.removeAll { $0.isRemoval }
        presentation.backdrop.touches.actions.removeAll { $0.isRemoval }
        return presentation
    }

    private func didEnter() {
        let entered = entered
        self.entered = nil
        entered?()
    }

    private func willLeave() {
        didEnter()
        dismiss(animated: true)
    }

    private func didEnd() {
        didEnter()
        // The controller of a post that was never shown would block the app unseen.
        dismiss(animated: false)
        let left = left
        self.left = nil
        left?()
    }

    /// Dismisses the presented view controller, unless a dismissal removes the post.
    private func dismiss(animated: Bool) {
        guard !isDismissing else { return }
        isDismissing = true
        presentingViewController.dismiss(animated: animated)
    }
}

/// A view that blocks the escape gesture of assistive technologies.
private final class EscapeGuard: UIView {
    init(around view: UIView) {
        super.init(frame: view.bounds)
        addFilling(view)
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
    /// The container of the presentation.
    weak var container: UIView?
    weak var presented: UIViewController?

    var absence: PostAbsence? { postView?.window == nil ? .noWindow : nil }
    var tapHost: UIView? { presentingView }
    var needsUpdates: Bool { false }
    /// The presented screen has posts of its own.
    var spaceLevel: OccupiedSpace.Level? { nil }

    /// UIKit itself may take the post view out of the container while another screen covers it, and at the end.
    var isDetached: Bool {
        container?.window != nil && postView?.superview !== container && presented?.presentedViewController == nil
            && presented?.isBeingDismissed == false
    }

    func hitTest(_ point: CGPoint, in postView: PostView, with event: UIEvent?) -> UIView? {
        guard postView.presentation.backdrop.touches.isForwarding, let presentingView,
            presentingView.window === postView.window, postView.bounds.contains(point)
        else { return nil }
        return presentingView.hitTest(postView.convert(point, to: presentingView), with: event)
    }
}
