import UIKit

/// A view that contains the view of a controller, and keeps its own size while UIKit takes that view away.
///
/// UIKit removes the view of a controller that presents another one in its place, and returns it after the presentation,
/// without its constraints.
final class ControllerHolder: UIView {
    // MARK: - Internal

    /// The view that UIKit and other code may take; nil once other code has taken it, or it was released.
    private(set) var held: UIView?

    /// A Boolean value that indicates whether UIKit has taken the view for a presentation.
    private(set) var isLent = false

    /// Called when UIKit takes the view for a presentation.
    var wasLent: () -> Void = {}

    /// Called when other code takes the view.
    var wasTaken: () -> Void = {}

    /// Called when this view has moved to a window, or out of one.
    var windowDidChange: () -> Void = {}

    /// Adds a view that fills this one.
    func hold(_ view: UIView) {
        held = view
        former = nil
        addSubview(view)
        pin(view)
    }

    /// Removes the view, unless it is elsewhere.
    func release() {
        former = held
        held = nil
        keepSize(false)
        isLent = false
        if let former, former.superview === self { former.removeFromSuperview() }
    }

    /// Puts a view back that UIKit hasn't returned here after the presentation. A view that is in another controller's view now
    /// counts as taken.
    func restore() {
        guard isLent, let held else { return }
        guard held.superview?.nearestController.map({ $0 === nearestController }) ?? true else { return lose() }
        addSubview(held)
    }

    // MARK: - UIView

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        guard subview === held, !isLent else { return }
        guard (subview.next as? UIViewController)?.isCoveredByPresentation == true else { return lose() }
        isLent = true
        keepSize(true)
        wasLent()
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if subview === held, isLent {
            isLent = false
            keepSize(false)
            pin(subview)
        } else if subview === former {
            // UIKit returns the view after the end of the post.
            subview.removeFromSuperview()
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        windowDidChange()
    }

    // MARK: - Private

    /// The view that was held before.
    private weak var former: UIView?
    private var size: [NSLayoutConstraint] = []

    private func pin(_ view: UIView) {
        // The app may have removed it at once.
        guard view.superview === self else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(view.edgeConstraints(to: self))
    }

    /// Keeps the present size, or leaves it to the view.
    private func keepSize(_ keeps: Bool) {
        NSLayoutConstraint.deactivate(size)
        size = []
        // A view that deallocates has no superview any more, and can't have constraints.
        guard keeps, superview != nil else { return }
        size = [
            widthAnchor.constraint(equalToConstant: bounds.width).prioritized(.postContentHeight),
            heightAnchor.constraint(equalToConstant: bounds.height).prioritized(.postContent),
        ]
        NSLayoutConstraint.activate(size)
    }

    private func lose() {
        held = nil
        isLent = false
        keepSize(false)
        wasTaken()
    }
}

extension UIViewController {
    /// The controller that this one presents itself, rather than an ancestor of it; nil for none.
    var ownPresentedController: UIViewController? {
        presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    }

    /// A Boolean value that indicates whether this controller presents another one that hides its view, which UIKit may remove.
    var isCoveredByPresentation: Bool {
        ownPresentedController?.presentationController?.shouldRemovePresentersView == true
    }

    /// The presentations of this controller and its descendants.
    var presentations: [UIPresentationController] {
        (ownPresentedController?.presentationController).map { [$0] } ?? children.flatMap(\.presentations)
    }
}
