import Simulator
import Testing
import UIKit

@MainActor
struct UISplitViewControllerTests {
    private let simulator = Simulator(device: .iPad11)
    private let log = CallLog()
    private let split = UISplitViewController(style: .doubleColumn)
    private let list: LoggingController
    private let detail: LoggingController

    init() {
        list = LoggingController("list", log)
        detail = LoggingController("detail", log)
        simulator.rotate(to: .landscapeLeft, animated: false)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
    }

    // MARK: - Columns

    @Test func columnsStandSideBySideInLandscape() throws {
        simulator.show(split)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(!split.isCollapsed)
        #expect(list.view.convert(list.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 320, height: 834))
        #expect(detail.view.convert(detail.view.bounds, to: nil) == CGRect(x: 320, y: 0, width: 874, height: 834))
        // The status bar, the bar and its padding; nothing at the sides.
        for controller in [list, detail] {
            #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 78, left: 0, bottom: 20, right: 0))
        }
    }

    @Test func controllersGetNavigationControllersAndStayTheColumns() throws {
        simulator.show(split)
        #expect(split.viewController(for: .primary) === list)
        #expect(split.viewController(for: .secondary) === detail)
        #expect(split.viewControllers == [list.navigationController, detail.navigationController])
        #expect(split.children == split.viewControllers || split.children == split.viewControllers.reversed())
        #expect(detail.splitViewController === split)
        #expect(split.viewController(for: .compact) == nil)
    }

