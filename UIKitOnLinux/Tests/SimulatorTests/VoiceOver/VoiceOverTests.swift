import Simulator
import Testing
@_spi(Simulator) import UIKit

@MainActor
struct VoiceOverTests {
    private let simulator = Simulator()
    private let controller = UIViewController()
    private var voiceOver: VoiceOver { simulator.voiceOver }

    init() {
        simulator.show(controller)
    }

    @discardableResult
    private func button(_ title: String, at y: CGFloat, action: @escaping () -> Void = {}) -> UIButton {
        let button = UIButton(frame: CGRect(x: 20, y: y, width: 200, height: 44))
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        controller.view.addSubview(button)
        return button
    }

    // MARK: - The cursor

    @Test func theCursorStartsAtTheFirstElementAndStopsAtTheLast() {
        button("A", at: 100)
        button("B", at: 200)
        #expect(!voiceOver.focusNext(), "it is off")
        voiceOver.start()
        #expect(UIAccessibility.isVoiceOverRunning)
        #expect(voiceOver.focusNext())
        #expect(!voiceOver.focusNext())
        #expect(voiceOver.focusPrevious())
        #expect(!voiceOver.focusPrevious())
        #expect(voiceOver.spoken == ["A, Button", "B, Button", "A, Button"])
        voiceOver.stop()
        #expect(!UIAccessibility.isVoiceOverRunning)
        #expect(voiceOver.focusedElement == nil)
    }

