import Foundation
import Simulator
import Testing
import UIKit

/// An app that is used by the keys of a hardware keyboard alone.
@MainActor
struct FullKeyboardAccessTests {
    /// A page with two buttons, a disabled one between them, a text that nothing can be done with, and a field.
    private final class Page: UIViewController {
        let first = UIButton(type: .system)
        let disabled = UIButton(type: .system)
        let second = UIButton(type: .system)
        let field = UITextField()
        var taps: [String] = []
        var escapes = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            label.text = "Read me"
            for (index, (view, title)) in [
                (first, "First"), (disabled, "Disabled"), (second, "Second"), (label, ""), (field, ""),
            ].enumerated() {
                view.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 44)
                if let button = view as? UIButton {
                    button.setTitle(title, for: .normal)
                    button.addAction(
                        UIAction { [weak self] _ in self?.taps.append(title) }, for: .primaryActionTriggered)
                }
                self.view.addSubview(view)
            }
            disabled.isEnabled = false
        }

        override func accessibilityPerformEscape() -> Bool {
            escapes += 1
            return true
        }
    }

    private let simulator = Simulator()
    private let page = Page()

    init() {
        simulator.show(page)
    }

    private func isFocused(on view: UIView) -> Bool { simulator.keyboardFocus === view }

    @Test func tabGoesThroughWhatCanBeUsedAndAround() {
        #expect(simulator.keyboardFocus == nil)
        for view in [page.first, page.second, page.field, page.first] {
            #expect(simulator.pressKey(.tab))
            #expect(isFocused(on: view))
        }
        #expect(simulator.isHardwareKeyboardConnected && simulator.keyboardFrame == nil)
    }

    @Test func withShiftItGoesBack() {
        for view in [page.field, page.second, page.first, page.field] {
            simulator.pressKey(.tab, withShift: true)
            #expect(isFocused(on: view))
        }
    }

    @Test(arguments: [HardwareKey.space, .return])
    func spaceAndReturnActivateWhatHasTheFocus(key: HardwareKey) {
        #expect(!simulator.pressKey(key), "nothing has the focus")
        simulator.pressKey(.tab)
        simulator.pressKey(.tab)
        #expect(simulator.pressKey(key))
        #expect(page.taps == ["Second"])
    }

    @Test func theAppHearsOfEachMove() {
        var moves: [(from: UIView?, to: UIView?)] = []
        let key = UIFocusSystem.focusUpdateContextUserInfoKey
        let observer = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
        ) { notification in
            guard let context = notification.userInfo?[key] as? UIFocusUpdateContext else { return }
            MainActor.assumeIsolated {
                moves.append((context.previouslyFocusedView, context.nextFocusedView))
            }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        simulator.pressKey(.tab)
        simulator.pressKey(.tab)
        simulator.isHardwareKeyboardConnected = false
        #expect(moves.map { $0.from == nil } == [true, false, false])
        #expect(moves.count == 3 && moves[0].to === page.first && moves[1].from === page.first)
        #expect(moves.count == 3 && moves[1].to === page.second && moves[2].to == nil)
    }

    @Test func aFieldIsTypedIntoWhileItHasTheFocus() {
        simulator.pressKey(.tab, withShift: true)
        #expect(page.field.isEditing)
        simulator.typeText("a")
        simulator.pressKey(.space)
        simulator.typeText("b")
        #expect(page.field.text == "a b")
        simulator.pressKey(.tab)
        #expect(!page.field.isEditing && isFocused(on: page.first))
        simulator.pressKey(.space)
        #expect(page.field.text == "a b" && page.taps == ["First"])
    }

    @Test func escapeAsksTheRespondersAfterTheFocus() {
        simulator.pressKey(.tab)
        #expect(simulator.pressKey(.escape))
        #expect(page.escapes == 1)
    }

    @Test func escapeLeavesASheetWithOrWithoutTheFocusInIt() {
        for tabs in 0...1 {
            let sheet = UIViewController()
            let button = UIButton(type: .system)
            button.setTitle("Done", for: .normal)
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
            sheet.view.addSubview(button)
            page.present(sheet, animated: true)
            simulator.advance(by: 1)
            for _ in 0..<tabs {
                simulator.pressKey(.tab)
                #expect(isFocused(on: button), "what lies behind the sheet can't be used")
            }
            #expect(simulator.pressKey(.escape))
            simulator.advance(by: 1)
            #expect(page.presentedViewController == nil)
        }
        #expect(page.escapes == 0)
    }

    @Test func theAppHearsThatAFocusedViewIsGone() {
        var moves: [UIView?] = []
        let key = UIFocusSystem.focusUpdateContextUserInfoKey
        let observer = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: nil, queue: nil
        ) { notification in
            guard let context = notification.userInfo?[key] as? UIFocusUpdateContext else { return }
            MainActor.assumeIsolated { moves.append(context.nextFocusedView) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        weak var gone: UIView?
        do {
            let view = UIView()
            page.view.addSubview(view)
            simulator.moveKeyboardFocus(to: view)
            moves.removeAll()
            view.removeFromSuperview()
            gone = view
        }
        #expect(gone == nil)
        simulator.advance(by: 0)
        simulator.moveKeyboardFocus(to: nil)
        #expect(moves.count == 1 && moves.first == .some(nil))
    }

    @Test func anElementThatLeavesTakesTheFocusAlongAndTheNextKeyGoesOnFromThere() {
        simulator.pressKey(.tab)
        simulator.pressKey(.tab)
        page.field.frame.origin.y -= 20
        page.second.removeFromSuperview()
        #expect(simulator.keyboardFocus == nil)
        simulator.advance(by: 0)
        #expect(simulator.keyboardFocus == nil && !simulator.pressKey(.space))
        simulator.pressKey(.tab)
        #expect(isFocused(on: page.field), "it was nearest")
    }

    @Test func anElementBelowIsScrolledTo() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 420, width: 393, height: 300))
        scrollView.contentSize = CGSize(width: 393, height: 1_000)
        let button = UIButton(frame: CGRect(x: 20, y: 900, width: 100, height: 44))
        button.setTitle("Below", for: .normal)
        scrollView.addSubview(button)
        page.view.addSubview(scrollView)
        simulator.pressKey(.tab, withShift: true)
        #expect(isFocused(on: button) && scrollView.contentOffset.y == 644)
    }

    @Test func anActionThatMovesTheFocusIsFollowed() {
        page.first.addAction(
            UIAction { [page] _ in page.first.removeFromSuperview() }, for: .primaryActionTriggered)
        simulator.pressKey(.tab)
        #expect(simulator.pressKey(.space))
        #expect(page.taps == ["First"] && simulator.keyboardFocus == nil)
        #expect(simulator.pressKey(.tab) && isFocused(on: page.second))
    }

    @Test func focusFollowsTextInputsAndStaysWhenTheyResign() {
        simulator.pressKey(.tab)
        page.field.becomeFirstResponder()
        simulator.advance(by: 0)
        #expect(isFocused(on: page.field))
        page.field.resignFirstResponder()
        simulator.advance(by: 0)
        #expect(isFocused(on: page.field))
        simulator.pressKey(.tab, withShift: true)
        #expect(isFocused(on: page.second))
    }

    @Test func focusLeavesAnElementBehindAModalView() {
        simulator.pressKey(.tab)
        let panel = UIView(frame: CGRect(x: 0, y: 500, width: 393, height: 100))
        panel.accessibilityViewIsModal = true
        page.view.addSubview(panel)
        simulator.pressKey(.space)
        #expect(page.taps.isEmpty && simulator.keyboardFocus == nil)
        panel.removeFromSuperview()
        #expect(simulator.pressKey(.tab) && isFocused(on: page.first))
    }

    @Test func arrowKeysAdjustAnAdjustableElement() {
        let slider = UISlider(frame: CGRect(x: 20, y: 500, width: 200, height: 34))
        page.view.addSubview(slider)
        simulator.pressKey(.tab, withShift: true)
        #expect(isFocused(on: slider))
        for key in [HardwareKey.upArrow, .rightArrow, .downArrow, .rightArrow, .leftArrow] {
            #expect(simulator.pressKey(key))
        }
        #expect(abs(slider.value - 0.1) < 1e-6)
    }
}
