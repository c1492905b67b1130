import Simulator
import Testing
import UIKit

@MainActor
struct SplitCollapsingTests {
    private let log = CallLog()
    private let split = UISplitViewController(style: .doubleColumn)
    private let list: LoggingController
    private let detail: LoggingController
    private let delegate: SplitDelegate

    init() {
        list = LoggingController("list", log)
        detail = LoggingController("detail", log)
        delegate = SplitDelegate(log)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.delegate = delegate
    }

    private var stack: UINavigationController? { list.navigationController }
    private var detailStack: UIViewController? { detail.navigationController }

    // MARK: - On a phone

    @Test func onAPhoneTheSecondaryColumnIsOnTopOfThePrimary() throws {
        let simulator = Simulator()
        simulator.show(split)
        #expect(split.isCollapsed)
        #expect(split.viewControllers == [stack])
        #expect(stack?.viewControllers == [list, detailStack].compactMap { $0 })
        #expect(detail.view.window != nil)
        #expect(list.viewIfLoaded?.window == nil)
        #expect(detail.view.bounds.size == CGSize(width: 393, height: 852))
        // One bar, not two.
        #expect(abs(detail.view.safeAreaInsets.top - (59 + 54)) < 0.01)
        #expect(stack?.navigationBar.topItem === detail.navigationItem)
        #expect(detail.navigationController?.navigationBar.isHidden == true)
        #expect(split.primaryColumnWidth == 393)
    }

    @Test func hiddenColumnMayHaveNoParent() {
        let simulator = Simulator(device: .iPad11)
        simulator.readings = [.hiddenControllersHaveNoParent]
        delegate.top = .primary
        simulator.show(split)
        #expect(detailStack?.parent === split)
        let scene = simulator.scenes[0]
        simulator.resize(scene, to: CGSize(width: 400, height: 700), animated: false)
        #expect(split.isCollapsed && stack?.parent === split && detailStack?.parent == nil)
        simulator.resize(scene, to: nil, animated: false)
        #expect(!split.isCollapsed && detailStack?.parent === split && detail.view.window != nil)
    }

