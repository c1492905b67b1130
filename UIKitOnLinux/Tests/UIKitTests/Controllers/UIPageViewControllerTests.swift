import Simulator
import Testing
import UIKit

@MainActor
struct UIPageViewControllerTests {
    private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var pages: [UIViewController] = []
        let log: CallLog

        init(_ log: CallLog) {
            self.log = log
        }

        private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
            guard let index = pages.firstIndex(of: controller), pages.indices.contains(index + step) else { return nil }
            return pages[index + step]
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(beside: viewController, -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(beside: viewController, 1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { log.add("will \(pendingViewControllers.first?.title ?? "")") }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log.add("did leave \(previousViewControllers.first?.title ?? "") \(completed)") }
    }

    private let simulator = Simulator()
    private let log = CallLog()
    private let one: LoggingController
    private let two: LoggingController
    private let pages: Pages
    private let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

    init() {
        one = LoggingController("one", log)
        two = LoggingController("two", log)
        pages = Pages(log)
        pages.pages = [one, two]
        controller.dataSource = pages
        controller.delegate = pages
        controller.setViewControllers([one], direction: .forward, animated: false)
        simulator.show(controller)
        simulator.advance(by: 0)
        _ = log.take()
    }

    @Test func pagesAreInAScrollViewBehindTheViewsOfTheApp() {
        let view = UIView(frame: controller.view.bounds)
        controller.view.addSubview(view)
        controller.setViewControllers([two], direction: .forward, animated: true)
        simulator.advance(by: 2)
        #expect(controller.view.subviews.last === view && two.view.superview is UIScrollView)
        #expect(two.view.frame == controller.view.bounds && two.view.safeAreaInsets == controller.view.safeAreaInsets)
    }

    @Test func aDragLeafsOn() {
        simulator.pan(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
        simulator.advance(by: 2)
        #expect(
            log.take() == [
                "will two", "two willJoin", "one willLeave", "one willDisappear", "two willAppear", "two isAppearing",
                "one didDisappear", "two didAppear", "one didLeave", "two didJoin", "did leave one true",
            ])
        #expect(controller.viewControllers == [two])
        #expect(one.view.window == nil)
        #expect(two.view.frame.minX == 0)
    }

    @Test func aShortDragComesBackAndTellsTheOpposite() {
        simulator.pan(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 270, y: 400), duration: 2)
        simulator.advance(by: 2)
        #expect(
            log.take() == [
                "will two", "two willJoin", "one willLeave", "one willDisappear", "two willAppear", "two isAppearing",
                "one willJoin", "two willLeave", "two willDisappear", "one willAppear", "one isAppearing",
                "two didDisappear", "one didAppear", "two didLeave", "one didJoin", "did leave one false",
            ])
        #expect(controller.viewControllers == [one])
        #expect(one.view.transform == .identity)
    }

    @Test func theFirstPageHasNothingBeforeIt() {
        simulator.pan(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
        simulator.advance(by: 2)
        #expect(log.take() == [])
        #expect(controller.viewControllers == [one])
    }

    @Test func aPageSetByCodeIsNotToldToTheDelegate() {
        var completed: Bool?
        controller.setViewControllers([two], direction: .forward, animated: true) { completed = $0 }
        simulator.advance(by: 2)
        #expect(completed == true)
        #expect(log.take().allSatisfy { !$0.hasPrefix("will ") && !$0.hasPrefix("did ") })
        #expect(controller.children == [two])
    }
}
