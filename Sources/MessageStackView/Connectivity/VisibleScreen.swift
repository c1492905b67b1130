import UIKit

/// What is seen at the bottom of a window, in the middle.
///
/// It is found by looking, through whatever containers and presentations there are: the frontmost view there that is a
/// view controller's. A tab bar is nobody's, so the screen behind it is found; an alert leaves the bottom to the screen
/// behind it too.
@MainActor
struct VisibleScreen {
    /// Nil in a window without a view controller.
    let controller: UIViewController?

    /// Points from the window's edge up to where the screen's bars end; zero if the window's own safe area is all that
    /// is there.
    let barHeight: CGFloat

    init(in window: UIWindow) {
        let bounds = window.bounds
        controller = Self.controller(in: window, at: CGPoint(x: bounds.midX, y: bounds.maxY - 1))
        guard let view = controller?.viewIfLoaded else {
            barHeight = 0
            return
        }
        let safeArea = view.convert(view.safeAreaLayoutGuide.layoutFrame, to: window)
        let height = bounds.maxY - safeArea.maxY
        let isBar = height > window.safeAreaInsets.bottom + 1 && height < bounds.height / 2
        barHeight = isBar ? height : 0
    }

    /// The controller, or the nearest container around it, that has a place for the bar.
    var messageable: (any ConnectivityMessageable)? {
        sequence(first: controller, next: { $0?.parent }).lazy
            .prefix { $0 != nil }
            .compactMap { $0 as? any ConnectivityMessageable }
            .first
    }

    private static func controller(in view: UIView, at point: CGPoint) -> UIViewController? {
        guard !view.isHidden, view.alpha > 0.01, view.bounds.contains(point) else { return nil }
        for subview in view.subviews.reversed() where !(subview is any PosterView) {
            if let found = controller(in: subview, at: view.convert(point, to: subview)) { return found }
        }
        return view.next as? UIViewController
    }
}
