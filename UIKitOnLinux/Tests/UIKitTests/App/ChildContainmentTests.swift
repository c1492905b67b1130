import Simulator
import Testing
import UIKit

@MainActor
struct ChildContainmentTests {
    private let simulator = Simulator()
    private let parent = UIViewController()
    private let child = UIViewController()
    private let window: UIWindow

    init() {
        window = simulator.show(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test func viewsInsideParentAreConsistent() {
        let container = UIView()
        parent.view.addSubview(container)
        container.addSubview(child.view)
        container.removeFromSuperview()
        parent.view.addSubview(container)
        #expect(simulator.hierarchyInconsistencies == [])
    }

    @Test(arguments: [false, true])
    func viewOutsideParentIsReported(movesContainer: Bool) {
        let container = UIView()
        parent.view.addSubview(container)
        container.addSubview(child.view)
        window.addSubview(movesContainer ? container : child.view)
        #expect(simulator.hierarchyInconsistencies.count == 1)
    }

    @Test func viewOfChildWhoseParentHasNoViewIsReported() {
        let (other, grandchild) = (UIViewController(), UIViewController())
        other.addChild(grandchild)
        parent.view.addSubview(grandchild.view)
        #expect(simulator.hierarchyInconsistencies.count == 1)
    }

    @Test func newParentOfViewInAnotherControllersViewIsReported() {
        let other = UIViewController()
        other.addChild(child)
        #expect(simulator.hierarchyInconsistencies.count == 1)
    }

    @Test func childThatLeavesItsParentFirstIsConsistent() {
        let other = UIViewController()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        other.addChild(child)
        other.view.addSubview(child.view)
        parent.addChild(other)
        parent.view.addSubview(other.view)
        #expect(simulator.hierarchyInconsistencies == [])
    }

    @Test func controllerWithoutParentIsConsistent() {
        child.willMove(toParent: nil)
        child.removeFromParent()
        window.addSubview(child.view)
        parent.view.addSubview(child.view)
        #expect(simulator.hierarchyInconsistencies == [])
    }
}
