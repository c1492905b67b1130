import Simulator
import Testing
import UIKit

@MainActor
struct UIPressTests {
    /// A view that can be first responder, records its presses, and handles those that a closure accepts.
    private final class PressView: UIView {
        private(set) var log: [String] = []
        private(set) var presses: [UIPress] = []
        private(set) var forces: [CGFloat] = []
        private(set) var events: [UIPressesEvent?] = []
        var handles: (UIKeyboardHIDUsage?) -> Bool = { _ in true }

        override var canBecomeFirstResponder: Bool { true }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            record("began", presses, event)
            if !handles(presses.first?.key?.keyCode) { super.pressesBegan(presses, with: event) }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            record("ended", presses, event)
            if !handles(presses.first?.key?.keyCode) { super.pressesEnded(presses, with: event) }
        }

        private func record(_ phase: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
            log += presses.map { "\(phase) \($0.key?.keyCode.rawValue ?? 0)" }
            self.presses += presses
            forces += presses.map(\.force)
            events.append(event)
        }
    }

    private let simulator = Simulator()
    private let controller = UIViewController()
    private let outer = PressView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    private let inner = PressView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        simulator.show(controller)
        inner.becomeFirstResponder()
    }

    @Test(
        arguments: [
            (.keyboard1, 30), (.keyboard5, 34), (.keyboard9, 38), (.keyboard0, 39), (.keyboardReturnOrEnter, 40),
            (.keyboardEscape, 41), (.keyboardDeleteOrBackspace, 42), (.keyboardTab, 43),
            (.keyboardSpacebar, 44), (.keyboardDeleteForward, 76), (.keyboardRightArrow, 79), (.keyboardLeftArrow, 80),
            (.keyboardDownArrow, 81), (.keyboardUpArrow, 82), (.keypadEnter, 88), (.keyboardReturn, 158),
        ] as [(UIKeyboardHIDUsage, Int)])
    func usageCodesAreThoseOfTheUSBStandard(key: UIKeyboardHIDUsage, code: Int) {
        #expect(key.rawValue == code)
    }

    @Test func pressIsDeliveredOnceInEachPhase() {
        #expect(simulator.pressKey(.return))
        #expect(inner.log == ["began 40", "ended 40"])
        #expect(inner.forces == [1, 0])
        #expect(inner.presses.count == 2 && inner.presses[0] === inner.presses[1])
        #expect(outer.log.isEmpty)
    }

    @Test func pressNamesItsKeyAndResponder() throws {
        simulator.advance(by: 2)
        simulator.pressKey(.escape, withShift: true)
        let press = try #require(inner.presses.first)
        #expect(press.phase == .ended && press.responder === inner && press.window === inner.window)
        #expect(press.timestamp == CACurrentMediaTime())
        let key = try #require(press.key)
        #expect(key.keyCode == .keyboardEscape && key.modifierFlags == .shift)
        #expect(key.characters == "UIKeyInputEscape" && key.charactersIgnoringModifiers == "UIKeyInputEscape")
        #expect((key.copy() as? UIKey)?.keyCode == .keyboardEscape)
    }

    @Test func typeOfKeyHasNoPublicCase() throws {
        simulator.pressKey(.leftArrow)
        let press = try #require(inner.presses.first)
        #expect(![.upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause].contains(press.type))
    }

    @Test(
        arguments: [
            (.upArrow, .keyboardUpArrow, "UIKeyInputUpArrow"), (.downArrow, .keyboardDownArrow, "UIKeyInputDownArrow"),
            (.leftArrow, .keyboardLeftArrow, "UIKeyInputLeftArrow"),
            (.rightArrow, .keyboardRightArrow, "UIKeyInputRightArrow"),
        ] as [(HardwareKey, UIKeyboardHIDUsage, String)])
    func arrowKeysHaveTheFlagOfTheNumericKeypad(key: HardwareKey, code: UIKeyboardHIDUsage, name: String) throws {
        #expect(simulator.pressKey(key))
        let pressed = try #require(inner.presses.first?.key)
        #expect(pressed.keyCode == code && pressed.characters == name && pressed.modifierFlags == .numericPad)
    }

    @Test(arguments: [(1, .keyboard1), (9, .keyboard9), (0, .keyboard0)] as [(Int, UIKeyboardHIDUsage)])
    func digitKeyIsPressWithItsCharacter(digit: Int, code: UIKeyboardHIDUsage) throws {
        #expect(simulator.pressKey(digit: digit))
        let pressed = try #require(inner.presses.first?.key)
        #expect(pressed.keyCode == code && pressed.characters == "\(digit)")
    }

    @Test func numberThatIsNoDigitHasNoKey() {
        #expect(!simulator.pressKey(digit: 10) && !simulator.pressKey(digit: -1))
        #expect(inner.presses.isEmpty)
    }

    @Test func digitKeyTypesIntoFocusedField() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(simulator.pressKey(digit: 7) && field.text == "7")
    }

    @Test func eventHasThePressesAndNoTouches() throws {
        simulator.pressKey(.space)
        let event = try #require(inner.events.first ?? nil)
        #expect(event.type == .presses && event.allPresses == Set(inner.presses) && event.allTouches?.isEmpty != false)
        #expect(event.timestamp == inner.presses.first?.timestamp)
    }

    @Test func unhandledPressReachesTheNextResponder() {
        inner.handles = { $0 == .keyboardReturnOrEnter }
        #expect(simulator.pressKey(.return) && simulator.pressKey(.space))
        #expect(inner.log == ["began 40", "ended 40", "began 44", "ended 44"])
        #expect(outer.log == ["began 44", "ended 44"])
        #expect(outer.presses.allSatisfy { $0.responder === inner })
    }

    @Test func pressThatNoResponderHandlesHasNoEffect() {
        inner.handles = { _ in false }
        outer.handles = { _ in false }
        #expect(!simulator.pressKey(.upArrow))
        #expect(outer.log == ["began 82", "ended 82"])
    }

    @Test func releaseGoesToTheResponderOfThePress() {
        inner.handles = { [inner, outer] _ in
            if inner.isFirstResponder { outer.becomeFirstResponder() }
            return true
        }
        simulator.pressKey(.return)
        #expect(inner.log == ["began 40", "ended 40"] && outer.log.isEmpty)
    }

    @Test func responderInAWindowThatIsNotKeyReceivesNoPresses() throws {
        let window = UIWindow(windowScene: try #require(inner.window?.windowScene))
        window.makeKeyAndVisible()
        #expect(!simulator.pressKey(.return))
        #expect(inner.log.isEmpty)
    }
}
