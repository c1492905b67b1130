/// The data source that provides the pages.
///
/// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Returns the previous page, or nil if there is none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}
