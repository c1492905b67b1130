import Simulator
import Testing
import UIKit

@MainActor
struct FirstResponderTests {
    private let stage = FormStage()

    private final class Eager: UIView {
        var mayResign = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { mayResign }
    }

    @Test func aPlainViewDoesNotWantToBeIt() {
        #expect(!stage.view.becomeFirstResponder() && !stage.view.isFirstResponder)
    }

    @Test func outsideOfAWindowNothingBecomesIt() {
        let view = Eager()
        #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
        stage.view.addSubview(view)
        #expect(view.becomeFirstResponder() && view.isFirstResponder)
    }

    @Test func anotherTakesOverUnlessItRefusesToGo() {
        let (first, second) = (Eager(), Eager())
        stage.view.addSubview(first)
        stage.view.addSubview(second)
        #expect(first.becomeFirstResponder() && first.becomeFirstResponder())
        first.mayResign = false
        #expect(!second.becomeFirstResponder() && first.isFirstResponder)
        #expect(!first.resignFirstResponder())
        first.mayResign = true
        #expect(second.becomeFirstResponder() && !first.isFirstResponder)
        #expect(first.resignFirstResponder(), "one that isn't it has nothing to resign")
    }

    @Test func whoLeavesTheWindowIsItNoMore() {
        let box = UIView()
        box.addSubview(stage.first)
        stage.view.addSubview(box)
        let log = FieldLog()
        log.listen(to: stage.first)
        stage.first.becomeFirstResponder()
        log.clear()
        log.refused = ["shouldEnd"]
        box.removeFromSuperview()
        #expect(!stage.first.isFirstResponder && !stage.first.isEditing)
        #expect(log.calls == ["shouldEnd", "didEnd", "event end"])
    }

    @Test func endEditingFindsItBelowAView() {
        let log = FieldLog()
        log.listen(to: stage.second)
        stage.second.becomeFirstResponder()
        log.refused = ["shouldEnd"]
        #expect(stage.first.endEditing(true), "it isn't there")
        #expect(stage.second.isEditing)
        #expect(!stage.view.endEditing(false) && stage.second.isEditing)
        #expect(stage.view.endEditing(true) && !stage.second.isEditing)
        #expect(stage.view.endEditing(false), "nothing is edited any more")
    }

    @Test func eachWindowHasItsOwnAndTheKeyWindowsIsTypedInto() {
        let scene = stage.window.windowScene
        let other = scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
        let field = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 34))
        other.isHidden = false
        other.addSubview(field)
        stage.first.becomeFirstResponder()
        #expect(field.becomeFirstResponder())
        #expect(other.isKeyWindow, "who types into a window makes it key")
        #expect(stage.first.isFirstResponder && stage.first.isEditing && field.isFirstResponder)
        stage.simulator.typeText("abc")
        #expect(field.text == "abc" && stage.first.text == "")
        stage.window.makeKey()
        stage.simulator.typeText("x")
        #expect(field.text == "abc" && stage.first.text == "x")
    }

    @Test func aResponderThatTypesKeysNeedsNoTextField() {
        final class Typewriter: UIView, UIKeyInput {
            var typed = ""
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !typed.isEmpty }
            func insertText(_ text: String) { typed += text }
            func deleteBackward() { typed = String(typed.dropLast()) }
        }
        let view = Typewriter()
        stage.view.addSubview(view)
        view.becomeFirstResponder()
        #expect(stage.simulator.keyboardFrame?.height == 336)
        stage.simulator.typeText("ab\u{8}c\n")
        #expect(view.typed == "ac\n")
    }

    @Test func oneThatTakesOverFromWithinTheEndOfAnotherIsntReplaced() {
        final class Jealous: NSObject, UITextFieldDelegate {
            weak var wanted: UITextField?
            func textFieldDidEndEditing(_ textField: UITextField) { wanted?.becomeFirstResponder() }
        }
        let third = UITextField(frame: CGRect(x: 40, y: 200, width: 100, height: 34))
        stage.view.addSubview(third)
        let delegate = Jealous()
        delegate.wanted = third
        stage.first.delegate = delegate
        stage.first.becomeFirstResponder()
        #expect(!stage.second.becomeFirstResponder())
        #expect(third.isFirstResponder && !stage.second.isEditing)
    }

    @Test(arguments: [false, true])
    func transitionRefusesFirstResponder(refuses: Bool) {
        stage.simulator.readings = refuses ? [.respondersRefuseInTransitions] : []
        let controller = UIViewController()
        let view = Eager()
        controller.view.addSubview(view)
        stage.controller.present(controller, animated: true)
        stage.simulator.advance(by: 0.1)
        #expect(view.becomeFirstResponder() == !refuses && view.isFirstResponder == !refuses)
        stage.simulator.advance(by: 2)
        #expect(view.becomeFirstResponder())
    }

    @Test func fieldThatResignsWhileItsWindowBecomesKeyDoesNotEdit() {
        let other = UIWindow(windowScene: stage.window.windowScene!)
        other.makeKeyAndVisible()
        let log = FieldLog()
        log.listen(to: stage.first)
        let observer = NotificationCenter.default.addObserver(
            forName: UIWindow.didBecomeKeyNotification, object: stage.window, queue: nil
        ) { [field = stage.first] _ in
            MainActor.assumeIsolated { _ = field.resignFirstResponder() }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        #expect(!stage.first.becomeFirstResponder() && !stage.first.isEditing)
        #expect(!log.calls.contains("didBegin") && !log.calls.contains("didEnd"))
        stage.simulator.advance(by: 1)
        #expect(stage.simulator.timers == 0, "no caret blinks")
    }
}
