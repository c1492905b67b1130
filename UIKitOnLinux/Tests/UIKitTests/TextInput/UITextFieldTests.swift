import Simulator
import Testing

@testable import UIKit

@MainActor
struct UITextFieldTests {
    private let stage = FormStage()
    private let log = FieldLog()
    private var field: UITextField { stage.first }

    init() {
        log.listen(to: stage.first)
    }

    // MARK: - Size (as measured on Apple's)

    @Test func aRoundedFieldIsThirtyFourHighAndAsWideAsItsText() {
        #expect(field.intrinsicContentSize == CGSize(width: 33, height: 34))
        field.text = "Hello UIKit"
        let label = UILabel()
        label.text = "Hello UIKit"
        let text = label.intrinsicContentSize.width.rounded(.up)
        #expect(field.intrinsicContentSize == CGSize(width: text + 28, height: 34))
        field.font = .systemFont(ofSize: 13)
        #expect(field.intrinsicContentSize.height == 34)
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    }

    @Test func aRoundedFieldWithoutRoomHasItsPartsInFinitePlaces() {
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.text = "Hello"
        field.layoutIfNeeded()
        #expect(!field.textRect(forBounds: .zero).isInfinite && !field.textRect(forBounds: .zero).isNull)
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
        stage.first.superview?.addSubview(field)
        field.layoutIfNeeded()
        #expect(field.subviews.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
        stage.simulator.tap(field)
        #expect(field.isFirstResponder)
    }

    @Test func aFieldWithoutABorderIsAsHighAsItsCaret() {
        let field = UITextField()
        stage.view.addSubview(field)
        // 17 × 1.193359 + 1.5, up to the next pixel.
        #expect(field.intrinsicContentSize == CGSize(width: 5, height: 22))
        field.placeholder = "Name"
        #expect(abs(field.intrinsicContentSize.width - field.placeholderLabel.intrinsicContentSize.width) < 0.01)
    }

