import UIKit

/// What is seen at an edge of a view, in the middle.
///
/// It is found by looking, through whatever containers and presentations there are: the frontmost view there that is a
/// view controller's, and in that the child that fills most of it. A bar is nobody's, so the screen behind it is found;
/// an alert leaves the edges to the screen behind it too.
@MainActor
struct VisibleScreen {
    /// Nil where there is no view controller.
    let controller: UIViewController?

    /// Points from the edge to where the screen's bars end; zero if the safe area of what was looked into is all that
    /// is there.
    let barHeight: CGFloat

    /// Whether the screen has a bar at its upper edge, and at its lower one.
    let bars: (top: Bool, bottom: Bool)

    /// Looks into a window.
    init(in window: UIWindow, at layout: MessageLayout = .bottom) {
        let bounds = window.bounds
        // A sheet leaves a gap at the top, through which the screen behind it is seen; that isn't the one in use.
        let y = layout == .bottom ? bounds.maxY - 1 : bounds.minY + (bounds.height / 8).rounded()
        let found = Self.controller(in: window, at: CGPoint(x: bounds.midX, y: y))
        self.init(found?.screenInFront, in: window, at: layout)
    }

    /// Looks into a controller.
    init(of controller: UIViewController, at layout: MessageLayout) {
        self.init(controller.screenInFront, in: controller.viewIfLoaded?.window, at: layout)
    }

    private init(_ controller: UIViewController?, in window: UIWindow?, at layout: MessageLayout) {
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
        barHeight =
            switch layout {
            case .top: bars.top ? above : 0
            case .bottom: bars.bottom ? below : 0
            }
    }

    private static func controller(in view: UIView, at point: CGPoint) -> UIViewController? {
        guard !view.isHidden, view.alpha > 0.01, view.bounds.contains(point) else { return nil }
        for subview in view.subviews.reversed() where !(subview is any PosterView) && !(subview is BarArea) {
            if let found = controller(in: subview, at: view.convert(point, to: subview)) { return found }
        }
        return view.next as? UIViewController
    }
}

extension UIViewController {
    /// The innermost child that fills most of it; itself if there is none.
    fileprivate var screenInFront: UIViewController {
        var controller = self
        while let child = controller.children.last(where: controller.isFilled) { controller = child }
        return controller
    }

    /// Whether a child takes at least half the width and half the height, in the middle. A sidebar doesn't, nor what is
    /// on its way out.
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
