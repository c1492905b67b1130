import Testing
import UIKit

@testable import MessageStackView

/// Assumptions about presentations, containers and the traits of controllers.
extension HostedTests {
    @MainActor
    struct ControllerAssumptionTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        /// Waits until a controller has appeared, if it hasn't yet.
        private func appearance(of controller: AppearingController) async {
            await stage.wait { controller.calls.contains("didAppear") }
            await stage.rest()
        }

        // MARK: Presentations

        @Test func u2PresenterIsSetDuringTransitions() async {
            let (presented, transition) = (AppearingController(), FadingTransition())
            presented.modalPresentationStyle = .custom
            presented.transitioningDelegate = transition
            stage.controller.present(presented, animated: true)
            await appearance(of: presented)
            #expect(transition.starts == 1 && transition.presenters == [stage.controller])
            #expect(presented.presentingViewController === stage.controller)
            presented.dismiss(animated: true)
            await stage.wait { transition.starts == 2 }
            #expect(transition.presenters == [stage.controller, stage.controller])
            await stage.wait { presented.calls.contains("didDisappear") }
            await stage.rest()
            #expect(presented.presentingViewController == nil)
        }

        @Test func u155CanceledDismissalIsADismissalUntilItEnds() async {
            let (presented, transition) = (AppearingController(), FadingTransition())
            presented.modalPresentationStyle = .custom
            presented.transitioningDelegate = transition
            stage.controller.present(presented, animated: true)
            await appearance(of: presented)
            #expect(!presented.isBeingPresented && !presented.isBeingDismissed)
            let drag = UIPercentDrivenInteractiveTransition()
            transition.drag = drag
            presented.dismiss(animated: true)
            await stage.nextFrame()
            drag.update(0.3)
            await stage.nextFrame()
            #expect(presented.isBeingDismissed)
            drag.cancel()
            await stage.wait { !presented.isBeingDismissed }
            await stage.rest()
            #expect(presented.presentingViewController === stage.controller && presented.view.window === stage.window)
            #expect(presented.presentationController?.containerView?.bounds == stage.window.bounds)
        }

