/// Knows which page comes next.
///
/// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Nil if there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}
