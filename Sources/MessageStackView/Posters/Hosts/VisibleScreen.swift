import UIKit

/// The screen that is visible at the center of an edge.
///
/// It is found in the view hierarchy, whatever containers and presentations there are: the frontmost view at the edge
/// that belongs to a view controller, and the child that fills most of it. A bar belongs to none, and an alert doesn't
/// reach the edges, so the screen behind them is found.
@MainActor
package struct VisibleScreen {
    /// The controller of the screen; nil if there is none.
    package let controller: UIViewController?

    /// The points from the edge to the inner end of the screen's bars; zero without bars.
    let barHeight: CGFloat

    /// Whether the screen has a bar at its upper and at its lower edge.
    let bars: (top: Bool, bottom: Bool)

    /// Finds the screen at an edge of a window.
    package init(in window: UIWindow, at layout: PostEdge = .bottom) {
        let bounds = window.bounds
        // Below the gap above a sheet, which shows the screen behind.
        let y = layout == .bottom ? bounds.maxY - 1 : bounds.minY + (bounds.height / 8).rounded()
        let found = Self.controller(in: window, at: CGPoint(x: bounds.midX, y: y))
        self.init(found?.screenInFront, in: window, at: layout)
    }

    /// Finds the screen of a controller and its children.
    init(of controller: UIViewController, at layout: PostEdge) {
        self.init(controller.screenInFront, in: controller.viewIfLoaded?.window, at: layout)
    }

    private init(_ controller: UIViewController?, in window: UIWindow?, at layout: PostEdge) {
        self.controller = controller
        guard let window, let view = controller?.viewIfLoaded else {
            barHeight = 0
            bars = (false, false)
            return
        }
        let bounds = window.bounds
        let safeArea = view.convert(view.safeAreaLayoutGuide.layoutFrame, to: window)
        let isBar = { (height: CGFloat, inset: CGFloat) in height > inset + 1 && height < bounds.height / 2 }
        let (above, below) = (safeArea.minY - bounds.minY, bounds.maxY - safeArea.maxY)
        bars = (isBar(above, window.safeAreaInsets.top), isBar(below, window.safeAreaInsets.bottom))
        barHeight = layout == .bottom ? (bars.bottom ? below : 0) : (bars.top ? above : 0)
    }

    private static func controller(in view: UIView, at point: CGPoint) -> UIViewController? {
        guard !view.isHidden, view.alpha > 0.01, view.bounds.contains(point) else { return nil }
        let controller = view.next as? UIViewController
        // The content of a screen takes long to search, and is searched in each frame while a finger scrolls it.
        if let controller, controller.children.isEmpty { return controller }
        for subview in view.subviews.reversed()
        where !(subview is PostView) && !(subview is MessageStackView) && !(subview is BarArea) {
            if let found = self.controller(in: subview, at: view.convert(point, to: subview)) { return found }
        }
        return controller
    }
}

extension UIViewController {
    /// The innermost descendant that fills most of its parent; the controller itself if there is none.
    fileprivate var screenInFront: UIViewController {
        var controller = self
        while let child = controller.children.last(where: controller.isFilled) { controller = child }
        return controller
    }

    /// Returns whether a child has at least half the width and height of its parent, and contains the center. A sidebar
    /// or a leaving child doesn't.
    private func isFilled(by child: UIViewController) -> Bool {
        guard !(child is PostController), let view = viewIfLoaded, let childView = child.viewIfLoaded,
            childView.window != nil, childView.isDescendant(of: view), !childView.isHidden, childView.alpha > 0.01
        else { return false }
        let bounds = view.bounds
        let frame = childView.convert(childView.bounds, to: view)
        return frame.width >= bounds.width / 2 && frame.height >= bounds.height / 2
            && frame.contains(CGPoint(x: bounds.midX, y: bounds.midY))
    }
}
