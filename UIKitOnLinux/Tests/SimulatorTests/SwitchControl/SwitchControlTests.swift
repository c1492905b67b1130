import Simulator
import Testing
import UIKit

@MainActor
struct SwitchControlTests {
    private let simulator = Simulator()
    private let controller = UIViewController()
    private var switchControl: SwitchControl { simulator.switchControl }

    init() {
        simulator.show(controller)
    }

    @discardableResult
    private func button(
        _ title: String, at y: CGFloat, in view: UIView? = nil, action: @escaping () -> Void = {}
    ) -> UIButton {
        let button = UIButton(frame: CGRect(x: 20, y: y, width: 200, height: 44))
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        (view ?? controller.view).addSubview(button)
        return button
    }

    private func panel(at y: CGFloat, height: CGFloat, in view: UIView? = nil) -> UIView {
        let panel = UIView(frame: CGRect(x: 0, y: y, width: 393, height: height))
        (view ?? controller.view).addSubview(panel)
        return panel
    }

    private var labels: [String] { switchControl.highlightedElements.compactMap(\.accessibilityLabel) }

    /// Moves on a number of times and returns the labels of each highlighted item.
    private func scan(_ count: Int) -> [[String]] {
        (0..<count).map { _ in
            switchControl.moveToNextItem()
            return labels
        }
    }

    // MARK: - The scan

    @Test func scanStartsAtFirstItemAndStartsOver() {
        for (index, title) in ["A", "B"].enumerated() { button(title, at: 100 + 100 * CGFloat(index)) }
        #expect(!switchControl.moveToNextItem() && switchControl.highlightedElements.isEmpty)
        switchControl.start()
        #expect(UIAccessibility.isSwitchControlRunning && labels == ["A"])
        #expect(scan(3) == [["B"], ["A"], ["B"]])
        switchControl.moveToPreviousItem()
        #expect(labels == ["A"])
        switchControl.stop()
        #expect(!UIAccessibility.isSwitchControlRunning && switchControl.highlightedElements.isEmpty)
    }

