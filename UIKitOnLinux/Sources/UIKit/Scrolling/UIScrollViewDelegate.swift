/// Methods that respond to scrolling.
///
/// The order during a fling is `scrollViewWillBeginDragging`, `scrollViewDidScroll` at each step,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` at
/// each frame, `scrollViewDidEndDecelerating`. Apple declares the methods as optional; without Objective-C, an
/// extension provides default implementations.
/// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called after each change of the content offset.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called before the finger is lifted with `velocity`, in points per millisecond. The method may change
    /// `targetContentOffset`, the offset at which the content will stop.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when the content has stopped, by itself or because of a touch.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called at the end of an animation to an offset that the app has set.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
