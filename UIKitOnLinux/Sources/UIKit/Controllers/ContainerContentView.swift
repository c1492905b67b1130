/// The view that contains the children's views of a container controller, and adds the container's bars to their safe
/// area.
final class ContainerContentView: UIView {
    /// The insets of the container's bars from the edges, including the safe area, in points.
    var barInsets = UIEdgeInsets.zero {
        didSet {
            guard barInsets != oldValue else { return }
            for subview in subviews { subview.updateSafeArea() }
        }
    }

    /// The closure that decides whether a gesture recognizer added by the container may begin.
    var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mayBegin(gestureRecognizer)
    }

    package override var safeAreaInsetsForSubviews: UIEdgeInsets {
        let own = safeAreaInsets
        return UIEdgeInsets(
            top: max(own.top, barInsets.top), left: own.left, bottom: max(own.bottom, barInsets.bottom),
            right: own.right)
    }
}
