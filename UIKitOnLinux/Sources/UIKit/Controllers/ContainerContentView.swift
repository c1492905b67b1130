/// Holds the views of a container's children and adds what its bars cover to their safe area.
final class ContainerContentView: UIView {
    /// How far bars reach in from the edges, the safe area included, in points.
    var barInsets = UIEdgeInsets.zero {
        didSet {
            guard barInsets != oldValue else { return }
            for subview in subviews { subview.updateSafeArea() }
        }
    }

    /// Asked of the gestures that the container itself has put on this view.
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
