import Simulator
import Testing
import UIKit

@testable import MessageStackView

@MainActor
struct VisibleScreenTests {
    private let stage = Stage()

    private func add(_ child: UIViewController, to parent: UIViewController, frame: CGRect) {
        parent.addChild(child)
        child.view.frame = frame
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test func theScreenOfAPlainWindowIsItsRoot() {
        let screen = VisibleScreen(in: stage.window)
        #expect(screen.controller === stage.controller)
        #expect(screen.barHeight == 0)
    }

    @Test func itIsFoundInContainersOfAnyKind() {
        let middle = UIViewController()
        let inner = UIViewController()
        add(middle, to: stage.controller, frame: stage.view.bounds)
        add(inner, to: middle, frame: stage.view.bounds)
        #expect(VisibleScreen(in: stage.window).controller === inner)
        inner.view.isHidden = true
        #expect(VisibleScreen(in: stage.window).controller === middle)
    }

    @Test func aBarOverAScreenIsNotTheScreen() {
        let child = UIViewController()
        add(child, to: stage.controller, frame: stage.view.bounds)
        child.additionalSafeAreaInsets.bottom = 49
        stage.view.addSubview(UIView(frame: CGRect(x: 0, y: 769, width: 393, height: 83)))
        let screen = VisibleScreen(in: stage.window)
        #expect(screen.controller === child)
        #expect(screen.barHeight.rounded() == 83)
    }

    @Test func whatDoesNotReachTheBottomIsNotTheScreen() {
        let card = UIViewController()
        add(card, to: stage.controller, frame: CGRect(x: 60, y: 300, width: 270, height: 150))
        #expect(VisibleScreen(in: stage.window).controller === stage.controller)
    }

    @Test func anEmptyWindowHasNone() {
        let screen = VisibleScreen(in: UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(screen.controller == nil && screen.messageable == nil && screen.barHeight == 0)
    }

    @Test func aContainerAroundTheScreenMayHaveThePlaceForTheBar() {
        let container = OfflineScreen()
        let child = UIViewController()
        add(container, to: stage.controller, frame: stage.view.bounds)
        add(child, to: container, frame: stage.view.bounds)
        let screen = VisibleScreen(in: stage.window)
        #expect(screen.controller === child)
        #expect(screen.messageable === container)
    }
}
