import Simulator
import Testing
import UIKit

/// Platters as measured on iOS 26.1: 44 points high, 16 from the side, 12 apart, their content inset by 16.
@MainActor
struct NavigationItemTests {
    private let simulator = Simulator()
    private let root = UIViewController()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: root)
        simulator.show(navigation)
    }

    private func controls(in view: UIView) -> [UIView] {
        view is UIControl ? [view] : view.subviews.flatMap { controls(in: $0) }
    }

    private var frames: [CGRect] {
        simulator.advance(by: 0)
        return controls(in: navigation.navigationBar).map { $0.convert($0.bounds, to: nil) }.sorted {
            $0.minX < $1.minX
        }
    }

    @Test func buttonsStandOnPlattersFromTheSidesInwards() {
        root.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add), UIBarButtonItem(title: "Edit", image: nil, primaryAction: nil),
        ]
        let frames = frames
        #expect(frames.count == 2)
        #expect(frames[1] == CGRect(x: 393 - 16 - 44, y: 59, width: 44, height: 44))
        #expect(abs(frames[0].maxX - (frames[1].minX - 12)) < 0.01)
        #expect(frames[0].height == 44)
    }

    @Test func itemHasTheFrameOfItsButtonInItsWindow() throws {
        let items = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit)]
        root.navigationItem.rightBarButtonItem = items[0]
        #expect(items[0].frame(in: root.view) == frames[0])
        #expect(items[1].frame(in: root.view) == nil && items[0].frame(in: UIView()) == nil)
        let bar = navigation.navigationBar
        #expect(bar.frame(in: root.view) == bar.convert(bar.bounds, to: root.view))
        root.navigationItem.rightBarButtonItem = nil
        #expect(frames.isEmpty && items[0].frame(in: root.view) == nil)
    }

    @Test func inRightToLeftTheyChangeSides() {
        simulator.layoutDirection = .rightToLeft
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        #expect(frames == [CGRect(x: 16, y: 59, width: 44, height: 44)])
    }

    @Test func leftItemsReplaceTheBackButtonUnlessTheySupplementIt() {
        let second = UIViewController()
        second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        navigation.pushViewController(second, animated: false)
        #expect(frames.count == 1)
        second.navigationItem.leftItemsSupplementBackButton = true
        #expect(frames.map(\.minX) == [16, 72])
        second.navigationItem.hidesBackButton = true
        #expect(frames.count == 1)
    }

    @Test func aHiddenItemIsLeftOut() {
        let item = UIBarButtonItem(systemItem: .add)
        root.navigationItem.rightBarButtonItem = item
        item.isHidden = true
        #expect(frames.isEmpty)
    }

    @Test func viewsOfTheAppsStandInTheirPlaces() {
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        root.navigationItem.titleView = title
        simulator.advance(by: 0)
        #expect(button.convert(button.bounds, to: nil) == CGRect(x: 393 - 16 - 50, y: 66, width: 50, height: 30))
        #expect(title.convert(title.bounds, to: nil) == CGRect(x: 136.5, y: 71, width: 120, height: 20))
    }

    @Test func anAppearancePaintsTheWholeZone() throws {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigation.navigationBar.standardAppearance = appearance
        root.title = "Root"
        simulator.advance(by: 0)
        let background = try #require(navigation.navigationBar.subviews.first { $0.backgroundColor == .red })
        #expect(background.convert(background.bounds, to: nil) == CGRect(x: 0, y: 0, width: 393, height: 113))
    }

    @Test func aViewCanEndAtTheBar() {
        let second = UIViewController()
        second.edgesForExtendedLayout = []
        navigation.pushViewController(second, animated: false)
        simulator.advance(by: 0)
        #expect(second.view.frame == CGRect(x: 0, y: 113, width: 393, height: 852 - 113 - 34))
        #expect(second.view.safeAreaInsets == .zero)
        navigation.setNavigationBarHidden(true, animated: false)
        simulator.advance(by: 0)
        #expect(second.view.frame.minY == 59)
    }

    @Test func theDelegateProvidesAnAnimator() {
        let animator = SlidingAnimator(isEntrance: true)
        let delegate = AnimatingNavigationDelegate(animator)
        navigation.delegate = delegate
        let second = UIViewController()
        navigation.pushViewController(second, animated: true)
        simulator.advance(by: 0.5)
        #expect(delegate.operation == .push)
        #expect(animator.views.to === second.view)
        #expect(animator.views.from === root.view)
        #expect(abs((second.view.layer.presentation()?.affineTransform().tx ?? 0) - 393 / 2) < 10)
        simulator.advance(by: 1)
        #expect(root.view.window == nil)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func thosePreferringCrossFadesSeeNothingSlide() {
        AssistiveTechnology.shared.settings.isReduceMotionEnabled = true
        AssistiveTechnology.shared.settings.prefersCrossFadeTransitions = true
        let second = UIViewController()
        navigation.pushViewController(second, animated: true)
        simulator.advance(by: 0)
        simulator.advance(by: 0.05)
        let seen = second.view.layer.presentation()
        #expect(seen?.affineTransform() == .identity)
        #expect((seen?.opacity ?? 1) < 1)
        simulator.advance(by: 2)
        #expect(second.view.alpha == 1)
    }
}

private final class AnimatingNavigationDelegate: NSObject, UINavigationControllerDelegate {
    private let animator: any UIViewControllerAnimatedTransitioning
    private(set) var operation: UINavigationController.Operation?

    init(_ animator: any UIViewControllerAnimatedTransitioning) {
        self.animator = animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self.operation = operation
        return animator
    }
}
