import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

@MainActor
@Suite(.leavesNothingBehind)
struct VisibleScreenTests {
    private let stage = Stage()

    private func add(_ child: UIViewController, to parent: UIViewController, frame: CGRect) {
        parent.addChild(child)
        child.view.frame = frame
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test func barOverScreenIsNotTheScreen() {
        let child = UIViewController()
        add(child, to: stage.controller, frame: stage.view.bounds)
        child.additionalSafeAreaInsets.bottom = 49
        stage.view.addSubview(UIView(frame: CGRect(x: 0, y: 769, width: 393, height: 83)))
        let screen = VisibleScreen(in: stage.window)
        #expect(screen.controller === child)
        #expect(screen.barHeight.rounded() == 83)
    }
}
