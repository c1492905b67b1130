import UIKit

/// What a poster shows: a container that holds a posted view for the time of its post.
///
/// Transform, alpha, height, clip, corners, shadow, recognisers and accessibility of a post are the slot's, so that the
/// view in it comes back as it was lent. The view fills the slot, and gives it its height.
public final class PostSlot: UIView {
    /// What a slot notices.
    enum Event: Hashable {
        /// Somebody took the view.
        case contentTaken
        /// Somebody took the slot off the poster.
        case removed
        /// The slot came into a window, or out of one.
        case movedToWindow
        /// The user wants it gone.
        case escape
    }

    /// The posted view; nil once somebody took it, or the post is over.
    public private(set) var content: UIView?

    /// Answers whether the event meant anything.
    var report: (Event) -> Bool = { _ in false }

    /// Moves the slot in, with the finger, and out.
    private(set) lazy var transition = PostTransition(of: self)

    private var loan: Loan?

    /// What is changed of a view while it is in a slot.
    private struct Loan {
        let bounds: CGRect
        let center: CGPoint
        let translatesAutoresizingMask: Bool
        let constraints: [NSLayoutConstraint]
    }

    /// Takes `view` in, away from where it is. If that is another slot, the post there ends.
    func lend(_ view: UIView) {
        (view.superview as? PostSlot)?.giveUpContent()
        let bounds = view.bounds
        let center = view.center
        let translatesAutoresizingMask = view.translatesAutoresizingMaskIntoConstraints
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let constraints = [
            view.topAnchor.constraint(equalTo: topAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        content = view
        loan = Loan(
            bounds: bounds,
            center: center,
            translatesAutoresizingMask: translatesAutoresizingMask,
            constraints: constraints
        )
    }

    /// Gives the view back as it was, if nobody took it.
    func returnContent() {
        guard let view = content, let loan else { return }
        content = nil
        self.loan = nil
        NSLayoutConstraint.deactivate(loan.constraints)
        view.removeFromSuperview()
        view.translatesAutoresizingMaskIntoConstraints = loan.translatesAutoresizingMask
        view.bounds = loan.bounds
        view.center = loan.center
    }

    private func giveUpContent() {
        guard content != nil else { return }
        returnContent()
        _ = report(.contentTaken)
    }

    public override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        guard subview === content else { return }
        // Whoever takes the view has its own idea of the frame.
        content = nil
        loan = nil
        _ = report(.contentTaken)
    }

    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview == nil { _ = report(.removed) }
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if superview != nil { _ = report(.movedToWindow) }
    }

    public override func accessibilityPerformEscape() -> Bool {
        report(.escape)
    }
}
