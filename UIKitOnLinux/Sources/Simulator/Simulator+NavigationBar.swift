import UIKit

extension Simulator {
    /// Minimizes the bar of a navigation controller to a height below the safe area, in points, as iOS 27 does while content
    /// scrolls (`navigationItem.navigationBarMinimization`); `nil` restores it.
    ///
    /// The safe area of the content changes with the bar, which is Apple's default. Apple documents no height, and scrolling
    /// doesn't minimize the bar here. A large title isn't minimized.
    public func minimizeNavigationBar(
        of navigationController: UINavigationController, to height: CGFloat?, animated: Bool = true
    ) {
        realTime?.catchUp()
        let change = {
            navigationController.minimizedBarHeight = height
            navigationController.view.window?.layoutIfNeeded()
        }
        if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
        advance(by: 0)
    }
}