    @Test func onlyElementsWithAnActionAreScanned() {
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
        label.text = "Text"
        controller.view.addSubview(label)
        button("Disabled", at: 150).isEnabled = false
        button("Button", at: 200)
        controller.view.addSubview(UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 30)))
        switchControl.start()
        #expect(switchControl.elements.count == 2 && labels == ["Button"])
        label.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Copy") { _ in true }]
        #expect(switchControl.elements.first === label)
        switchControl.stop()
    }

    @Test func appLearnsOfTheHighlight() {
        let first = button("A", at: 100)
        let second = button("B", at: 200)
        var focused: [ObjectIdentifier?] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated {
                let element = UIAccessibility.focusedElement(using: .notificationSwitchControl) as? UIResponder
                focused.append(element.map(ObjectIdentifier.init))
            }
        }
        switchControl.start()
        switchControl.moveToNextItem()
        second.removeFromSuperview()
        simulator.advance(by: 0.1)
        NotificationCenter.default.removeObserver(observer)
        #expect(focused == [ObjectIdentifier(first), ObjectIdentifier(second), nil])
        #expect(switchControl.moveToNextItem() && labels == ["A"])
        switchControl.stop()
    }

    @Test func modalViewIsTheOnlyItem() {
        button("Behind", at: 100)
        switchControl.start()
        let panel = panel(at: 300, height: 100)
        panel.accessibilityViewIsModal = true
        button("OK", at: 0, in: panel)
        #expect(scan(2) == [["OK"], ["OK"]])
        switchControl.stop()
    }

    @Test func scrollViewFollowsTheHighlight() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
        scrollView.contentSize = CGSize(width: 393, height: 1_000)
        controller.view.addSubview(scrollView)
        for index in 0..<10 { button("\(index)", at: CGFloat(index) * 100, in: scrollView) }
        switchControl.start()
        #expect(scan(5).last == ["5"])
        #expect(scrollView.contentOffset.y == 344)
        switchControl.stop()
    }

    // MARK: - Groups

    @Test(arguments: [true, false])
    func groupIsEnteredAndLeftBySelection(isSemantic: Bool) {
        button("Before", at: 100)
        let group = panel(at: 200, height: 150)
        if isSemantic {
            group.accessibilityContainerType = .semanticGroup
        } else {
            group.shouldGroupAccessibilityChildren = true
        }
        button("One", at: 0, in: group)
        button("Two", at: 60, in: group)
        button("After", at: 500)
        switchControl.start()
        #expect(scan(3) == [["One", "Two"], ["After"], ["Before"]])
        switchControl.moveToNextItem()
        #expect(switchControl.isGroupHighlighted && switchControl.selectItem())
        #expect(labels == ["One"] && !switchControl.isGroupHighlighted)
        #expect(scan(2) == [["Two"], ["One", "Two"]])
        #expect(switchControl.isLeavingGroup)
        #expect(scan(1) == [["One"]], "the group isn't left before it is selected")
        switchControl.moveToPreviousItem()
        #expect(switchControl.isLeavingGroup && switchControl.selectItem() && !switchControl.isLeavingGroup)
        #expect(scan(1) == [["After"]])
        switchControl.stop()
    }

    @Test func groupsAreNestedAndSingleItemsAreNoGroup() {
        let outer = panel(at: 100, height: 400)
        let single = panel(at: 0, height: 60, in: outer)
        let inner = panel(at: 100, height: 200, in: outer)
        for view in [outer, single, inner] { view.shouldGroupAccessibilityChildren = true }
        button("Single", at: 0, in: single)
        button("One", at: 0, in: inner)
        button("Two", at: 60, in: inner)
        switchControl.start()
        #expect(labels == ["Single", "One", "Two"])
        switchControl.selectItem()
        #expect(labels == ["Single"] && scan(1) == [["One", "Two"]])
        switchControl.selectItem()
        switchControl.moveToPreviousItem()
        #expect(switchControl.isLeavingGroup && switchControl.selectItem())
        #expect(scan(1) == [["Single", "One", "Two"]] && switchControl.isLeavingGroup)
        switchControl.stop()
    }

    @Test func goneGroupIsLeft() {
        let group = panel(at: 100, height: 150)
        group.shouldGroupAccessibilityChildren = true
        button("One", at: 0, in: group)
        button("Two", at: 60, in: group)
        button("Other", at: 500)
        switchControl.start()
        switchControl.selectItem()
        group.removeFromSuperview()
        simulator.advance(by: 0.1)
        #expect(scan(2) == [["Other"], ["Other"]])
        switchControl.stop()
    }

    // MARK: - Selection and menu

    @Test func selectionTapsTheElement() {
        var presses = 0
        button("Press", at: 100) { presses += 1 }
        simulator.advance(by: 0)
        #expect(!switchControl.selectItem())
        switchControl.start()
        #expect(switchControl.selectItem() && presses == 1)
        switchControl.stop()
    }

    @Test func menuHasActionsOfTheElementAndItsContainersAndEscape() {
        final class Screen: UIViewController {
            var escapes = 0
            var handlesEscape = true
            override func accessibilityPerformEscape() -> Bool {
                escapes += 1
                return handlesEscape
            }
        }
        let screen = Screen()
        simulator.show(screen)
        var performed: [String] = []
        func action(_ name: String, succeeds: Bool = true) -> UIAccessibilityCustomAction {
            UIAccessibilityCustomAction(name: name) { action in
                performed.append(action.name)
                return succeeds
            }
        }
        let mail = button("Mail", at: 100, in: screen.view)
        mail.accessibilityCustomActions = [action("Archive"), action("Flag", succeeds: false)]
        screen.view.accessibilityCustomActions = [action("Refresh")]
        #expect(switchControl.actions.isEmpty)
        switchControl.start()
        #expect(switchControl.actions == ["Archive", "Flag", "Refresh", "Escape"])
        #expect(switchControl.perform(actionNamed: "Archive") && !switchControl.perform(actionNamed: "Flag"))
        #expect(!switchControl.perform(actionNamed: "Delete") && performed == ["Archive", "Flag"])
        #expect(switchControl.perform(actionNamed: "Escape") && screen.escapes == 1)
        screen.handlesEscape = false
        #expect(!switchControl.perform(actionNamed: "Escape"))
        switchControl.stop()
    }
}
