import UIKit

/// A view that contains the view of a controller, and keeps its own size while a presentation of that controller hides the view.
/// UIKit removes the view then, and returns it without its constraints.
final class ControllerHolder: UIView {
    // MARK: - Internal

    /// The view that UIKit and other code may take; nil once other code has taken it, or it was released.
    private(set) var held: UIView?

    /// Called when UIKit removes the view for a presentation, and with false when other code takes it.
    var wasRemoved: (_ isForPresentation: Bool) -> Void = { _ in }

    /// Adds a view that fills this one.
    func hold(_ view: UIView) {
        held = view
        addSubview(view)
    }

    /// Removes the view, unless it is elsewhere.
    func release() {
        let former = held
        held = nil
        keepSize(false)
        if former?.superview === self { former?.removeFromSuperview() }
    }

    // MARK: - UIView

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        guard subview === held else { return }
        let isForPresentation = (subview.next as? UIViewController)?.isCoveredByPresentation == true
        if isForPresentation { keepSize(true) } else { held = nil }
        wasRemoved(isForPresentation)
    }

    override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        // The app may have removed it at once.
        guard subview === held, subview.superview === self else { return }
        keepSize(false)
        subview.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(subview.edgeConstraints(to: self))
    }

    // MARK: - Private

    private var size: [NSLayoutConstraint] = []

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
