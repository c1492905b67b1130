// A navigation controller on the stack of another one, as a split view that collapses puts it there: the outer one's bar
// shows the items of both and goes back through both.
extension UINavigationController {
    var isNested: Bool { parent is UINavigationController }

    /// The one whose bar stands for this one: itself, or the outermost one that it is nested in.
    var barOwner: UINavigationController { (parent as? UINavigationController)?.barOwner ?? self }

    /// Of all controllers on the stack and on those that are nested in it.
    var barItems: [UINavigationItem] {
        stack.flatMap { ($0 as? UINavigationController)?.barItems ?? [$0.navigationItem] }
    }

    /// The innermost of those that are nested on top.
    var seenNavigationController: UINavigationController {
        (stack.last as? UINavigationController)?.seenNavigationController ?? self
    }

    /// The controller whose content is seen.
    var seenController: UIViewController? { (shown as? UINavigationController)?.seenController ?? shown }

    /// Whether a swipe back is for the one that this one is nested in, because nothing is left to pop here.
    var leavesSwipeToOwner: Bool { isNested && stack.count == 1 }

    /// Pushes what may be a navigation controller.
    func nest(_ controller: UIViewController, animated: Bool) {
        guard !stack.contains(controller) else { return }
        change(to: stack + [controller], animated)
        (controller as? UINavigationController)?.nestingDidChange()
    }

    /// Pops what is seen: what is nested on top, down to its root, then that.
    func popSeenController() {
        guard let nested = stack.last as? UINavigationController, nested.stack.count > 1 else {
            popViewController(animated: true)
            return
        }
        nested.popSeenController()
    }

    /// It has come onto another one's stack, or has left it.
    func nestingDidChange() {
        guard isViewLoaded else { return }
        let change = barOwner.navigationBar.show(barOwner.barItems)
        UIView.performWithoutAnimation(change.animations)
        change.completion()
        layOutBar()
    }
}
