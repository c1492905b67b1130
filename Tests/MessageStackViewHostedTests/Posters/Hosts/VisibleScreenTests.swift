import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewConnectivity

extension HostedTests {
    @MainActor
    struct VisibleScreenTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func add(_ child: UIViewController, to parent: UIViewController, frame: CGRect) {
            parent.addChild(child)
            child.view.frame = frame
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }

        @Test func visibleScreenOfPlainWindowIsItsRoot() {
            let screen = VisibleScreen(in: stage.window)
            #expect(screen.controller === stage.controller)
            #expect(screen.barHeight == 0)
        }

        @Test func visibleScreenIsFoundInCustomContainers() {
            let middle = UIViewController()
            let inner = UIViewController()
            add(middle, to: stage.controller, frame: stage.view.bounds)
            add(inner, to: middle, frame: stage.view.bounds)
            #expect(VisibleScreen(in: stage.window).controller === inner)
            inner.view.isHidden = true
            #expect(VisibleScreen(in: stage.window).controller === middle)
        }

        @Test func childAboveTheBottomIsNotTheScreen() {
            let card = UIViewController()
            add(card, to: stage.controller, frame: CGRect(x: 60, y: 300, width: 270, height: 150))
            #expect(VisibleScreen(in: stage.window).controller === stage.controller)
        }

        @Test func emptyWindowHasNoVisibleScreen() {
            let screen = VisibleScreen(in: UIWindow(windowScene: stage.scene))
            #expect(screen.controller == nil && screen.messageable == nil && screen.barHeight == 0)
        }

        @Test func containerCanProvideThePlaceForTheOfflineBar() {
            let container = OfflineScreen()
            let child = UIViewController()
            add(container, to: stage.controller, frame: stage.view.bounds)
            add(child, to: container, frame: stage.view.bounds)
            let screen = VisibleScreen(in: stage.window)
            #expect(screen.controller === child)
            #expect(screen.messageable === container)
        }
    }
}
