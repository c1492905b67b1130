import UIKit

/// The screen of a poster: the nearest view controller around it when it was last in a window, and that window.
///
/// A screen that is in no window may return, or the app may have dropped it. UIKit doesn't report which, and the screen
/// may not be deallocated, since a post can retain it. So while the poster is in no window and has posts, this object
/// looks whether the screen will return. UIKit may move views and controllers in several turns of one frame, so the screen counts
/// as gone only after it was gone in all looks of two frames.
@MainActor
final class PosterScreen {
    // MARK: - Internal

    /// Returns a view on the screen; nil while there is none, and for a poster whose posts depend on no screen.
    var anchor: @MainActor () -> UIView? = { nil }

    /// Called when the screen will not return.
    var didGo: @MainActor () -> Void = {}

    /// A Boolean value that indicates whether the object looks whether the screen will return.
    var isLooking: Bool { watch != nil }

    /// Remembers the screen if the poster is in a window. Otherwise starts or stops looking.
    func update(hasPosts: Bool) {
        if let current = anchor().flatMap(PostedScreen.init) {
            screen = current
            stopLooking()
        } else if hasPosts, screen != nil {
            if watch == nil { watch = ScreenWatch { [weak self] in self?.look() ?? false } }
        } else {
            stopLooking()
        }
    }

    // MARK: - Private

    /// Nil until the poster has been in a window.
    private var screen: PostedScreen?
    private var watch: ScreenWatch?
    /// The time of the first of the last looks in which the screen was gone.
    private var goneTime: TimeInterval?

    private func stopLooking() {
        watch = nil
        goneTime = nil
    }

    /// Looks whether the screen will return, and reports that it won't.
    ///
    /// - Returns: Whether the screen is gone, so that another look is needed.
    private func look() -> Bool {
        // A custom poster may not report that it is in a window again.
        update(hasPosts: true)
        guard watch != nil, screen?.outlook == .gone else {
            goneTime = nil
            return false
        }
        let now = CACurrentMediaTime()
        let start = goneTime ?? now
        guard now - start > 0.03 else {
            goneTime = start
            return true
        }
        goneTime = nil
        didGo()
        return false
    }
}

/// A screen on which a poster was: the nearest view controller around it, and its window.
@MainActor
private struct PostedScreen {
    enum Outlook {
        /// The screen is visible, or will be visible when the controllers that cover it are dismissed, popped or deselected.
        case returns
        /// A controller between the screen and its window is being presented or dismissed.
        case undecided
        case gone
    }

    /// The limit of controllers between a screen and its window, in case the app has made a cycle of them.
    private static let limit = 100

    private weak var controller: UIViewController?
    private let hasController: Bool
    private weak var window: UIWindow?
    private weak var application: UIApplication?

    /// Finds the screen around a view; nil if the view is in no window of a connected scene.
    init?(around view: UIView) {
        guard let window = view as? UIWindow ?? view.window, let scene = window.windowScene,
            scene.activationState != .unattached
        else { return nil }
        self.window = window
        application = scene.next as? UIApplication
        controller = view.nearestController
        hasController = controller != nil
    }

    /// Whether the screen will return to a window.
    var outlook: Outlook {
        guard hasController else { return windows.contains { $0 === window } ? .returns : .gone }
        var path: [UIViewController] = []
        var next = controller
        while let current = next, path.count < Self.limit {
            let isInTransition = current.isBeingPresented || current.isBeingDismissed
            guard !isInTransition || current.presentingViewController == nil else { return .undecided }
            path.append(current)
            next = current.parent ?? current.presentingViewController ?? current.controllerOfSuperview
        }
        return isKept(path) ? .returns : .gone
    }

    /// The windows of the connected scenes. An extension may have a scene that its application doesn't list.
    private var windows: [UIWindow] {
        let scenes = (application?.connectedScenes ?? []).compactMap { $0 as? UIWindowScene }
        let windows = scenes.flatMap(\.windows) + [window].compactMap { $0 }
        return windows.filter { $0.windowScene.map { $0.activationState != .unattached } ?? false }
    }

    /// Returns whether the last of a controller and its ancestors is the root of a window. Otherwise, a container may have
    /// one of them without being its parent, or one of them may be posted and wait to be shown again. A split view may have
    /// replaced a screen that is still the child of a column.
    private func isKept(_ path: [UIViewController]) -> Bool {
        let roots = windows.compactMap(\.rootViewController)
        let all = roots.flatMap(\.withDescendants)
        guard !all.contains(where: { ($0 as? UISplitViewController)?.hasReplaced(path) == true }) else { return false }
        return roots.contains { $0 === path.last }
            || all.contains { container in path.contains(where: container.has) }
            || path.contains { $0.viewIfLoaded.flatMap(PostManager.waitingPost) != nil }
    }
}

extension UIViewController {
    /// The controller of the superview, for a view that the app has added without `addChild(_:)`.
    fileprivate var controllerOfSuperview: UIViewController? { viewIfLoaded?.superview?.nearestController }

    /// The controller, its children and those that they present, at any depth.
    fileprivate var withDescendants: [UIViewController] {
        [self] + (children + [ownPresentedController].compactMap { $0 }).flatMap(\.withDescendants)
    }

    /// Returns whether the controller is a container of UIKit's that has another one, even if it isn't the parent. A split
    /// view that is collapsed has columns that are in no hierarchy, for example.
    fileprivate func has(_ controller: UIViewController) -> Bool {
        switch self {
        case let tabs as UITabBarController: return tabs.viewControllers?.contains(controller) == true
        case let stack as UINavigationController: return stack.viewControllers.contains(controller)
        case let pages as UIPageViewController: return pages.viewControllers?.contains(controller) == true
        case let split as UISplitViewController:
            return split.viewControllers.contains(controller) || split.columnControllers.contains(controller)
                || split.columnControllers.contains { $0.navigationController === controller }
        default: return false
        }
    }
}

extension UISplitViewController {
    /// Whether the style isn't the classic one. That has the raw value 0, and visionOS deprecates its name.
    private var hasColumns: Bool { style.rawValue != 0 }

    /// The controllers that the app has set for columns, without the navigation controllers that UIKit creates.
    fileprivate var columnControllers: [UIViewController] {
        let columns: [Column] = [.primary, .supplementary, .secondary, .compact]
        return hasColumns ? columns.compactMap { viewController(for: $0) } : []
    }

    /// Returns whether another controller has replaced a controller, or one of its ancestors, in the secondary column. If the
    /// column has a navigation controller, `setViewController(_:for:)` pushes a controller that isn't one, so that the replaced
    /// one stays below it. While the split view is collapsed, its columns are one stack, in which the user goes back to that
    /// one.
    fileprivate func hasReplaced(_ path: [UIViewController]) -> Bool {
        guard hasColumns, !isCollapsed, let current = viewController(for: .secondary),
            let stack = current.navigationController, let index = stack.viewControllers.firstIndex(of: current)
        else { return false }
        return stack.viewControllers[..<index].contains { path.contains($0) }
    }
}