    @Test func sideViewsAndTheClearButtonTakeRoomFromTheText() {
        let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftView = icon
        #expect(field.textRect(forBounds: field.bounds).minX == 7 && icon.isHidden)
        field.leftViewMode = .always
        field.clearButtonMode = .always
        field.text = "x"
        stage.simulator.advance(by: 0)
        #expect(!icon.isHidden && icon.frame == CGRect(x: 0, y: 7, width: 20, height: 20))
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 2, width: 156, height: 30))
        #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 176, y: 7, width: 19, height: 19))
        field.semanticContentAttribute = .forceRightToLeft
        stage.simulator.advance(by: 0)
        #expect(icon.frame.minX == 180 && field.clearButton.frame.minX == 5)
    }

    // MARK: - The order of things

    @Test func editingBeginsWithAQuestionAndEndsWithOne() {
        stage.simulator.tap(field)
        #expect(log.calls == ["shouldBegin", "didBegin", "event begin"])
        #expect(field.isEditing && field.isFirstResponder)
        log.clear()
        #expect(field.resignFirstResponder())
        #expect(log.calls == ["shouldEnd", "didEnd", "event end"])
        #expect(!field.isEditing)
    }

    @Test func aRefusalIsHeard() {
        log.refused = ["shouldBegin"]
        #expect(!field.becomeFirstResponder() && !field.isEditing && log.calls == ["shouldBegin"])
        log.refused = ["shouldEnd"]
        #expect(field.becomeFirstResponder())
        #expect(!field.resignFirstResponder() && field.isEditing)
        #expect(!stage.second.becomeFirstResponder() && field.isEditing && !stage.second.isEditing)
    }

    @Test func theOldFieldEndsBeforeTheNewOneBegins() {
        log.listen(to: stage.first, as: "1 ")
        log.listen(to: stage.second, as: "2 ")
        let keyboard = KeyboardLog()
        keyboard.onEntry = { log.note($0.name) }
        stage.first.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        log.clear()
        stage.second.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(
            log.calls.filter { !$0.hasPrefix("event") } == [
                "2 shouldBegin", "1 shouldEnd", "1 didEnd", "1 event end", "2 didBegin", "2 event begin",
            ])
    }

    @Test func theKeyboardComesAfterEditingBeganAndGoesAfterItEnded() {
        let keyboard = KeyboardLog()
        keyboard.onEntry = { log.note($0.name) }
        field.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        field.resignFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(
            log.calls == [
                "shouldBegin", "didBegin", "event begin", "willChangeFrame", "willShow", "didChangeFrame", "didShow",
                "shouldEnd", "didEnd", "event end", "willChangeFrame", "willHide", "didChangeFrame", "didHide",
            ])
    }

    @Test func aKeyAsksAndThenTells() {
        field.becomeFirstResponder()
        let token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification, object: field, queue: nil
        ) { _ in MainActor.assumeIsolated { log.note("notification") } }
        log.clear()
        stage.simulator.typeText("a👍🏽")
        stage.simulator.typeText("\u{8}")
        NotificationCenter.default.removeObserver(token)
        #expect(
            log.calls == [
                "shouldChange 0+0 \"a\"", "selection", "event changed", "notification",
                "shouldChange 1+0 \"👍🏽\"", "selection", "event changed", "notification",
                "shouldChange 1+4 \"\"", "selection", "event changed", "notification",
            ])
        #expect(field.text == "a")
        log.refused = ["shouldChange"]
        stage.simulator.typeText("b\u{8}")
        #expect(field.text == "a")
    }

    @Test func whatCodeSetsTellsNobody() {
        field.becomeFirstResponder()
        log.clear()
        field.text = "Hello"
        field.text = nil
        #expect(log.calls.isEmpty && field.text == "" && !field.hasText)
    }

    @Test func insertingByCodeAsksNobodyButTells() {
        log.refused = ["shouldChange"]
        field.insertText("abc")
        field.deleteBackward()
        #expect(field.text == "ab")
        #expect(log.calls == ["selection", "event changed", "selection", "event changed"])
    }

    @Test func theReturnKeyAsksAndEndsWhereSomebodyListens() {
        field.becomeFirstResponder()
        log.clear()
        stage.simulator.typeText("\n")
        #expect(log.calls == ["shouldReturn", "event primary"] && field.isEditing && field.text == "")
        field.addAction(UIAction { _ in log.note("event exit") }, for: .editingDidEndOnExit)
        log.clear()
        stage.simulator.typeText("\n")
        #expect(log.calls == ["shouldReturn", "event primary", "event exit", "shouldEnd", "didEnd", "event end"])
        log.refused = ["shouldReturn"]
        field.becomeFirstResponder()
        log.clear()
        stage.simulator.typeText("\n")
        #expect(log.calls == ["shouldReturn"] && field.isEditing)
    }

    @Test func theClearButtonAsksAndClears() {
        field.text = "abc"
        field.clearButtonMode = .unlessEditing
        stage.simulator.advance(by: 0)
        log.refused = ["shouldClear"]
        stage.simulator.tap(field.clearButton)
        #expect(field.text == "abc" && log.calls == ["shouldClear"] && !field.isEditing)
        log.refused = []
        stage.simulator.tap(field.clearButton)
        #expect(field.text == "" && log.calls.suffix(3) == ["shouldClear", "selection", "event changed"])
        stage.simulator.advance(by: 0)
        #expect(field.clearButton.isHidden, "there is nothing to clear")
    }

    @Test func aFieldMayClearItselfAsItBegins() {
        field.text = "abc"
        field.clearsOnBeginEditing = true
        field.becomeFirstResponder()
        #expect(field.text == "")
    }

    @Test func aDisabledFieldEndsAndDoesNotBegin() {
        field.becomeFirstResponder()
        field.isEnabled = false
        #expect(!field.isEditing && !field.becomeFirstResponder())
        stage.simulator.tap(field)
        #expect(!field.isFirstResponder)
    }

    @Test func aDelegateThatEndsEditingInTheMiddleOfAKeyIsHeard() {
        field.becomeFirstResponder()
        field.addAction(
            UIAction { action in (action.sender as? UITextField)?.resignFirstResponder() }, for: .editingChanged)
        stage.simulator.typeText("ab")
        #expect(field.text == "a" && !field.isEditing)
    }

    // MARK: - Selection

    @Test func aTapPutsTheCaretAtTheNearestPlace() throws {
        field.text = "Hello UIKit"
        stage.simulator.tap(at: CGPoint(x: 45, y: 117))
        #expect(field.content.selection == 0..<0)
        stage.simulator.advance(by: 1)
        stage.simulator.tap(at: CGPoint(x: 230, y: 117))
        #expect(field.content.selection == 11..<11)
        let third = try #require(field.position(from: field.beginningOfDocument, offset: 3))
        let x = field.caretRect(for: third).minX
        stage.simulator.advance(by: 1)
        stage.simulator.tap(at: CGPoint(x: 40 + x + 1, y: 117))
        #expect(field.content.selection == 3..<3)
    }

    @Test func twoTapsSelectAWord() {
        field.text = "Hello UIKit"
        field.becomeFirstResponder()
        stage.simulator.advance(by: 1)
        let point = CGPoint(x: 40 + 7 + 70, y: 117)
        stage.simulator.tap(at: point)
        stage.simulator.tap(at: point)
        #expect(field.content.selection == 6..<11)
        stage.simulator.typeText("x")
        #expect(field.text == "Hello x")
    }

    @Test func aSelectionIsReplacedAndRead() throws {
        field.text = "Hello"
        #expect(field.selectedTextRange == nil, "only what is edited has one")
        field.becomeFirstResponder()
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let end = try #require(field.position(from: start, offset: 3))
        let range = try #require(field.textRange(from: start, to: end))
        #expect(field.text(in: range) == "ell" && field.offset(from: start, to: end) == 3)
        #expect(field.compare(start, to: end) == .orderedAscending)
        field.selectedTextRange = range
        stage.simulator.advance(by: 0)
        #expect(!field.selectionView.isHidden && field.selectedTextRange?.isEmpty == false)
        field.replace(range, withText: "i")
        #expect(field.text == "Hio" && field.selectedTextRange?.isEmpty == true)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    }

    @Test func aLineHasNoBreaks() {
        field.insertText("a\r\nb\nc")
        #expect(field.text == "a b c")
    }

    // MARK: - Looks

    @Test func theCaretBlinksOnlyWhileItIsEdited() {
        #expect(field.caretView.isHidden)
        field.becomeFirstResponder()
        stage.simulator.advance(by: 0.4)
        #expect(!field.caretView.isHidden && field.caretView.alpha == 1)
        stage.simulator.advance(by: 0.2)
        #expect(field.caretView.alpha == 0)
        stage.simulator.typeText("a")
        #expect(field.caretView.alpha == 1, "it is steady while one types")
        stage.simulator.advance(by: 0)
        #expect(field.caretView.frame.width == 2 && abs(field.caretView.frame.height - 21.787) < 0.34)
        field.resignFirstResponder()
        #expect(field.caretView.isHidden)
    }

    @Test func aLongTextIsShownAroundItsCaret() {
        field.becomeFirstResponder()
        stage.simulator.typeText("The quick brown fox jumps over the lazy dog")
        stage.simulator.advance(by: 0)
        let room = field.clip.bounds.width
        #expect(field.textLabel.frame.minX < -50)
        #expect(abs(field.caretView.frame.maxX - room) < 2)
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        stage.simulator.advance(by: 0)
        #expect(field.textLabel.frame.minX == 0 && field.caretView.frame.minX == 0)
    }

    @Test func aSecretIsShownAsDots() {
        field.isSecureTextEntry = true
        field.text = "añ👍🏽"
        #expect(field.textLabel.text == "•••" && field.text == "añ👍🏽")
        #expect(field.accessibilityValue == "•••")
        field.becomeFirstResponder()
        stage.simulator.typeText("\u{8}")
        #expect(field.text == "añ")
    }

    @Test func thePlaceholderIsSeenWithoutText() {
        field.placeholder = "Name"
        #expect(!field.placeholderLabel.isHidden && field.accessibilityValue == "Name")
        field.text = "x"
        #expect(field.placeholderLabel.isHidden && field.accessibilityValue == "x")
        field.attributedPlaceholder = NSAttributedString(string: "Mail", attributes: [.foregroundColor: UIColor.red])
        field.text = ""
        #expect(field.placeholder == "Mail" && field.placeholderLabel.attributedText?.string == "Mail")
    }

    @Test func itsBaselineIsThatOfItsText() {
        let label = UILabel()
        label.text = "Label"
        for view in [label, field] { view.translatesAutoresizingMaskIntoConstraints = false }
        stage.view.addSubview(label)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 100),
            field.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 100),
            label.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ])
        stage.simulator.advance(by: 0)
        #expect(abs(label.frame.midY - field.frame.midY) < 0.7)
    }

    /// A script of typing, deleting and moving the caret, against an array of characters.
    @Test(arguments: [11, 12, 13]) func whatIsTypedIsWhatIsThere(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        field.delegate = nil
        field.becomeFirstResponder()
        var model: [Character] = []
        var caret = 0
        for _ in 0..<150 {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0...2:
                let character = "abc é👍🏽🇩🇪".randomElement(using: &generator) ?? "x"
                stage.simulator.typeText(String(character))
                model.insert(character, at: caret)
                caret += 1
            case 3:
                stage.simulator.typeText("\u{7F}")
                if caret > 0 {
                    caret -= 1
                    model.remove(at: caret)
                }
            default:
                caret = Int.random(in: 0...model.count, using: &generator)
                let place = field.position(from: field.beginningOfDocument, offset: caret) ?? field.endOfDocument
                field.selectedTextRange = field.textRange(from: place, to: place)
            }
            #expect(field.text == String(model))
            let range = field.selectedTextRange
            #expect(range.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == caret)
        }
    }
}
