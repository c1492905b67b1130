import UIKit

/// The view of a backdrop, which covers the app behind a post and responds to touches.
///
/// Each animation starts from the current opacity. During its exit, the view doesn't block touches.
final class PostBackdropView: UIView {
    // MARK: - Lifecycle

    init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        fillView.isShown = false
        fillView.isUserInteractionEnabled = false
        addFilling(fillView)
        let tap = UITapGestureRecognizer()
        target = GestureTarget(tap) { [weak self, weak tap] in
            if tap?.state == .ended { self?.wasTapped() }
        }
        addGestureRecognizer(tap)
        update()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    let fillView = PostFillView()

    /// The slot of the view's post.
    private(set) weak var postSlot: PostSlot?

    /// A Boolean value that indicates whether the view is leaving.
    private(set) var isLeaving = true

    private(set) var backdrop = PostBackdrop.none

    /// A Boolean value that indicates whether the view keeps touches from the app.
    var isBlocking: Bool { !isLeaving && backdrop.isBlocking }

    /// A Boolean value that indicates whether a tap removes the post.
    var dismisses: Bool { backdrop.touches.isRemoval }

    /// Assigns the view to a post and shows its fills.
    func assign(to post: BackdropPost) {
        postSlot = post.slot
        backdrop = post.backdrop
        respond = post.respond
        fillView.fills = post.backdrop.fills
        update()
    }

    func enter(animated: Bool) {
        guard isLeaving else { return }
        isLeaving = false
        update()
        move(isShown: true, animated ? backdrop.entrance : nil) {}
    }

    /// - Parameter completion: A closure that is called when the view is invisible, unless it enters again before.
    func leave(animated: Bool, completion: @escaping @MainActor () -> Void) {
        guard !isLeaving else { return }
        isLeaving = true
        update()
        move(isShown: false, animated ? backdrop.exit : nil, completion)
    }

    /// Constrains the view to `area`, an ancestor.
    func cover(_ area: UIView) {
        NSLayoutConstraint.deactivate(pins)
        pins = edgeConstraints(to: area.fixedArea)
        NSLayoutConstraint.activate(pins)
    }

    /// Sets the frames of the view and its fills that the next layout would set, so that no animation changes them.
    func setFrames(in frame: CGRect) {
        self.frame = frame
        fillView.frame = bounds
    }

    func wasTapped() {
        let actions = backdrop.touches.actions
        if !isLeaving, !actions.isEmpty { respond(actions) }
    }

    // MARK: - Accessibility

    override func accessibilityActivate() -> Bool {
        wasTapped()
        return true
    }

    private var strings: PostStrings { postSlot?.postStrings ?? .current }

    override var accessibilityLabel: String? {
        get { backdrop.accessibilityLabel ?? postSlot?.operations?.dismissLabel ?? strings.dismiss }
        set {}
    }

    override func accessibilityPerformEscape() -> Bool {
        postSlot?.accessibilityPerformEscape() ?? false
    }

    // MARK: - Private

    private var respond: @MainActor ([PostPresentation.TouchResponse.Action]) -> Void = { _ in }
    private var target: GestureTarget?
    private var animator: UIViewPropertyAnimator?
    private var pins: [NSLayoutConstraint] = []

    private func update() {
        isUserInteractionEnabled = isBlocking
        isAccessibilityElement = isBlocking && dismisses
        accessibilityTraits = .button
        accessibilityIdentifier = "backdrop"
    }

    /// - Parameter timing: The timing of the change; nil for no animation.
    private func move(isShown: Bool, _ timing: PostTransition.Timing?, _ completion: @escaping @MainActor () -> Void) {
        let running = animator
        animator = nil
        running?.stopWhereVisible()
        guard let timing, timing.seconds + timing.waiting > 0 else {
            UIView.performWithoutAnimation { fillView.isShown = isShown }
            return completion()
        }
        let curve = MotionCurve(timing)
        let animator = UIViewPropertyAnimator(duration: timing.seconds, timingParameters: curve.timingParameters())
        animator.addAnimations { [fillView] in fillView.isShown = isShown }
        animator.addCompletion { [weak self, weak animator] _ in
            guard let self, let animator, self.animator === animator else { return }
            self.animator = nil
            completion()
        }
        self.animator = animator
        animator.startAnimation(afterDelay: timing.waiting)
    }
}