    @Test func elementsHearOfTheCursorBeforeTheAppDoes() {
        final class Element: UIView {
            var log: (String) -> Void = { _ in }
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override func accessibilityElementDidBecomeFocused() { log("\(accessibilityLabel ?? "") came") }
            override func accessibilityElementDidLoseFocus() { log("\(accessibilityLabel ?? "") went") }
        }
        var log: [String] = []
        for (name, y) in [("A", CGFloat(100)), ("B", 200)] {
            let element = Element(frame: CGRect(x: 0, y: y, width: 50, height: 50))
            element.accessibilityLabel = name
            element.log = { log.append($0) }
            controller.view.addSubview(element)
        }
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { log.append("told") } }
        voiceOver.start()
        voiceOver.focusNext()
        voiceOver.stop()
        NotificationCenter.default.removeObserver(observer)
        #expect(log == ["A came", "told", "A went", "B came", "told"])
    }

    @Test func fromWhereAnElementDisappearedTheCursorGoesToTheNearest() {
        for index in 0..<5 { button("\(index)", at: 100 + 50 * CGFloat(index)) }
        voiceOver.start()
        voiceOver.explore(at: CGPoint(x: 100, y: 260))
        #expect(voiceOver.spoken.last == "3, Button")
        (voiceOver.focusedElement as? UIView)?.removeFromSuperview()
        #expect(voiceOver.focusedElement == nil)
        voiceOver.focusNext()
        #expect(["2, Button", "4, Button"].contains(voiceOver.spoken.last))
    }

    @Test func theCursorLeavesAnElementThatLeavesItsWindow() {
        let first = button("First", at: 100)
        let second = button("Second", at: 200)
        voiceOver.start()
        first.removeFromSuperview()
        simulator.advance(by: 0.1)
        #expect(voiceOver.focusedElement === second)
        second.removeFromSuperview()
        simulator.advance(by: 0.1)
        #expect(voiceOver.focusedElement == nil)
        #expect(voiceOver.spoken == ["First, Button", "Second, Button"])
    }

    @Test func aScrollViewFollowsTheCursor() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
        scrollView.contentSize = CGSize(width: 393, height: 1_000)
        controller.view.addSubview(scrollView)
        for index in 0..<10 {
            let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 100, width: 100, height: 40))
            label.text = "\(index)"
            scrollView.addSubview(label)
        }
        voiceOver.start()
        for _ in 0..<5 { voiceOver.focusNext() }
        #expect(voiceOver.spoken.last == "5")
        #expect(scrollView.contentOffset.y == 340)
    }

    // MARK: - Following the app

    @Test func aNewScreenTakesTheCursorToItsFirstElementOrToTheOneNamed() {
        button("Old", at: 300)
        voiceOver.start()
        let new = button("New", at: 100)
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        simulator.advance(by: 0.1)
        #expect(voiceOver.focusedElement === new)
        let third = button("Third", at: 500)
        UIAccessibility.post(notification: .screenChanged, argument: third)
        simulator.advance(by: 0.1)
        #expect(voiceOver.spoken == ["Old, Button", "New, Button", "Third, Button"])
    }

    @Test func cursorMayFollowALayoutLateOrNotAtAll() {
        simulator.readings = [.focusMovesLate]
        let buttons = (0..<4).map { button("\($0)", at: 100 + 50 * CGFloat($0)) }
        voiceOver.start()
        for target in [1, 2] {
            UIAccessibility.post(notification: .layoutChanged, argument: buttons[target])
            simulator.advance(by: 0.4)
            #expect(voiceOver.focusedElement === buttons[target - 1])
            simulator.advance(by: 0.2)
            #expect(voiceOver.focusedElement === buttons[target])
        }
        UIAccessibility.post(notification: .layoutChanged, argument: buttons[3])
        simulator.advance(by: 2)
        #expect(voiceOver.focusedElement === buttons[2])
    }

    @Test func reportOfTheFocusMayBeLate() {
        simulator.readings = [.focusMovesLate]
        _ = button("Button", at: 100)
        var reports = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { reports += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        voiceOver.start()
        #expect(voiceOver.focusedElement != nil && reports == 0)
        simulator.advance(by: 0.2)
        #expect(reports == 1)
    }

    @Test func aNewLayoutLeavesTheCursorUnlessItNamesAnElement() {
        let old = button("Old", at: 300)
        voiceOver.start()
        let new = button("New", at: 100)
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        simulator.advance(by: 0.1)
        #expect(voiceOver.focusedElement === old)
        UIAccessibility.post(notification: .layoutChanged, argument: new)
        simulator.advance(by: 0.1)
        #expect(voiceOver.focusedElement === new)
        UIAccessibility.post(notification: .layoutChanged, argument: "Two new")
        simulator.advance(by: 0.1)
        #expect(voiceOver.focusedElement === new)
        #expect(voiceOver.spoken.last == "Two new")
    }

    @Test func aContainerStandsForItsFirstElement() {
        button("Before", at: 100)
        let panel = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 100))
        controller.view.addSubview(panel)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Inside"
        panel.addSubview(label)
        voiceOver.start()
        UIAccessibility.post(notification: .layoutChanged, argument: panel)
        simulator.advance(by: 0.1)
        #expect(voiceOver.focusedElement === label)
    }

    @Test func announcementsAreSpokenOneAfterAnotherWhereTheyQueue() {
        voiceOver.start()
        let later = NSAttributedString(
            string: "Later", attributes: [.accessibilitySpeechQueueAnnouncement: NSNumber(value: true)])
        UIAccessibility.post(notification: .announcement, argument: "Now")
        UIAccessibility.post(notification: .announcement, argument: later)
        #expect(voiceOver.spoken == ["Now"])
        simulator.advance(by: 2)
        #expect(voiceOver.spoken == ["Now", "Later"])
    }

    // MARK: - Gestures

    @Test func aDoubleTapActivatesOrElseTouchesTheActivationPoint() {
        var log: [String] = []
        button("Press", at: 100) { log.append("pressed") }
        let view = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 50))
        view.isAccessibilityElement = true
        view.addGestureRecognizer(UITapGestureRecognizer())
        view.gestureRecognizers?.first?.addHandler { _ in log.append("tapped") }
        controller.view.addSubview(view)
        simulator.advance(by: 0)
        voiceOver.start()
        #expect(voiceOver.activate())
        voiceOver.focusNext()
        #expect(voiceOver.activate())
        #expect(log == ["pressed", "tapped"])
    }

    @Test func activatingWhatHasNotChangedSaysNothing() {
        button("Press", at: 100)
        voiceOver.start()
        voiceOver.activate()
        #expect(voiceOver.spoken == ["Press, Button"])
    }

    @Test func aDimmedElementDoesNothing() {
        let button = button("Press", at: 100) { Issue.record("it was pressed") }
        button.isEnabled = false
        voiceOver.start()
        #expect(voiceOver.spoken == ["Press, Dimmed, Button"])
        #expect(!voiceOver.activate())
    }

    @Test func scrubAndMagicTapGoUpUntilSomebodyTakesThem() {
        final class Panel: UIView {
            var log: (String) -> Void = { _ in }
            var takes = true
            override func accessibilityPerformEscape() -> Bool {
                log("panel escape")
                return takes
            }
        }
        final class Controller: UIViewController {
            var log: (String) -> Void = { _ in }
            override func accessibilityPerformEscape() -> Bool {
                log("controller escape")
                return true
            }
            override func accessibilityPerformMagicTap() -> Bool {
                log("controller magic tap")
                return true
            }
        }
        var log: [String] = []
        let controller = Controller()
        controller.log = { log.append($0) }
        simulator.show(controller)
        voiceOver.start()
        #expect(voiceOver.escape(), "without an element the key window's screen is asked")
        let panel = Panel(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        panel.log = { log.append($0) }
        controller.view.addSubview(panel)
        let element = UIAccessibilityElement(accessibilityContainer: panel)
        element.accessibilityFrameInContainerSpace = panel.bounds
        panel.accessibilityElements = [element]
        voiceOver.focusNext()
        #expect(voiceOver.focusedElement === element)
        voiceOver.escape()
        panel.takes = false
        voiceOver.escape()
        voiceOver.magicTap()
        #expect(
            log == [
                "controller escape", "panel escape", "panel escape", "controller escape", "controller magic tap",
            ])
    }

    @Test func swipesUpAndDownAdjustWhatIsAdjustable() {
        final class Dial: UIView {
            private var level = 3
            override func accessibilityIncrement() { level += 1 }
            override func accessibilityDecrement() { level -= 1 }
            override var accessibilityValue: String? {
                get { "\(level)" }
                set {}
            }
        }
        let dial = Dial(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        dial.isAccessibilityElement = true
        dial.accessibilityLabel = "Volume"
        controller.view.addSubview(dial)
        voiceOver.start()
        #expect(!voiceOver.increment(), "it isn't adjustable yet")
        dial.accessibilityTraits = .adjustable
        #expect(voiceOver.increment())
        #expect(voiceOver.increment())
        #expect(voiceOver.decrement())
        #expect(voiceOver.spoken == ["Volume, 3", "4", "5", "4"])
    }

    @Test func aSwitchAndASliderAreUsedByEar() {
        let control = UISwitch(frame: CGRect(x: 20, y: 100, width: 63, height: 28))
        control.accessibilityLabel = "Wi-Fi"
        let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        slider.accessibilityLabel = "Volume"
        [control, slider].forEach(controller.view.addSubview)
        voiceOver.start()
        voiceOver.activate()
        #expect(control.isOn)
        voiceOver.focusNext()
        voiceOver.increment()
        #expect(abs(slider.value - 0.1) < 1e-6)
        #expect(
            voiceOver.spoken == [
                "Wi-Fi, Switch button, Off, Double tap to toggle setting", "On",
                "Volume, 0%, Adjustable, Swipe up or down with one finger to adjust the value", "10%",
            ])
    }

    @Test func theRotorOffersTheActionsOfTheElementAndOfWhatItIsIn() {
        var log: [String] = []
        let button = button("Mail", at: 100)
        func action(_ name: String, succeeds: Bool = true) -> UIAccessibilityCustomAction {
            UIAccessibilityCustomAction(name: name) { action in
                log.append(action.name)
                return succeeds
            }
        }
        button.accessibilityCustomActions = [action("Archive"), action("Flag", succeeds: false)]
        controller.view.accessibilityCustomActions = [action("Refresh")]
        voiceOver.start()
        #expect(voiceOver.spoken == ["Mail, Button, Actions available"])
        #expect(voiceOver.actions == ["Archive", "Flag", "Refresh"])
        #expect(voiceOver.perform(actionNamed: "Archive"))
        #expect(!voiceOver.perform(actionNamed: "Flag"))
        #expect(!voiceOver.perform(actionNamed: "Delete"))
        #expect(log == ["Archive", "Flag"])
    }

    @Test func threeFingersTurnThePagesOfAScrollView() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
        scrollView.contentSize = CGSize(width: 393, height: 500)
        controller.view.addSubview(scrollView)
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
        label.text = "Row"
        scrollView.addSubview(label)
        voiceOver.start()
        let start = scrollView.contentOffset.y
        #expect(!voiceOver.scroll(.up))
        #expect(voiceOver.scroll(.down))
        #expect(scrollView.contentOffset.y == start + 200)
        #expect(voiceOver.scroll(.next))
        #expect(scrollView.contentOffset.y == 300)
        #expect(!voiceOver.scroll(.down))
        #expect(!voiceOver.scroll(.left))
        #expect(voiceOver.spoken.suffix(2) == ["Page 2 of 3", "Page 3 of 3"])
    }

    @Test func anAppsOwnPagesComeBeforeTheScrollViews() {
        final class Pages: UIScrollView {
            var turned: [UIAccessibilityScrollDirection] = []
            override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
                turned.append(direction)
                UIAccessibility.post(notification: .pageScrolled, argument: "Chapter 2")
                return true
            }
        }
        let pages = Pages(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
        pages.contentSize = CGSize(width: 2_000, height: 200)
        controller.view.addSubview(pages)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Row"
        pages.addSubview(label)
        voiceOver.start()
        #expect(voiceOver.scroll(.left))
        #expect(pages.turned == [.left])
        #expect(pages.contentOffset.x == 0)
        #expect(voiceOver.spoken.last == "Chapter 2")
    }

    // MARK: - Voice Control

    @Test func voiceControlTapsWhatIsCalledByOneOfItsNames() {
        var log: [String] = []
        button("Post", at: 100) { log.append("first") }
        button("Post", at: 200) { log.append("second") }
        button("X", at: 300) { log.append("close") }.accessibilityUserInputLabels = ["Close", "Dismiss"]
        let label = UILabel(frame: CGRect(x: 0, y: 400, width: 100, height: 20))
        label.text = "Label"
        controller.view.addSubview(label)
        simulator.advance(by: 0)
        #expect(simulator.tapElement(named: "post"))
        #expect(simulator.tapElement(named: "Dismiss"))
        #expect(!simulator.tapElement(named: "X"))
        #expect(!simulator.tapElement(named: "Label"))
        #expect(log == ["first", "close"])
    }
}
