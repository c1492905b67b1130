import Simulator
import Testing
import UIKit

@MainActor
struct TransitionCoordinatorTests {
    private let simulator = Simulator()
    private let root = UIViewController()

    @Test func aPresentationHasOneForBothScreensUntilItIsOver() {
        simulator.show(root)
        let presented = UIViewController()
        #expect(root.transitionCoordinator == nil)
        root.present(presented, animated: true)
        simulator.advance(by: 0.1)
        #expect(root.transitionCoordinator?.isAnimated == true)
        #expect(presented.transitionCoordinator?.isAnimated == true)
        simulator.advance(by: 2)
        #expect(root.transitionCoordinator == nil)
        #expect(presented.transitionCoordinator == nil)
        presented.dismiss(animated: true)
        simulator.advance(by: 0.1)
        #expect(root.transitionCoordinator != nil)
        simulator.advance(by: 2)
        #expect(root.transitionCoordinator == nil)
    }

    @Test func transitionsMayBeOff() {
        simulator.readings = [.transitionsAreOff]
        simulator.show(root)
        let presented = UIViewController()
        var isOver = false
        root.present(presented, animated: true) { isOver = true }
        #expect(presented.transitionCoordinator?.isAnimated == false)
        simulator.advance(by: 0)
        #expect(isOver && presented.transitionCoordinator == nil && presented.view.window != nil)
    }

    @Test func aPushHasOneForTheContainerAndItsScreens() {
        let navigation = UINavigationController(rootViewController: root)
        let pushed = UIViewController()
        simulator.show(navigation)
        #expect(navigation.transitionCoordinator == nil)
        navigation.pushViewController(pushed, animated: true)
        simulator.advance(by: 0.1)
        #expect([navigation, root, pushed].allSatisfy { $0.transitionCoordinator != nil })
        simulator.advance(by: 2)
        #expect([navigation, root, pushed].allSatisfy { $0.transitionCoordinator == nil })
    }
}