    @Test func theDelegateMayHaveThePrimaryColumnOnTop() {
        let simulator = Simulator()
        delegate.top = .primary
        _ = log.take()
        simulator.show(split)
        #expect(stack?.viewControllers == [list])
        #expect(
            log.take().filter { !$0.contains("oin") } == [
                "top for secondary", "list willAppear", "did collapse", "list isAppearing", "list didAppear",
            ])
        #expect(!detail.isViewLoaded)
    }

    @Test func theBackButtonGoesBackThroughBothStacks() {
        let simulator = Simulator()
        simulator.show(split)
        let more = LoggingController("more", log)
        detail.show(more, sender: nil)
        simulator.advance(by: 1)
        #expect(stack?.navigationBar.topItem === more.navigationItem)
        #expect(stack?.navigationBar.items == [list, detail, more].map(\.navigationItem))

        simulator.tap(at: CGPoint(x: 38, y: 59 + 22))
        simulator.advance(by: 1)
        #expect(detail.navigationController?.viewControllers == [detail])
        #expect(stack?.viewControllers == [list, detailStack].compactMap { $0 })
        #expect(stack?.navigationBar.topItem === detail.navigationItem)

        simulator.tap(at: CGPoint(x: 38, y: 59 + 22))
        simulator.advance(by: 1)
        #expect(stack?.viewControllers == [list])
        #expect(list.view.window != nil)
        #expect(stack?.navigationBar.topItem === list.navigationItem)
    }

    @Test func aSwipeGoesBackThroughBothStacks() {
        let simulator = Simulator()
        simulator.show(split)
        detail.navigationController?.pushViewController(UIViewController(), animated: false)
        simulator.advance(by: 0)
        for expected in [[list, detailStack], [list]] {
            simulator.pan(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400))
            simulator.advance(by: 1)
            #expect(stack?.viewControllers == expected.compactMap { $0 })
        }
    }

    @Test func columnsAreShownAndHiddenByPushAndPop() {
        let simulator = Simulator()
        delegate.top = .primary
        simulator.show(split)
        _ = log.take()
        split.show(.secondary)
        simulator.advance(by: 1)
        #expect(
            log.take().filter { !$0.contains("oin") } == [
                "list willDisappear", "detail willAppear", "detail isAppearing", "list didDisappear",
                "detail didAppear",
            ])
        split.hide(.secondary)
        simulator.advance(by: 1)
        #expect(stack?.viewControllers == [list])
        #expect(
            log.take() == [
                "detail willDisappear", "list willAppear", "list isAppearing", "detail didDisappear", "list didAppear",
            ])
        split.show(.secondary)
        split.show(.primary)
        simulator.advance(by: 1)
        #expect(list.view.window != nil)
        #expect(detail.view.window == nil)
    }

    @Test func aCompactColumnTakesThePlaceOfAll() {
        let simulator = Simulator()
        let tabs = UITabBarController()
        split.setViewController(tabs, for: .compact)
        _ = log.take()
        simulator.show(split)
        #expect(log.take() == ["top for compact", "did collapse"])
        #expect(split.viewControllers == [tabs])
        #expect(tabs.view.window != nil)
        #expect(!list.isViewLoaded)
    }

    @Test func aDetailIsPushedWhileTheSplitViewIsCollapsed() {
        let simulator = Simulator()
        delegate.top = .primary
        simulator.show(split)
        let other = UIViewController()
        list.showDetailViewController(other, sender: nil)
        simulator.advance(by: 1)
        #expect(stack?.viewControllers == [list, other.navigationController].compactMap { $0 })
        #expect(split.viewController(for: .secondary) === other)
        #expect(other.view.window != nil)
    }

    // MARK: - On a tablet

    @Test func aNarrowWindowCollapsesAndAWideOneExpands() throws {
        let simulator = Simulator(device: .iPad11)
        simulator.rotate(to: .landscapeLeft, animated: false)
        let scene = try #require(simulator.show(split).windowScene)
        _ = log.take()

        simulator.resize(scene, to: CGSize(width: 375, height: 800))
        simulator.advance(by: 1)
        #expect(split.isCollapsed)
        #expect(stack?.viewControllers == [list, detailStack].compactMap { $0 })
        #expect(detail.traitCollection.horizontalSizeClass == .compact)
        #expect(detail.view.bounds.size == CGSize(width: 375, height: 800))
        #expect(
            log.take().filter { !$0.contains("oin") && !$0.contains("eave") } == [
                "top for secondary", "list willDisappear", "list didDisappear", "detail willDisappear",
                "detail didDisappear", "detail willAppear", "detail isAppearing", "did collapse", "detail didAppear",
            ])

        simulator.resize(scene, to: nil)
        simulator.advance(by: 1)
        #expect(!split.isCollapsed)
        #expect(split.viewControllers == [stack, detail.navigationController])
        #expect(stack?.viewControllers == [list])
        #expect(stack?.navigationBar.topItem === list.navigationItem)
        #expect(detail.navigationController?.navigationBar.topItem === detail.navigationItem)
        #expect(detail.navigationController?.navigationBar.isHidden == false)
        #expect(list.traitCollection.horizontalSizeClass == .compact)
        #expect(detail.traitCollection.horizontalSizeClass == .regular)
        #expect(list.view.convert(list.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 320, height: 834))
        #expect(detail.view.convert(detail.view.bounds, to: nil) == CGRect(x: 320, y: 0, width: 874, height: 834))
        #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 78, left: 0, bottom: 20, right: 0))
    }

    @Test func theDelegateChoosesWhatIsSeenAfterExpanding() throws {
        let simulator = Simulator(device: .iPad11)
        simulator.rotate(to: .landscapeLeft, animated: false)
        let scene = try #require(simulator.show(split).windowScene)
        simulator.resize(scene, to: CGSize(width: 375, height: 800), animated: false)
        delegate.expandedMode = .oneBesideSecondary
        simulator.rotate(to: .portrait, animated: false)
        _ = log.take()
        simulator.resize(scene, to: nil, animated: false)
        simulator.advance(by: 0)
        #expect(log.take().contains { $0.hasPrefix("mode for") })
        #expect(split.displayMode == .oneBesideSecondary)
    }

    // MARK: - Without a column style

    @Test func aSplitViewOfOldPushesItsDetailAndGivesItBack() throws {
        let simulator = Simulator(device: .iPad11)
        simulator.rotate(to: .landscapeLeft, animated: false)
        let split = UISplitViewController()
        let (first, second) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: first)
        split.viewControllers = [stack, second]
        let scene = try #require(simulator.show(split).windowScene)
        #expect(split.viewControllers == [stack, second])
        #expect(second.view.bounds.width == 874)
        simulator.resize(scene, to: CGSize(width: 375, height: 800), animated: false)
        simulator.advance(by: 0)
        #expect(split.isCollapsed)
        #expect(stack.viewControllers == [first, second])
        simulator.resize(scene, to: nil, animated: false)
        simulator.advance(by: 0)
        #expect(split.viewControllers == [stack, second])
        #expect(stack.viewControllers == [first])
        #expect(second.view.window != nil)
    }
}