    @Test func bothColumnsAppearWithTheSplitView() {
        // Wider than high from the beginning.
        let simulator = Simulator(device: .catalyst)
        _ = log.take()
        simulator.show(split)
        #expect(
            log.take().filter { !$0.contains("oin") } == [
                "detail willAppear", "list willAppear", "detail isAppearing", "list isAppearing", "detail didAppear",
                "list didAppear",
            ])
    }

    @Test func thePrimaryColumnIsCompactAndTheSecondaryRegular() {
        simulator.show(split)
        #expect(list.traitCollection.horizontalSizeClass == .compact)
        #expect(list.traitCollection.verticalSizeClass == .regular)
        #expect(detail.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func fromRightToLeftThePrimaryColumnIsAtTheRight() {
        simulator.layoutDirection = .rightToLeft
        simulator.show(split)
        #expect(list.view.convert(list.view.bounds, to: nil).minX == 874)
        #expect(detail.view.convert(detail.view.bounds, to: nil).minX == 0)
        split.primaryEdge = .trailing
        simulator.advance(by: 0)
        #expect(list.view.convert(list.view.bounds, to: nil).minX == 0)
    }

    @Test func inASecondaryColumnWithAStackAControllerIsPushed() {
        simulator.show(split)
        let stack = detail.navigationController
        let next = UIViewController()
        split.setViewController(next, for: .secondary)
        #expect(stack?.viewControllers == [detail, next])
        #expect(split.viewController(for: .secondary) === next)
    }

    // MARK: - Widths

    struct Width {
        var fraction: CGFloat?
        var points: CGFloat?
        var least: CGFloat?
        var most: CGFloat?
        let expected: CGFloat
    }

    @Test(arguments: [
        Width(expected: 320), Width(fraction: 0.25, expected: 298.5), Width(fraction: 0.5, expected: 320),
        Width(fraction: 0.5, most: 500, expected: 500), Width(fraction: 0.5, most: 700, expected: 597),
        Width(fraction: 0.1, least: 200, expected: 200), Width(points: 280, expected: 280),
        Width(fraction: 0.1, points: 300, expected: 300), Width(points: 400, expected: 320),
        Width(points: .nan, expected: 320),
    ])
    func theWidthFollowsWhatTheAppPrefers(_ width: Width) {
        if let fraction = width.fraction { split.preferredPrimaryColumnWidthFraction = fraction }
        if let points = width.points { split.preferredPrimaryColumnWidth = points }
        if let least = width.least { split.minimumPrimaryColumnWidth = least }
        if let most = width.most { split.maximumPrimaryColumnWidth = most }
        simulator.show(split)
        #expect(abs(split.primaryColumnWidth - width.expected) < 0.5)
        #expect(abs(list.view.bounds.width - width.expected) < 0.5)
        #expect(abs(detail.view.bounds.width - (1194 - width.expected)) < 0.5)
    }

    // MARK: - Display modes

    @Test func inPortraitThePrimaryColumnComesOverTheSecondaryAndGoesWithATapBeside() {
        simulator.rotate(to: .portrait, animated: false)
        let delegate = SplitDelegate(log)
        split.delegate = delegate
        simulator.show(split)
        #expect(split.displayMode == .secondaryOnly)
        #expect(detail.view.bounds.width == 834)
        #expect(list.viewIfLoaded?.window == nil)
        _ = log.take()

        split.show(.primary)
        simulator.advance(by: 1)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(detail.view.bounds.width == 834)
        #expect(list.view.convert(list.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 320, height: 1194))
        #expect(
            log.take().filter { !$0.contains("oin") } == [
                "will change to oneOverSecondary", "will show primary", "list willAppear", "list isAppearing",
                "list didAppear",
            ])

        simulator.tap(at: CGPoint(x: 600, y: 600))
        #expect(split.displayMode == .secondaryOnly)
        #expect(log.take() == ["will change to secondaryOnly", "will hide primary", "list willDisappear"])
        simulator.advance(by: 1)
        #expect(log.take() == ["list didDisappear"])
        #expect(list.viewIfLoaded?.window == nil)
    }

    @Test func hidingHalfwayInTurnsAround() {
        simulator.show(split)
        split.hide(.primary)
        simulator.advance(by: 0.1)
        _ = log.take()
        split.show(.primary)
        simulator.advance(by: 1)
        #expect(log.take() == ["list willAppear", "list isAppearing", "list didAppear"])
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(list.view.convert(list.view.bounds, to: nil).minX == 0)
        #expect(detail.view.bounds.width == 874)
    }

    @Test func thePreferredModeHolds() {
        simulator.rotate(to: .portrait, animated: false)
        split.preferredDisplayMode = .oneBesideSecondary
        simulator.show(split)
        #expect(list.view.bounds.width == 320)
        #expect(detail.view.bounds.width == 514)
        split.preferredDisplayMode = .secondaryOnly
        simulator.advance(by: 0)
        #expect(detail.view.bounds.width == 834)
    }

    @Test func aRotationShowsAndHidesThePrimaryColumn() {
        simulator.show(split)
        simulator.rotate(to: .portrait)
        simulator.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly)
        #expect(detail.view.bounds.size == CGSize(width: 834, height: 1194))
        simulator.rotate(to: .landscapeLeft)
        simulator.advance(by: 1)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(detail.view.bounds.size == CGSize(width: 874, height: 834))
    }

    // MARK: - Showing

    @Test func aDetailTakesTheSecondaryColumn() {
        simulator.show(split)
        let other = UIViewController()
        list.showDetailViewController(other, sender: nil)
        simulator.advance(by: 0)
        #expect(split.viewController(for: .secondary) === other)
        #expect(other.navigationController?.viewControllers == [other])
        #expect(other.view.window != nil)
        #expect(detail.parent === detail.navigationController || detail.view.window == nil)
    }

    @Test func aControllerShownInAColumnIsPushedThere() {
        simulator.show(split)
        let other = UIViewController()
        list.show(other, sender: nil)
        #expect(list.navigationController?.viewControllers == [list, other])
    }

    @Test func withoutAContainerWhatIsShownIsPresented() {
        let alone = UIViewController()
        simulator.show(alone)
        let other = UIViewController()
        alone.showDetailViewController(other, sender: nil)
        #expect(alone.presentedViewController === other)
    }
}
