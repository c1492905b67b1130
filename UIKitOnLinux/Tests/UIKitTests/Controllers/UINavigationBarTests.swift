import Simulator
import Testing
import UIKit

@MainActor
struct UINavigationBarTests {
    private func show(_ device: Device = .iPhone16) -> (Simulator, UINavigationController) {
        let simulator = Simulator(device: device)
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        simulator.show(navigation)
        return (simulator, navigation)
    }

    @Test(arguments: zip([Device.iPhone16, .iPhoneSE], [113.0, 74]))
    func itsHeightIsTheChildrensSafeArea(device: Device, top: CGFloat) {
        let (simulator, navigation) = show(device)
        let root = navigation.viewControllers[0]
        #expect(root.view.safeAreaInsets.top == top)
        #expect(root.view.frame == CGRect(origin: .zero, size: device.screenSize))
        navigation.setNavigationBarHidden(true, animated: false)
        simulator.advance(by: 0)
        #expect(root.view.safeAreaInsets.top == device.safeAreaInsets.top)
    }

    @Test func minimizedBarLeavesItsRoomToTheContent() {
        let (simulator, navigation) = show()
        let root = navigation.viewControllers[0]
        simulator.minimizeNavigationBar(of: navigation, to: 20)
        #expect(root.view.safeAreaInsets.top == 79 && navigation.navigationBar.frame.maxY == 79)
        simulator.advance(by: 1)
        simulator.minimizeNavigationBar(of: navigation, to: nil)
        #expect(root.view.safeAreaInsets.top == 113)
    }

    @Test func barIsClearOfTheColumnOfAFoldablePhone() {
        let (simulator, navigation) = show(.iPhoneDuo)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 10, width: 382, height: 54))
        simulator.rotate(to: .landscapeLeft)
        #expect(navigation.navigationBar.frame.minX == 84 && navigation.navigationBar.frame.maxX == 678)
    }

    @Test func theTitleIsCentredAndFollowsTheController() throws {
        let (simulator, navigation) = show()
        navigation.topViewController?.title = "Another"
        simulator.advance(by: 0)
        let label = try #require(self.label("Another", in: navigation.navigationBar))
        #expect(label.frame.midX == 196.5)
        #expect(label.convert(label.bounds, to: nil).midY == 81)
    }

    @Test func theBackButtonPopsAndIsReadAsWhereItLeads() throws {
        let (simulator, navigation) = show()
        navigation.pushViewController(UIViewController(), animated: true)
        simulator.advance(by: 1)
        let back = try #require(navigation.navigationBar.hitTest(CGPoint(x: 38, y: 22), with: nil))
        #expect(back.accessibilityLabel == "Root")
        simulator.tap(at: CGPoint(x: 38, y: 81))
        simulator.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
        simulator.tap(at: CGPoint(x: 38, y: 81))
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func aBarButtonRunsItsActionWithItselfAsSender() {
        let (simulator, navigation) = show()
        var senders: [UIBarButtonItem] = []
        let item = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { action in
                if let sender = action.sender as? UIBarButtonItem { senders.append(sender) }
            })
        navigation.topViewController?.navigationItem.rightBarButtonItem = item
        simulator.advance(by: 0)
        simulator.tap(at: CGPoint(x: 393 - 38, y: 81))
        #expect(senders == [item])
        item.isEnabled = false
        simulator.advance(by: 0)
        simulator.tap(at: CGPoint(x: 393 - 38, y: 81))
        #expect(senders.count == 1)
    }

    @Test func touchesBesideItsButtonsReachWhatLiesBelow() {
        let (simulator, navigation) = show()
        simulator.advance(by: 0)
        let hit = navigation.view.window?.hitTest(CGPoint(x: 196, y: 81), with: nil)
        #expect(hit != nil && hit === navigation.topViewController?.view)
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        for subview in view.subviews {
            if let found = label(text, in: subview) { return found }
        }
        return nil
    }
}
