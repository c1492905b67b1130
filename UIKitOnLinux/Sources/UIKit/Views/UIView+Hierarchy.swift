internal import Readings

extension UIView {
    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling, let index = storedSubviews.firstIndex(where: { $0 === sibling }) else {
            return insert(view, at: storedSubviews.count)
        }
        var target = index + offset
        if let own = storedSubviews.firstIndex(where: { $0 === view }), own < index { target -= 1 }
        insert(view, at: target)
    }

    /// Inserts `view` at `index`. If it is a subview already, the index applies to the subviews without it.
    func insert(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "A view can't be added to itself or to one of its own subviews.")
        if view.storedSuperview === self { return move(view, to: index) }
        if Reading.movedViewsLookRemoved.isOn { view.leaveWindow() }

        view.willMove(toSuperview: self)
        view.notifyWillMove(from: view.storedWindow, to: storedWindow)
        view.storedSuperview?.willRemoveSubview(view)
        // A callback may have moved the view meanwhile.
        if view.storedSuperview === self { return move(view, to: index) }
        let oldWindow = view.storedWindow
        if oldWindow != nil, oldWindow !== storedWindow {
            FirstResponder.resign(within: view)
            view.gestureViewWillLeaveWindow()
        }
        let oldSuperview = view.storedSuperview
        view.layoutWillMove(toSuperview: self)
        view.unlink()

        let position = min(max(0, index), storedSubviews.count)
        linkLayer(of: view, at: position)
        storedSubviews.insert(view, at: position)
        view.storedSuperview = self

        view.layoutDidMove(from: oldSuperview)
        view.adopt(window: storedWindow)
        view.propagateTraits()
        view.updateSafeArea()
        if view.environment.tintColor == nil { view.propagateTintColorChange() }
        view.notifyDidMove(from: oldWindow)
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
        view.checkContainment()
    }

    /// Reports the controllers in this view that are children of another controller than the one they are shown in. Apple's
    /// UIKit raises `UIViewControllerHierarchyInconsistency`, at least for the view that is added itself.
    private func checkContainment() {
        guard storedWindow != nil else { return }
        if let controller = owningController, let parent = controller.storedParent,
            !(parent.storedView.map(isDescendant) ?? false), !isInContainer(of: controller)
        {
            HierarchyInconsistency.report("\(controller) is in a view outside that of its parent, \(parent).")
        }
        for subview in storedSubviews { subview.checkContainment() }
    }

    /// Whether the view is where a presentation puts the view of its presenter, for the time of a transition.
    private func isInContainer(of controller: UIViewController) -> Bool {
        guard let container = controller.presentation?.container else { return false }
        return isDescendant(of: container)
    }

    /// Has the view leave its window, as a removed view does, before it gets another superview.
    private func leaveWindow() {
        guard let window = storedWindow else { return }
        notifyWillMove(from: window, to: nil)
        FirstResponder.resign(within: self)
        gestureViewWillLeaveWindow()
        adopt(window: nil)
        notifyDidMove(from: window)
    }

    func detach() {
        guard let superview = storedSuperview else { return }
        let oldWindow = storedWindow
        willMove(toSuperview: nil)
        notifyWillMove(from: oldWindow, to: nil)
        superview.willRemoveSubview(self)
        // A callback may have moved the view meanwhile.
        guard storedSuperview === superview else { return }
        if oldWindow != nil {
            FirstResponder.resign(within: self)
            gestureViewWillLeaveWindow()
        }
        layoutWillMove(toSuperview: nil)
        unlink()
        layoutDidMove(from: superview)
        adopt(window: nil)
        updateSafeArea()
        notifyDidMove(from: oldWindow)
        didMoveToSuperview()
        superview.setNeedsLayout()
    }

    func reorder(_ view: UIView, toFront: Bool) {
        guard view.storedSuperview === self else { return }
        move(view, to: toFront ? storedSubviews.count - 1 : 0)
    }

    func exchange(_ first: Int, _ second: Int) {
        guard first != second, storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else {
            return
        }
        let (lower, upper) = (min(first, second), max(first, second))
        let (lowerView, upperView) = (storedSubviews[lower], storedSubviews[upper])
        move(upperView, to: lower)
        move(lowerView, to: upper)
    }

    private func move(_ view: UIView, to index: Int) {
        guard let current = storedSubviews.firstIndex(where: { $0 === view }) else { return }
        let target = min(max(0, index), storedSubviews.count - 1)
        guard target != current else { return }
        storedSubviews.remove(at: current)
        view.layer.removeFromSuperlayer()
        linkLayer(of: view, at: target)
        storedSubviews.insert(view, at: target)
    }

    /// Inserts a subview's layer next to that of a neighbor, because the app's own layers may be between them.
    private func linkLayer(of view: UIView, at index: Int) {
        if index < storedSubviews.count {
            layer.insertSublayer(view.layer, below: storedSubviews[index].layer)
        } else if let last = storedSubviews.last {
            layer.insertSublayer(view.layer, above: last.layer)
        } else {
            layer.addSublayer(view.layer)
        }
    }

    private func unlink() {
        guard let superview = storedSuperview else { return }
        // The most recently added view is usually removed first.
        if let index = superview.storedSubviews.lastIndex(where: { $0 === self }) {
            superview.storedSubviews.remove(at: index)
        }
        layer.removeFromSuperlayer()
        storedSuperview = nil
    }

    private func notifyWillMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        guard oldWindow !== newWindow else { return }
        owningController?.viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
        for subview in storedSubviews { subview.notifyWillMove(from: oldWindow, to: newWindow) }
    }

    private func notifyDidMove(from oldWindow: UIWindow?) {
        guard oldWindow !== storedWindow else { return }
        didMoveToWindow()
        owningController?.viewDidMoveToWindow()
        for subview in storedSubviews { subview.notifyDidMove(from: oldWindow) }
    }

    private func adopt(window: UIWindow?) {
        guard storedWindow !== window else { return }
        storedWindow = window
        if window == nil { layer.removeAllAnimations() }
        environment.hasLateTraits = Reading.traitsAreLate.isOn && window != nil
        if environment.hasLateTraits { setNeedsLayout() }
        for subview in storedSubviews { subview.adopt(window: window) }
    }
}

/// A controller whose view is outside the view of its parent.
package enum HierarchyInconsistency {
    /// Called with a description of each inconsistency.
    @MainActor package static var report: (String) -> Void = { _ in }
}
