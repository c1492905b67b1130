import Simulator
import Testing
import UIKit

@MainActor
struct KeyboardTests {
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

    private func show(on device: Device = .iPhone16) -> Simulator {
        let simulator = Simulator(device: device)
        let controller = UIViewController()
        controller.view.addSubview(field)
        simulator.show(controller)
        return simulator
    }

    @Test func withoutAFieldThereIsNothingToTypeInto() {
        let simulator = show()
        simulator.typeText("abc\n\u{8}")
        #expect(field.text == "" && simulator.keyboardFrame == nil && simulator.keyTitles.isEmpty)
        #expect(!simulator.tapKey("q"))
    }

    @Test func aTappedFieldIsTypedIntoByFingersAndByText() {
        let simulator = show()
        simulator.tap(field)
        simulator.advance(by: 1)
        #expect(simulator.tapKey("Q") && simulator.tapKey("w"))
        simulator.typeText("erty\u{8}")
        #expect(field.text == "Qwert")
        #expect(simulator.keyboardFrame == CGRect(x: 0, y: 516, width: 393, height: 336))
    }

    @Test func aHardwareKeyboardKeepsTheDrawnOneAway() {
        let simulator = show()
        simulator.isHardwareKeyboardConnected = true
        simulator.tap(field)
        #expect(field.isEditing && simulator.keyboardFrame == nil)
        simulator.isHardwareKeyboardConnected = false
        #expect(simulator.keyboardFrame != nil)
        #expect(!Simulator().isHardwareKeyboardConnected, "another device has its own")
    }

    @Test func aTabletsKeyboardIsTornOffAndPutBack() {
        let simulator = show(on: .iPad11)
        simulator.tap(field)
        simulator.floatKeyboard(at: CGPoint(x: 100, y: 200))
        #expect(simulator.keyboardFrame?.origin == CGPoint(x: 100, y: 200))
        simulator.advance(by: 1)
        #expect(simulator.tapKey("Q") && field.text == "Q")
        simulator.dockKeyboard()
        #expect(simulator.keyboardFrame?.maxY == 1194)
    }

    @Test func theKeyboardIsSeenAboveTheAppAndGoesWithANewDevice() {
        let simulator = show()
        simulator.tap(field)
        simulator.advance(by: 1)
        #expect(simulator.dump().contains("KeyboardWindow"))
        let next = Simulator()
        #expect(next.keyboardFrame == nil && !next.dump().contains("KeyboardWindow"))
    }
}
