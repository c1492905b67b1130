import UIKit

/// Covers the app behind a post: what is seen there, and what touches do.
///
/// It comes and goes from however much of it is seen. While it goes it is nobody's obstacle.
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

    /// The slot that it belongs to.
    private(set) weak var postSlot: PostSlot?

    /// Whether it is on its way out.
    private(set) var isGoing = true

    private(set) var backdrop = PostBackdrop.none

    /// Whether it keeps touches from the app.
    var isBlocking: Bool { !isGoing && backdrop.isBlocking }

    /// Whether a tap ends the post.
    var dismisses: Bool { backdrop.touches.actions.contains(where: \.isRemoval) }

    /// Belongs to a post from now on, whose fills are the same or not.
    func serve(_ post: BackdropPost) {
        postSlot = post.slot
        backdrop = post.backdrop
        respond = post.respond
        fillView.fills = post.backdrop.fills
        update()
    }

    func come(animated: Bool) {
        guard isGoing else { return }
        isGoing = false
        update()
        move(isShown: true, animated ? backdrop.entrance : nil) {}
    }

    /// - Parameter completion: called when nothing of it is seen; not if it comes again before.
    func go(animated: Bool, completion: @escaping @MainActor () -> Void) {
        guard !isGoing else { return }
        isGoing = true
        update()
        move(isShown: false, animated ? backdrop.exit : nil, completion)
    }

    /// Covers `area`, an ancestor.
    func cover(_ area: UIView) {
        NSLayoutConstraint.deactivate(pins)
        pins = edgeConstraints(to: area)
        NSLayoutConstraint.activate(pins)
    }

    func wasTapped() {
        let actions = backdrop.touches.actions
        if !isGoing, !actions.isEmpty { respond(actions) }
    }

    // MARK: - Accessibility

    override func accessibilityActivate() -> Bool {
        wasTapped()
        return true
    }

    override func accessibilityPerformEscape() -> Bool {
        postSlot?.accessibilityPerformEscape() ?? false
    }

    // MARK: - Private

    private var respond: @MainActor ([PostTouchResponse.Action]) -> Void = { _ in }
    private var target: GestureTarget?
    private var animator: UIViewPropertyAnimator?
    private var pins: [NSLayoutConstraint] = []

    private func update() {
        isUserInteractionEnabled = isBlocking
        isAccessibilityElement = isBlocking && dismisses
        accessibilityLabel = PostStrings.current.dismiss
        accessibilityTraits = .button
    }

    /// - Parameter timing: nil for at once.
    private func move(isShown: Bool, _ timing: PostAnimationTiming?, _ completion: @escaping @MainActor () -> Void) {
        animator?.stopAnimation(true)
        animator = nil
        guard let timing, timing.seconds + timing.waiting > 0 else {
            UIView.performWithoutAnimation { fillView.isShown = isShown }
            return completion()
        }
        let curve = MotionCurve(timing, velocity: 0)
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
