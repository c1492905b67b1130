/// Hears how a scroll view is scrolled.
///
/// In the order of a fling: `scrollViewWillBeginDragging`, `scrollViewDidScroll` at each step,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` at
/// each frame, `scrollViewDidEndDecelerating`. Apple declares the methods as optional; without Objective-C an extension
/// answers for those that are left out.
/// https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content offset has changed, whoever changed it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger is about to let go at `velocity`, in points per millisecond; the offset where the content will come to
    /// rest may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content has come to rest, or a finger has caught it.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animated change of the offset by the app is over.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Whether a tap on the status bar may scroll to the top; true if it isn't implemented.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// A tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

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
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
