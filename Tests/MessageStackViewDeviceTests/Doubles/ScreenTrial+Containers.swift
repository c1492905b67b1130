import Simulator
import Testing
import UIKit

@testable import MessageStackView

// Screens in containers.
extension ScreenTrial {
    /// Shows a screen with posts on the stack of a navigation controller, and returns that.
    func pushScreen(_ kind: Kind) throws -> UINavigationController {
        let stack = UINavigationController(rootViewController: UIViewController())
        try show(stack)
        stack.pushViewController(makeScreen(kind), animated: false)
        simulator.advance(by: 1)
        try post()
        simulator.advance(by: 1.5)
        expectPosts(inWindow: true)
        return stack
    }

    /// Presents a screen with posts, and returns its presenter.
    func presentScreen(_ kind: Kind, _ style: UIModalPresentationStyle) throws -> UIViewController {
        let presenter = UIViewController()
        try show(presenter)
        presenter.present(makeScreen(kind), in: style)
        simulator.advance(by: 1)
        try post()
        simulator.advance(by: 1.5)
        return presenter
    }

    /// Shows a screen with posts as the second of two tabs, and returns their controller.
    func selectScreen(_ kind: Kind) throws -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), makeScreen(kind)]
        tabs.selectedIndex = 1
        try show(tabs)
        try post()
        simulator.advance(by: 1.5)
        return tabs
    }

    /// Shows a screen with posts in a column of a split view, and returns that.
    func showScreen(_ kind: Kind, in column: UISplitViewController.Column) throws -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(UIViewController(), for: column == .primary ? .secondary : .primary)
        split.setViewController(makeScreen(kind), for: column)
        try show(split)
        try post()
        simulator.advance(by: 1.5)
        expectPosts(inWindow: true)
        return split
    }

    /// Shows a screen with posts as a page, and returns its container.
    func showPage(_ kind: Kind) throws -> UIPageViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([makeScreen(kind)], direction: .forward, animated: false)
        try show(pages)
        try post()
        simulator.advance(by: 1.5)
        expectPosts(inWindow: true)
        return pages
    }

    /// Adds a controller and its view to a container, or only the view.
    func add(_ child: UIViewController, to container: RetainingContainer, asChild: Bool) {
        container.content = child
        if asChild { container.addChild(child) }
        child.view.frame = container.view.bounds
        container.view.addSubview(child.view)
        if asChild { child.didMove(toParent: container) }
    }
}

extension UIViewController {
    func present(_ controller: UIViewController, in style: UIModalPresentationStyle) {
        controller.modalPresentationStyle = style
        present(controller, animated: true)
    }
}

/// A container that retains its content.
final class RetainingContainer: UIViewController {
    var content: UIViewController?
}
