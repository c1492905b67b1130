// A navigation controller on the stack of another one, as in a collapsed split view. The outer bar shows the items of
// both, and its back button pops from both.
extension UINavigationController {
    var isNested: Bool { parent is UINavigationController }

    /// The navigation controller that shows the bar: itself, or the outermost one if nested.
    var barOwner: UINavigationController { (parent as? UINavigationController)?.barOwner ?? self }

    /// The items of all controllers on the stack and on nested stacks.
    var barItems: [UINavigationItem] {
        stack.flatMap { ($0 as? UINavigationController)?.barItems ?? [$0.navigationItem] }
    }

    /// The innermost of the navigation controllers nested at the top.
    var seenNavigationController: UINavigationController {
        (stack.last as? UINavigationController)?.seenNavigationController ?? self
    }

    /// The controller whose content is visible.
    var seenController: UIViewController? { (shown as? UINavigationController)?.seenController ?? shown }

    /// Whether a swipe back belongs to the outer navigation controller, because nothing is left to pop here.
    var leavesSwipeToOwner: Bool { isNested && stack.count == 1 }

    /// Pushes a controller that may be a navigation controller.
    func nest(_ controller: UIViewController, animated: Bool) {
        guard !stack.contains(controller) else { return }
        change(to: stack + [controller], animated)
        (controller as? UINavigationController)?.nestingDidChange()
    }

    /// Pops the visible controller: from a nested stack down to its root, then the nested one itself.
    func popSeenController() {
        guard let nested = stack.last as? UINavigationController, nested.stack.count > 1 else {
            popViewController(animated: true)
            return
        }
        nested.popSeenController()
    }

    /// Called after the controller has been added to another one's stack or removed from it.
    func nestingDidChange() {
        guard isViewLoaded else { return }
        let change = barOwner.navigationBar.show(barOwner.barItems)
        UIView.performWithoutAnimation(change.animations)
        change.completion()
        layOutBar()
    }
}
