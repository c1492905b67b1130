import Simulator
import Testing
import UIKit

@MainActor
struct HardwareKeyboardTests {
    /// A controller that records presses and accessibility escapes, and handles both only if it should.
    private final class Page: UIViewController {
        let button = UIButton(type: .system)
        let field = UITextField()
        let plainView = FocusableView()
        var handlesPresses = false
        var handlesEscape = true
        private(set) var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            button.setTitle("Button", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.log.append("tap") }, for: .primaryActionTriggered)
            for (index, subview) in [button, field, plainView].enumerated() {
                subview.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 44)
                view.addSubview(subview)
            }
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            log += presses.map { "press \($0.key?.keyCode.rawValue ?? 0)" }
            if !handlesPresses { super.pressesBegan(presses, with: event) }
        }

        override func accessibilityPerformEscape() -> Bool {
            log.append("escape")
            return handlesEscape
        }
    }

    private final class FocusableView: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    private let simulator = Simulator()
    private let page = Page()

    init() {
        simulator.show(page)
    }

    @Test(arguments: [(.return, 40), (.escape, 41), (.space, 44), (.upArrow, 82)] as [(HardwareKey, Int)])
    func keysReachAFirstResponderThatIsNoTextInput(key: HardwareKey, code: Int) {
        page.handlesPresses = true
        page.plainView.becomeFirstResponder()
        #expect(simulator.pressKey(key))
        #expect(page.log == ["press \(code)"])
        #expect(page.plainView.isFirstResponder)
    }

    @Test func unhandledEscapeOfAFirstResponderPerformsTheAccessibilityEscape() {
        page.plainView.becomeFirstResponder()
        #expect(simulator.pressKey(.escape))
        #expect(page.log == ["press 41", "escape"])
        #expect(page.plainView.isFirstResponder)
        page.handlesEscape = false
        #expect(simulator.pressKey(.escape))
        #expect(!page.plainView.isFirstResponder)
    }

    @Test func withoutAFirstResponderKeysReachTheFrontController() {
        #expect(!simulator.pressKey(.return) && simulator.pressKey(.escape))
        #expect(page.log == ["press 40", "press 41", "escape"])
        page.handlesPresses = true
        #expect(simulator.pressKey(.return) && simulator.pressKey(.escape))
        #expect(page.log.dropFirst(3) == ["press 40", "press 41"])
    }

    @Test func presentedControllerReceivesKeysBeforeItsPresenter() {
        let sheet = Page()
        sheet.handlesPresses = true
        page.present(sheet, animated: true)
        simulator.advance(by: 1)
        #expect(simulator.pressKey(.return))
        #expect(sheet.log == ["press 40"] && page.log.isEmpty)
    }

    @Test func focusedElementTakesItsKeysBeforeTheApp() {
        page.handlesPresses = true
        page.plainView.becomeFirstResponder()
        simulator.moveKeyboardFocus(to: page.button)
        simulator.pressKey(.space)
        simulator.pressKey(.return)
        simulator.pressKey(.escape)
        #expect(page.log == ["tap", "tap", "escape"])
        #expect(simulator.pressKey(.leftArrow), "arrow keys mean nothing to the focus")
        #expect(page.log.last == "press 80")
    }

    @Test func tabMovesTheFocusRatherThanReachingTheApp() {
        page.handlesPresses = true
        page.plainView.becomeFirstResponder()
        #expect(simulator.pressKey(.tab) && simulator.keyboardFocus === page.button)
        #expect(page.log.isEmpty)
    }

    @Test func withoutFocusableElementsTabIsAPress() {
        for subview in page.view.subviews { subview.removeFromSuperview() }
        page.handlesPresses = true
        #expect(simulator.pressKey(.tab))
        #expect(page.log == ["press 43"])
    }

    @Test func textInputTypesItsKeysRatherThanPassingThemOn() {
        page.handlesPresses = true
        page.field.becomeFirstResponder()
        simulator.typeText("a")
        simulator.pressKey(.space)
        #expect(page.field.text == "a " && page.log.isEmpty)
        simulator.pressKey(.downArrow)
        #expect(page.log == ["press 81"])
    }

    // MARK: Keys before text

    @Test func keysReachRespondersBeforeTheTextInput() {
        simulator.readings = [.keysPrecedeText]
        page.field.becomeFirstResponder()
        #expect(simulator.pressKey(.space) && simulator.pressKey(digit: 7))
        #expect(page.log == ["press 44", "press 36"] && page.field.text == " 7")
    }

    @Test func handledKeyIsNotTyped() {
        simulator.readings = [.keysPrecedeText]
        page.handlesPresses = true
        page.field.becomeFirstResponder()
        #expect(simulator.pressKey(.space) && simulator.pressKey(digit: 7))
        #expect(page.log == ["press 44", "press 36"] && page.field.text == "")
        #expect(simulator.pressKey(.tab) && simulator.keyboardFocus !== page.field, "Tab belongs to the system")
        #expect(page.log.count == 2)
    }

    @Test func readingsStartWithTheirDefaults() {
        simulator.readings = [.keysPrecedeText]
        #expect(Simulator().readings == Reading.initial)
    }

    // MARK: Carets and input methods

    @Test func arrowKeyThatNoResponderHandlesMovesTheCaret() {
        page.field.becomeFirstResponder()
        simulator.typeText("ac")
        #expect(simulator.pressKey(.leftArrow))
        simulator.typeText("b")
        #expect(page.field.text == "abc")
        page.handlesPresses = true
        simulator.pressKey(.leftArrow)
        simulator.typeText("b")
        #expect(page.field.text == "abbc", "the page has handled the key")
    }

    @Test(arguments: [false, true])
    func inputMethodHasReturnAndEscape(sendsKeysBeforeText: Bool) {
        simulator.readings = sendsKeysBeforeText ? [.keysPrecedeText] : []
        page.field.becomeFirstResponder()
        simulator.composeText("nihon")
        #expect(page.field.text == "nihon" && page.field.markedTextRange != nil)
        simulator.composeText("日本")
        #expect(page.field.text == "日本")
        #expect(simulator.pressKey(.return))
        #expect(page.field.text == "日本" && page.field.markedTextRange == nil)
        simulator.composeText("go")
        #expect(simulator.pressKey(.escape))
        #expect(page.field.text == "日本" && page.field.markedTextRange == nil)
        #expect(!page.log.contains("escape") && page.field.isFirstResponder)
    }
}
