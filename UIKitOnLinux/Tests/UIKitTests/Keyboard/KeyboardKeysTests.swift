import Simulator
import Testing

@testable import UIKit

@MainActor
struct KeyboardKeysTests {
    private let stage = FormStage()

    private func begin(_ change: (UITextField) -> Void = { _ in }) {
        change(stage.first)
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
    }

    private func type(_ titles: String...) {
        for title in titles {
            #expect(stage.simulator.tapKey(title), "there is no key \(title)")
            stage.simulator.advance(by: 0.5)
        }
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone16, .iPhone16ProMax, .iPad11]) func allLettersAreWithinReach(
        device: Device
    ) {
        let stage = FormStage(device: device)
        stage.first.autocapitalizationType = .none
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        for letter in "qwertyuiopasdfghjklzxcvbnm" {
            #expect(stage.simulator.tapKey(String(letter)))
        }
        #expect(stage.first.text == "qwertyuiopasdfghjklzxcvbnm")
    }

    /// The keys must not grow while the keyboard moves.
    @Test func keysHaveTheirFinalSizeWhenTheKeyboardAppears() throws {
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 0.05)
        try expectFinalFrames()
    }

    @Test func newKeysHaveTheirFinalSizeWhileTheHeightChanges() throws {
        stage.second.keyboardType = .numberPad
        begin()
        stage.second.becomeFirstResponder()
        stage.simulator.advance(by: 0.05)
        for key in Keyboard.shared.keys {
            let shown = try #require(key.layer.presentation()).frame
            #expect(abs(shown.width - key.frame.width) < 1, "\(key.title)")
        }
    }

    @Test func keysAfterAnInputViewHaveTheirFinalSize() throws {
        let inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 336))
        begin { $0.inputView = inputView }
        stage.second.becomeFirstResponder()
        stage.simulator.advance(by: 0.05)
        try expectFinalFrames()
    }

    private func expectFinalFrames() throws {
        #expect(!Keyboard.shared.keys.isEmpty)
        for key in Keyboard.shared.keys {
            let shown = try #require(key.layer.presentation())
            #expect(shown.frame == key.frame, "\(key.title)")
        }
    }

    @Test func sentencesBeginWithACapital() {
        begin()
        type("H", "i", "space", "y", "o", "123", ".", "space", "W", "e")
        #expect(stage.first.text == "Hi yo. We")
    }

    @Test(arguments: [
        (UITextAutocapitalizationType.none, "hi yo"), (.words, "Hi Yo"), (.allCharacters, "HI YO"),
        (.sentences, "Hi yo"),
    ])
    func capitalsAreAsTheFieldWantsThem(type: UITextAutocapitalizationType, text: String) {
        begin { $0.autocapitalizationType = type }
        for character in text { self.type(character == " " ? "space" : String(character)) }
        #expect(stage.first.text == text)
    }

    @Test func shiftIsForOneLetterAndTwiceForAll() {
        begin { $0.autocapitalizationType = .none }
        type("a", "shift", "B", "c")
        stage.simulator.tapKey("shift")
        stage.simulator.tapKey("shift")
        stage.simulator.advance(by: 1)
        type("D", "E", "shift", "f")
        #expect(stage.first.text == "aBcDEf")
    }

    @Test func numbersAndSignsAreOnPagesOfTheirOwn() {
        begin()
        type("123", "4", "#+=", "€", "123", "5", "ABC", "shift")
        #expect(stage.first.text == "4€5")
        type("123", "space")
        #expect(stage.simulator.keyTitles.contains("q"), "a space goes back to the letters")
    }

    @Test func theDeleteKeyGoesOnWhileItIsHeld() throws {
        begin()
        stage.simulator.typeText("abcdefgh")
        let key = try #require(Keyboard.shared.keys.first { $0.title == "delete" })
        let point = key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil)
        stage.simulator.touchDown(at: point)
        #expect(stage.first.text == "abcdefg")
        stage.simulator.advance(by: 0.45)
        #expect(stage.first.text == "abcdefg")
        stage.simulator.advance(by: 0.2)
        #expect(stage.first.text == "abcde")
        stage.simulator.touchUp(at: point)
        stage.simulator.advance(by: 1)
        #expect(stage.first.text == "abcde")
    }

    @Test func aFingerMaySlideToTheKeyThatIsMeant() throws {
        begin { $0.autocapitalizationType = .none }
        func middle(of title: String) throws -> CGPoint {
            let key = try #require(Keyboard.shared.keys.first { $0.title == title })
            return key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil)
        }
        stage.simulator.touchDown(at: try middle(of: "q"))
        stage.simulator.touchMove(to: try middle(of: "w"))
        #expect(stage.first.text == "")
        // A second finger types what the first one holds.
        stage.simulator.touchDown(at: try middle(of: "p"), id: 1)
        #expect(stage.first.text == "w")
        stage.simulator.touchUp(at: try middle(of: "w"))
        stage.simulator.touchUp(at: try middle(of: "p"), id: 1)
        #expect(stage.first.text == "wp")
    }

    @Test(arguments: [
        (UIKeyboardType.numberPad, ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "delete"]),
        (.decimalPad, ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "delete"]),
    ])
    func aPadHasDigits(type: UIKeyboardType, titles: [String]) {
        begin { $0.keyboardType = type }
        #expect(stage.simulator.keyTitles.filter { !["next keyboard", "dictation"].contains($0) } == titles)
        self.type("4", "0", "delete", "2")
        #expect(stage.first.text == "42")
    }

    @Test func anAddressHasItsSigns() {
        begin {
            $0.keyboardType = .emailAddress
            $0.returnKeyType = .send
            $0.autocapitalizationType = .none
        }
        type("a", "@", "b", ".", "c")
        #expect(stage.first.text == "a@b.c")
        #expect(stage.simulator.keyTitles.contains("send") && !stage.simulator.keyTitles.contains("return"))
    }

    @Test func theReturnKeyMayWaitForText() throws {
        begin { $0.enablesReturnKeyAutomatically = true }
        let log = FieldLog()
        log.listen(to: stage.first)
        stage.simulator.tapKey("return")
        #expect(!log.calls.contains("shouldReturn"))
        type("A", "return")
        #expect(log.calls.contains("shouldReturn"))
    }

    @Test func aTabletsKeyboardHasAKeyThatPutsItAway() {
        let stage = FormStage(device: .iPad11)
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(stage.simulator.tapKey("hide keyboard"))
        #expect(!stage.first.isEditing && stage.simulator.keyboardFrame == nil)
    }

    @Test func keysAreElementsOfTheKeyboard() throws {
        begin()
        let key = try #require(Keyboard.shared.keys.first { $0.title == "Q" })
        #expect(key.isAccessibilityElement && key.accessibilityLabel == "Q" && key.accessibilityTraits == .keyboardKey)
        #expect(key.accessibilityActivate() && stage.first.text == "Q")
    }

    @Test func besideTheKeyboardTouchesAreTheApps() {
        begin()
        let button = UIButton(frame: CGRect(x: 0, y: 480, width: 393, height: 36))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.view.addSubview(button)
        stage.simulator.advance(by: 0)
        stage.simulator.tap(at: CGPoint(x: 200, y: 514))
        #expect(presses == 1)
        button.frame.origin.y = 600
        stage.simulator.tap(at: CGPoint(x: 200, y: 610))
        #expect(presses == 1)
    }
}
