import Simulator
import Testing
import UIKit

@MainActor
struct ButtonMenuTests {
    private let simulator = Simulator()
    private let root = UIViewController()
    private let button = UIButton(type: .system)
    private let log = CallLog()

    init() {
        button.setTitle("Sort", for: .normal)
        button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
        button.addAction(UIAction { [log] _ in log.add("pressed") }, for: .touchUpInside)
        button.addAction(UIAction { [log] _ in log.add("menu") }, for: .menuActionTriggered)
        button.menu = UIMenu(children: [UIAction(title: "By name") { [log] in log.add("by name: \($0.sender != nil)") }]
        )
        root.view.addSubview(button)
        simulator.show(root)
    }

    @Test func aTapPressesAndALongPressOpensTheMenu() {
        simulator.tap(button)
        #expect(log.take() == ["pressed"])
        simulator.press(at: button.center, forDuration: 0.6)
        #expect(log.take() == ["menu"])
        #expect(button.contextMenuInteraction?.menuAppearance == .rich)
    }

    @Test func asThePrimaryActionTheMenuOpensAtOnce() {
        button.showsMenuAsPrimaryAction = true
        simulator.tap(button)
        #expect(log.take() == ["menu"])
        #expect(button.contextMenuInteraction?.menuAppearance == .compact)
        simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "By name"))
        #expect(log.take() == ["by name: true"])
    }

    @Test func voiceOverOpensThePrimaryMenu() {
        button.showsMenuAsPrimaryAction = true
        simulator.voiceOver.start()
        #expect(simulator.voiceOver.activate())
        #expect(log.take() == ["menu"])
        simulator.voiceOver.stop()
    }

    @Test func aDisabledButtonHasNoMenu() {
        button.isEnabled = false
        simulator.press(at: button.center, forDuration: 0.6)
        #expect(log.take() == [])
    }

    @Test func withoutAMenuThereIsNoInteraction() {
        button.menu = nil
        #expect(button.contextMenuInteraction == nil)
        #expect(button.interactions.isEmpty)
    }
}
