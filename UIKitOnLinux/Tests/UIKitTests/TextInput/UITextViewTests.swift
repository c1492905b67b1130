import Simulator
import Testing

@testable import UIKit

@MainActor
struct UITextViewTests {
    private final class Log: NSObject, UITextViewDelegate {
        var calls: [String] = []
        var refused: Set<String> = []

        private func ask(_ question: String) -> Bool {
            calls.append(question)
            return !refused.contains(question)
        }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
        func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
        func textViewDidChangeSelection(_ textView: UITextView) { calls.append("selection") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled") }

        func textView(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            calls.append("shouldChange \(range.location)+\(range.length) \"\(text)\"")
            return !refused.contains("shouldChange")
        }
    }

    private let stage = FormStage()
    private let view = UITextView(frame: CGRect(x: 40, y: 200, width: 200, height: 100))
    private let log = Log()

    init() {
        view.font = .systemFont(ofSize: 17)
        view.delegate = log
        stage.view.addSubview(view)
        stage.simulator.advance(by: 0)
    }

    // MARK: - Size

    /// Insets of 8 above and below and of 5 beside the lines, as measured on Apple's.
    @Test func itsTextStandsInsideItsInsets() {
        view.text = "One\nTwo"
        stage.simulator.advance(by: 0)
        let frame = view.textLabel.frame
        #expect(abs(frame.minX - 5) < 1e-9 && abs(frame.minY - 8) < 1e-9 && frame.width == 190)
        #expect(view.contentSize.width == 200 && abs(view.contentSize.height - (16 + 2 * 20.287)) < 0.5)
        view.textContainer.lineFragmentPadding = 0
        view.textContainerInset = .zero
        stage.simulator.advance(by: 0)
        #expect(view.textLabel.frame.origin == .zero && view.textLabel.frame.width == 200)
    }

    @Test func withoutScrollingItIsAsHighAsItsText() {
        let text = UITextView()
        text.font = .systemFont(ofSize: 17)
        text.isScrollEnabled = false
        text.text = "The quick brown fox jumps over the lazy dog"
        text.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
            text.topAnchor.constraint(equalTo: stage.view.topAnchor),
            text.widthAnchor.constraint(equalToConstant: 180),
        ])
        stage.simulator.advance(by: 0)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text.text
        let lines = label.sizeThatFits(CGSize(width: 170, height: 0)).height
        #expect(lines > 40 && abs(text.bounds.height - (lines + 16)) < 0.5)
        #expect(abs(text.sizeThatFits(CGSize(width: 180, height: 0)).height - text.bounds.height) < 0.5)
    }

    @Test(arguments: [("", 1), ("a", 1), ("a\n", 2), ("a\nb\n", 3)]) func anEmptyLastLineCounts(
        text: String, lines: Int
    ) {
        view.text = text
        let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(abs(height - (16 + CGFloat(lines) * 20.287)) < 0.5)
    }

    // MARK: - Order

    @Test func itBeginsAfterItsKeyboard() {
        let keyboard = KeyboardLog()
        keyboard.onEntry = { [log] in log.calls.append($0.name) }
        stage.simulator.tap(view)
        stage.simulator.advance(by: 1)
        view.resignFirstResponder()
        stage.simulator.advance(by: 1)
        #expect(
            log.calls.filter { $0 != "scrolled" } == [
                "shouldBegin", "willChangeFrame", "willShow", "didBegin", "didChangeFrame", "didShow",
                "shouldEnd", "didEnd", "willChangeFrame", "willHide", "didChangeFrame", "didHide",
            ])
    }

    @Test func aKeyAsksAndThenTellsAndReturnBreaksTheLine() {
        view.becomeFirstResponder()
        log.calls = []
        stage.simulator.typeText("a\n")
        #expect(
            log.calls.filter { $0 != "scrolled" } == [
                "shouldChange 0+0 \"a\"", "selection", "changed", "shouldChange 1+0 \"\n\"", "selection", "changed",
            ])
        #expect(view.text == "a\n" && view.selectedRange == NSRange(location: 2, length: 0))
        log.refused = ["shouldChange"]
        stage.simulator.typeText("b\u{8}")
        #expect(view.text == "a\n")
    }

    @Test func whatCannotBeEditedIsOnlyRead() {
        view.text = "Read"
        view.isEditable = false
        stage.simulator.tap(view)
        #expect(!view.isFirstResponder && stage.simulator.keyboardFrame == nil)
        #expect(view.accessibilityTraits == .staticText && view.accessibilityValue == "Read")
        view.isEditable = true
        view.becomeFirstResponder()
        view.isEditable = false
        #expect(!view.isFirstResponder)
    }

    @Test func attributesStayUntilSomethingIsTyped() {
        let text = NSMutableAttributedString(string: "Red and black")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        view.attributedText = text
        #expect(view.text == "Red and black" && view.attributedText.isEqual(to: text))
        view.insertText("!")
        #expect(view.text == "Red and black!")
        #expect(view.textLabel.text == "Red and black!")
    }

    // MARK: - Places

    @Test func theCaretStandsOnItsLine() {
        view.text = "One\nTwo\n"
        view.becomeFirstResponder()
        let tops = [0, 3, 4, 7, 8].map { offset in
            view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset) ?? UITextPosition()).minY
        }
        #expect(abs(tops[0] - 8) < 0.5 && tops[1] == tops[0])
        #expect(abs(tops[2] - 28.3) < 0.5 && tops[3] == tops[2])
        #expect(abs(tops[4] - 48.6) < 0.5)
    }

    @Test func aTapFindsLineAndCharacter() {
        view.text = "One\nTwo three\nFour"
        stage.simulator.tap(at: CGPoint(x: 46, y: 240))
        #expect(view.selectedRange == NSRange(location: 4, length: 0))
        stage.simulator.advance(by: 1)
        stage.simulator.tap(at: CGPoint(x: 235, y: 240))
        #expect(view.selectedRange == NSRange(location: 13, length: 0))
        stage.simulator.advance(by: 1)
        stage.simulator.tap(at: CGPoint(x: 235, y: 290))
        #expect(view.selectedRange == NSRange(location: 18, length: 0))
        stage.simulator.advance(by: 1)
        stage.simulator.tap(at: CGPoint(x: 90, y: 240))
        stage.simulator.tap(at: CGPoint(x: 90, y: 240))
        #expect(view.selectedRange == NSRange(location: 8, length: 5))
    }

    @Test func aSelectionOverLinesIsShownOnEach() {
        view.text = "One\nTwo\nThree"
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 8)
        stage.simulator.advance(by: 0)
        #expect(view.selectionViews.count == 3)
        stage.simulator.typeText("x")
        #expect(
            view.text == "Oxhree" && view.selectionViews.allSatisfy { $0.superview == nil || $0.superview === view })
    }

    @Test func typingScrollsTheCaretIntoSight() {
        view.becomeFirstResponder()
        for _ in 0..<10 { stage.simulator.typeText("Line\n") }
        stage.simulator.advance(by: 0)
        #expect(abs(view.contentOffset.y - (view.contentSize.height - 100)) < 1)
        view.selectedRange = NSRange(location: 0, length: 0)
        #expect(view.contentOffset.y > 50)
        view.scrollRangeToVisible(view.selectedRange)
        #expect(view.contentOffset.y == 0)
    }

    @Test func aDragScrollsItAndDoesNotBeginToEdit() {
        view.text = (0..<40).map { "Line \($0)" }.joined(separator: "\n")
        stage.simulator.advance(by: 0)
        stage.simulator.pan(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 220))
        #expect(view.contentOffset.y > 30 && !view.isFirstResponder)
    }
}
