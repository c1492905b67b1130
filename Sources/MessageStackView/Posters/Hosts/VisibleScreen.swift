package import UIKit

/// The screen that is visible at an edge: where a post is, or in its center.
///
/// It is found in the view hierarchy, whatever containers and presentations there are: the frontmost view at the edge
/// that belongs to a view controller, and the child that fills most of it. A bar belongs to none, and an alert doesn't
/// reach the edges, so the screen behind them is found.
@MainActor
package struct VisibleScreen {
    /// The controller of the screen; nil if there is none.
    package let controller: UIViewController?

    private let window: UIWindow?
    private let edge: PostEdge

    /// Finds the screen at an edge of a window.
    ///
    /// - Parameter x: The x coordinate at which the screen is searched, in the window; nil, the default, for the middle of the safe
    ///   area.
    package init(in window: UIWindow, at edge: PostEdge = .bottom, x: CGFloat? = nil) {
        let bounds = window.bounds
        let x = x ?? bounds.inset(by: window.safeAreaInsets).midX
        // Below the gap above a sheet, which shows the screen behind.
        let y = edge == .bottom ? bounds.maxY - 1 : bounds.minY + (bounds.height / 8).rounded()
        controller = Self.controller(in: window, at: CGPoint(x: x, y: y))?.screenInFront
        self.window = window
        self.edge = edge
    }

    /// Finds the screen of a controller and its children.
    init(of controller: UIViewController, at edge: PostEdge) {
        self.controller = controller.screenInFront
        window = self.controller?.viewIfLoaded?.window
        self.edge = edge
    }

    /// The points from the edge to the inner end of the screen's bars; zero without bars.
    var barHeight: CGFloat {
        let isBottom = edge == .bottom
        guard let insets, isBottom ? bars.bottom : bars.top else { return 0 }
        return isBottom ? insets.bottom : insets.top
    }

    /// Whether the screen has a bar at its upper and at its lower edge.
    var bars: (top: Bool, bottom: Bool) {
        guard let window, let insets else { return (false, false) }
        let isBar = { (height: CGFloat, inset: CGFloat) in height > inset + 1 && height < window.bounds.height / 2 }
        return (isBar(insets.top, window.safeAreaInsets.top), isBar(insets.bottom, window.safeAreaInsets.bottom))
    }

    /// The points between the edges of the window and the safe area of the screen; nil without a screen in a window.
    private var insets: UIEdgeInsets? {
        guard let window, let view = controller?.viewIfLoaded else { return nil }
        let safeArea = view.convert(view.safeAreaLayoutGuide.layoutFrame, to: window)
        let (bounds, room) = (window.bounds, SafeAreaShare.insets(of: view))
        return UIEdgeInsets(
            top: safeArea.minY - bounds.minY - room.top, left: 0, bottom: bounds.maxY - safeArea.maxY - room.bottom,
            right: 0)
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
