import Simulator
import Testing
import UIKit

@MainActor
struct ChildAppearanceTests {
    private let log = CallLog()

    private final class LeadingController: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test func aChildAppearsAndDisappearsWithItsViewsMoves() {
        let simulator = Simulator()
        let parent = UIViewController()
        simulator.show(parent)
        let child = LoggingController("child", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        #expect(log.take() == ["child willJoin", "child willAppear", "child isAppearing"])
        simulator.advance(by: 0)
        #expect(log.take() == ["child didAppear"])
        child.view.removeFromSuperview()
        #expect(log.take() == ["child willDisappear", "child didDisappear"])
    }

    @Test func aChildThatIsThereAppearsWithItsParentOnce() {
        let parent = LoggingController("parent", log)
        let child = LoggingController("child", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        _ = log.take()
        Simulator().show(parent)
        #expect(
            log.take() == [
                "parent willAppear", "child willAppear", "parent isAppearing", "child isAppearing", "parent didAppear",
                "child didAppear",
            ])
    }

    @Test func aContainerThatLeadsTellsItsChildrenItself() {
        let simulator = Simulator()
        let parent = LeadingController()
        simulator.show(parent)
        let child = LoggingController("child", log)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        simulator.advance(by: 0)
        #expect(log.take() == ["child willJoin"])
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        #expect(log.take() == ["child willAppear", "child willDisappear", "child didDisappear"])
    }

    @Test func aControllerThatIsNobodysAppearsWithItsWindow() {
        let simulator = Simulator()
        let window = simulator.show(UIViewController())
        let controller = LoggingController("controller", log)
        window.addSubview(controller.view)
        simulator.advance(by: 0)
        #expect(
            log.take() == ["controller willAppear", "controller isAppearing", "controller didAppear"])
        controller.view.removeFromSuperview()
        #expect(log.take() == ["controller willDisappear", "controller didDisappear"])
    }
}