        /// Shows two screens on the stack of the second of two tabs, the upper one, and returns the tabs and the screens.
        private func showStack() async -> (tabs: UITabBarController, stack: UINavigationController, UIViewController) {
            let (root, top) = (UIViewController(), UIViewController())
            let stack = UINavigationController(rootViewController: root)
            stack.pushViewController(top, animated: false)
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), stack]
            tabs.selectedIndex = 1
            stage.window.rootViewController = tabs
            await stage.rest()
            return (tabs, stack, top)
        }

        @Test func u131RemovedControllersHaveNoParent() async {
            let (tabs, stack, top) = await showStack()
            let hidden = UIViewController()
            stack.viewControllers.insert(hidden, at: 1)
            await stage.rest()
            #expect(hidden.parent === stack)
            stack.viewControllers.remove(at: 1)
            await stage.rest()
            #expect(hidden.parent == nil)
            stack.popViewController(animated: true)
            await stage.wait { top.parent == nil }
            #expect(!top.isBeingDismissed)
            let presented = (0..<2).map { _ in UIViewController() }
            for (presenter, controller) in zip([tabs, presented[0]], presented) {
                controller.modalPresentationStyle = .fullScreen
                presenter.present(controller, animated: false)
                await stage.rest()
            }
            #expect(presented[0].presentingViewController === tabs && !presented[1].isBeingPresented)
            tabs.dismiss(animated: true)
            await stage.wait { presented[1].presentingViewController == nil }
            await stage.rest()
            #expect(presented[0].presentingViewController == nil && !presented[0].isBeingDismissed)
            tabs.selectedIndex = 0
            await stage.rest()
            tabs.viewControllers?.removeLast()
            await stage.rest()
            #expect(stack.parent == nil)
        }

        @Test func u131HiddenControllersHaveAParent() async {
            let (tabs, stack, top) = await showStack()
            stack.pushViewController(UIViewController(), animated: false)
            await stage.rest()
            #expect(top.viewIfLoaded?.window == nil && top.parent === stack)
            tabs.selectedIndex = 0
            await stage.rest()
            #expect(stack.parent === tabs || tabs.viewControllers?.contains(stack) == true)
            #expect(stage.window.rootViewController === tabs)
        }

        @Test func u64PresentationRetainsItsController() async {
            weak var delegate: FadingTransition?
            weak var presentation: UIPresentationController?
            let presented = AppearingController()
            do {
                let transition = FadingTransition()
                presented.modalPresentationStyle = .custom
                presented.transitioningDelegate = transition
                stage.controller.present(presented, animated: true)
                (delegate, presentation) = (transition, transition.presentation)
            }
            await appearance(of: presented)
            #expect(presentation != nil && delegate != nil)
            presented.dismiss(animated: true)
            await stage.wait { presentation == nil && delegate == nil }
        }

        @Test func u13BringingToFrontKeepsPresentation() async {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            stage.window.addSubview(view)
            let presented = AppearingController()
            var completions = 0
            stage.controller.present(presented, animated: true) { completions += 1 }
            let seen = await stage.watch(frames: 10) {
                stage.window.sendSubviewToBack(view)
                stage.window.bringSubviewToFront(view)
                return presented.view.window === stage.window
            }
            await appearance(of: presented)
            #expect(seen.last == true && completions == 1)
            #expect(presented.calls == ["willAppear", "didAppear"] && stage.window.subviews.last === view)
            view.removeFromSuperview()
            stage.controller.dismiss(animated: false)
            await stage.rest()
        }

        @Test func u20PresentationHasCoordinator() async {
            let presented = AppearingController()
            stage.controller.present(presented, animated: true)
            #expect(presented.transitionCoordinator != nil && stage.controller.transitionCoordinator != nil)
            await coordinatorEndsWithAppearance(of: presented)
            presented.dismiss(animated: true)
            #expect(presented.transitionCoordinator != nil && stage.controller.transitionCoordinator != nil)
            await stage.wait { presented.calls.contains("didDisappear") }
            await stage.rest()
            #expect(stage.controller.transitionCoordinator == nil)
        }

        @Test func u20PushHasCoordinator() async {
            let (root, pushed) = (UIViewController(), AppearingController())
            let navigation = UINavigationController(rootViewController: root)
            stage.window.rootViewController = navigation
            await stage.rest()
            navigation.pushViewController(pushed, animated: true)
            #expect(navigation.transitionCoordinator != nil && pushed.transitionCoordinator != nil)
            #expect(root.transitionCoordinator != nil)
            await coordinatorEndsWithAppearance(of: pushed)
            #expect(navigation.transitionCoordinator == nil)
        }

        private func coordinatorEndsWithAppearance(of controller: AppearingController) async {
            var hasCoordinator: [Bool] = []
            await stage.wait {
                let hasAppeared = controller.calls.contains("didAppear")
                if !hasAppeared { hasCoordinator.append(controller.transitionCoordinator != nil) }
                return hasAppeared
            }
            #expect(hasCoordinator.count > 3 && !hasCoordinator.contains(false))
            await stage.rest()
            #expect(controller.transitionCoordinator == nil)
        }

        // MARK: Containers

        @Test func u24ControllerFollowsItsView() async {
            let screens = (0..<7).map { _ in UIViewController() }
            let child = UIViewController()
            screens[0].addChild(child)
            screens[0].view.addSubview(child.view)
            child.didMove(toParent: screens[0])
            let navigation = UINavigationController(rootViewController: screens[0])
            navigation.pushViewController(screens[1], animated: false)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, screens[2]]
            stage.window.rootViewController = tabs
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([screens[3]], direction: .forward, animated: false)
            var presenter: UIViewController = tabs
            let presented = [
                (screens[4], UIModalPresentationStyle.fullScreen), (pages, .pageSheet), (screens[5], .formSheet),
            ]
            for (controller, style) in presented {
                controller.modalPresentationStyle = style
                presenter.present(controller, animated: false)
                await stage.rest()
                presenter = controller
            }
            for controller in [screens[0], screens[1], screens[2], screens[3], screens[4], screens[5], child, pages] {
                let leaf = UIView()
                controller.view.addSubview(leaf)
                let found = sequence(first: leaf as UIResponder, next: \.next).first { $0 is UIViewController }
                #expect(found === controller && controller.view.next === controller)
            }
            tabs.dismiss(animated: false)
            await stage.rest()
        }

        @Test func u63SafeAreaEndsAtBar() async {
            let (root, pushed) = (UIViewController(), AppearingController())
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            (root.title, pushed.title) = ("Root", "Pushed")
            pushed.navigationItem.largeTitleDisplayMode = .never
            stage.window.rootViewController = navigation
            await stage.rest()
            navigation.pushViewController(pushed, animated: true)
            let bar = navigation.navigationBar
            var distances: [CGFloat] = []
            await stage.wait {
                let end = bar.convert(bar.bounds, to: navigation.view).maxY
                if pushed.view.window != nil { distances.append(pushed.view.safeAreaInsets.top - end) }
                return pushed.calls.contains("didAppear")
            }
            // From iOS 26 on, there are 10 points below a bar.
            #expect(distances.count > 3 && distances.allSatisfy { $0 > -1 && $0 < 11 }, "\(distances)")
        }

        @Test func u147SafeAreaEndsAtLargeTitleAndTabBar() async {
            let screen = UIViewController()
            let navigation = UINavigationController(rootViewController: screen)
            navigation.navigationBar.prefersLargeTitles = true
            screen.title = "Title"
            screen.tabBarItem = UITabBarItem(title: "Tab", image: nil, selectedImage: nil)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            stage.window.rootViewController = tabs
            await stage.rest()
            let (bar, tabBar) = (navigation.navigationBar, tabs.tabBar)
            let safe = screen.view.convert(screen.view.bounds.inset(by: screen.view.safeAreaInsets), to: nil)
            // From iOS 26 on, there are 10 points between a bar and the safe area.
            let above = safe.minY - bar.convert(bar.bounds, to: nil).maxY
            let below = tabBar.convert(tabBar.bounds, to: nil).minY - safe.maxY
            #expect(above > -1 && above < 11 && below > -1 && below < 11, "\(above), \(below)")
        }

        // MARK: Traits

        @available(iOS 17, *)
        @Test func u4TraitOverrideAppliesAtOnce() {
            stage.controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            let (child, grandchild) = (UIView(), UIView())
            child.addSubview(grandchild)
            stage.view.addSubview(child)
            #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
            #expect(grandchild.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        }

        @available(iOS 17, *)
        @Test func u145HandlerRunsForTraitsOfTheFirstWindow() async {
            stage.window.overrideUserInterfaceStyle = .dark
            let view = UIView()
            let isPredicted = view.traitCollection.userInterfaceStyle == .dark
            var styles: [UIUserInterfaceStyle] = []
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
                styles.append(view.traitCollection.userInterfaceStyle)
            }
            stage.view.addSubview(view)
            await stage.nextFrame()
            #expect(styles == (isPredicted ? [] : [.dark]))
        }

        @Test func u30ChildOverrideAppliesToItsViews() async {
            let (child, subview) = (UIViewController(), UIView())
            child.view.addSubview(subview)
            stage.controller.addChild(child)
            if #available(iOS 17.0, *) {
                child.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
                child.traitOverrides.layoutDirection = .rightToLeft
            } else {
                stage.controller.setOverrideTraitCollection(
                    UITraitCollection(traitsFrom: [
                        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
                        UITraitCollection(layoutDirection: .rightToLeft),
                    ]), forChild: child)
            }
            stage.view.addSubview(child.view)
            child.didMove(toParent: stage.controller)
            await stage.nextFrame()
            for traits in [child.traitCollection, child.view.traitCollection, subview.traitCollection] {
                #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
                #expect(traits.layoutDirection == .rightToLeft)
            }
            #expect(subview.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            #expect(stage.view.traitCollection.preferredContentSizeCategory != .accessibilityLarge)
        }
    }
}

/// A custom presentation that fades, and records the presenter at the start of each transition.
private final class FadingTransition: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    private(set) weak var presentation: UIPresentationController?
    private(set) var presenters: [UIViewController?] = []
    private(set) var starts = 0
    /// The interaction that drives dismissals; nil, the default, for none.
    var drag: UIPercentDrivenInteractiveTransition?
    private weak var presented: UIViewController?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = OwningPresentationController(presentedViewController: presented, presenting: presenting)
        controller.owned = self
        presentation = controller
        self.presented = presented
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drag }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        starts += 1
        presenters.append(presented?.presentingViewController)
        let (arriving, leaving) = (context.view(forKey: .to), context.view(forKey: .from))
        if let arriving {
            context.containerView.addSubview(arriving)
            arriving.alpha = 0
        }
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) {
            if let arriving { arriving.alpha = 1 } else { leaving?.alpha = 0 }
        }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator.startAnimation()
    }
}

private final class OwningPresentationController: UIPresentationController {
    var owned: AnyObject?
}
