import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// The focused field of a form, which stays in sight above the keyboard.
@MainActor
@Suite(.leavesNothingBehind)
struct FormKeyboardTests {
    struct Screen: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var device = Device.iPhoneSE
        var orientation = UIDeviceOrientation.portrait
        var size = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
        var direction = UITraitEnvironmentLayoutDirection.leftToRight

        static let all = [
            Screen(testDescription: "smallest device, largest text"),
            Screen(testDescription: "smallest device, largest text, landscape", orientation: .landscapeLeft),
            Screen(testDescription: "smallest device, largest text, right to left", direction: .rightToLeft),
            Screen(testDescription: "smallest device", size: .large),
            Screen(testDescription: "smallest device, landscape", orientation: .landscapeRight, size: .large),
            Screen(
                testDescription: "iPhone 16, landscape", device: .iPhone16, orientation: .landscapeLeft, size: .large),
        ]

        /// The smallest device with the largest text in landscape and from right to left, and a large one with little height.
        static let tested = TestLength.choose([all[1], all[2], all[5]], of: all)
    }

    private static let fields: [FormField] = [
        .email(), .name(), .toggle("News"), .text("Street"), .choice("Plan", options: ["Free"], isRequired: false),
        .password(),
    ]
    private static let textFields = ["email", "name", "Street", "password"]

    private func trial(on screen: Screen, _ fields: [FormField] = fields) -> FormTrial {
        let stage = Stage(device: screen.device)
        stage.simulator.preferredContentSizeCategory = screen.size
        stage.simulator.layoutDirection = screen.direction
        stage.simulator.rotate(to: screen.orientation)
        stage.rest()
        return FormTrial(fields, on: stage)
    }

    /// Returns the part of a view that the user can see: inside each scroll view and the post, and above the keyboard.
    private func seenFrame(of view: UIView, in trial: FormTrial) throws -> CGRect {
        let keyboard = try #require(trial.simulator.keyboardFrame)
        var frame = view.screenFrame
        for ancestor in sequence(first: view, next: \.superview) where ancestor.clipsToBounds || ancestor is PostSlot {
            frame = frame.intersection(ancestor.screenFrame)
        }
        let screen = trial.stage.window.bounds
        return frame.intersection(CGRect(x: 0, y: 0, width: screen.width, height: keyboard.minY))
    }

    /// Expects that the box of the focused field and its error are entirely in sight.
    private func expectFocusedField(
        _ id: FormField.ID, isSeenIn trial: FormTrial, _ comment: Comment,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try trial.focused == id, comment, sourceLocation: sourceLocation)
        let field = try trial.field(id)
        let error = field.descendants.first { ($0 as? UILabel)?.text == field.error && field.error != nil }
        // At the largest text size in landscape there is no room for an error of two lines.
        let room = (trial.simulator.keyboardFrame?.minY ?? 0) - trial.stage.window.safeAreaInsets.top - 20
        let isTooHigh = error.map { $0.screenFrame.maxY - field.control.screenFrame.minY > room } ?? false
        #expect(!isTooHigh || trial.stage.window.bounds.height < 400, comment, sourceLocation: sourceLocation)
        for view in [field.control, isTooHigh ? nil : error].compactMap(\.self) {
            let (whole, seen) = (view.screenFrame, try seenFrame(of: view, in: trial))
            #expect(
                seen.insetBy(dx: -0.5, dy: -0.5).contains(whole) && whole.height > 10,
                "\(comment): \(seen) of \(whole)", sourceLocation: sourceLocation)
        }
        let frame = try #require(trial.post.view?.slot).screenFrame
        let safe = trial.stage.window.bounds.inset(by: trial.stage.window.safeAreaInsets)
        #expect(safe.insetBy(dx: -0.5, dy: -0.5).contains(frame), comment, sourceLocation: sourceLocation)
        #expect(
            frame.maxY <= (trial.simulator.keyboardFrame?.minY ?? 0) + 0.5, comment, sourceLocation: sourceLocation)
        trial.expectSoundLayout(sourceLocation: sourceLocation)
    }

    @Test(arguments: Screen.tested)
    func focusedFieldIsInSight(screen: Screen) throws {
        let trial = trial(on: screen)
        for id in Self.textFields + Self.textFields.reversed() {
            try trial.focus(id)
            try expectFocusedField(id, isSeenIn: trial, "\(id) is focused")
        }
    }

    @Test(arguments: Screen.tested)
    func fieldIsInSightAfterReturnKey(screen: Screen) throws {
        let trial = trial(on: screen)
        for id in Self.textFields {
            try expectFocusedField(id, isSeenIn: trial, "Return")
            trial.simulator.typeText("\n")
            trial.simulator.advance(by: 0.5)
        }
        try expectFocusedField("email", isSeenIn: trial, "submission of an empty form")
    }

    @Test(arguments: Screen.tested)
    func fieldWithErrorIsInSight(screen: Screen) throws {
        for (index, id) in ["email", "Street", "password"].enumerated() {
            let trial = trial(on: screen)
            for id in Self.textFields { try trial.type("a@b.co", into: id) }
            try trial.type("", into: id)
            #expect(try trial.view.actionsView.choose("submit") == false)
            trial.simulator.advance(by: 1)
            #expect(try trial.errors.keys.sorted() == [id])
            try expectFocusedField(id, isSeenIn: trial, "field \(index) is invalid")
        }
    }

    @Test(arguments: Screen.tested)
    func fieldStaysInSightWhenItsErrorAppears(screen: Screen) throws {
        for id in ["email", "password"] {
            let trial = trial(on: screen)
            for id in Self.textFields { try trial.type("a@b.co", into: id) }
            #expect(try trial.errors == [:])
            try trial.focus(id == "email" ? "name" : "Street")
            try trial.focus(id)
            trial.simulator.typeText(String(repeating: "\u{8}", count: 6))
            trial.simulator.advance(by: 0.5)
            #expect(try trial.errors == [id: PostStrings().requiredField])
            try expectFocusedField(id, isSeenIn: trial, "its error appears")
            trial.simulator.typeText("a@b.co")
            trial.simulator.advance(by: 0.5)
            try expectFocusedField(id, isSeenIn: trial, "its error disappears")
        }
    }

    @Test(arguments: ["email", "Street", "password"])
    func fieldIsInSightAfterRotation(id: FormField.ID) throws {
        for size in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            let trial = trial(on: Screen(testDescription: "", size: size))
            try trial.focus(id)
            for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight] {
                trial.simulator.rotate(to: orientation)
                trial.stage.rest()
                try expectFocusedField(id, isSeenIn: trial, "rotation to \(orientation.rawValue)")
            }
        }
    }

    @Test(arguments: ["email", "Street", "password"])
    func fieldIsInSightAfterChangeOfTextSize(id: FormField.ID) throws {
        let trial = trial(on: Screen(testDescription: "", size: .large))
        try trial.focus(id)
        for size in [UIContentSizeCategory.accessibilityExtraExtraExtraLarge, .extraSmall, .accessibilityLarge] {
            trial.simulator.preferredContentSizeCategory = size
            trial.stage.rest()
            try expectFocusedField(id, isSeenIn: trial, "text size \(size.rawValue)")
        }
    }

    @Test func formMovesUpForTheKeyboardAndBack() async throws {
        let trial = FormTrial()
        let above = try #require(trial.post.view?.slot).screenFrame
        let keyboardTop = try #require(trial.simulator.keyboardFrame).minY
        #expect(abs(above.maxY - (keyboardTop - 10)) < 0.5)
        try trial.textField("email").resignFirstResponder()
        await trial.simulator.advance(by: 1)
        let slot = try #require(trial.post.view?.slot)
        #expect(slot.screenFrame.maxY > keyboardTop + 20, "the keyboard would have covered a part of the form")
        let safe = trial.stage.safeFrame
        #expect(abs(slot.screenFrame.midY - safe.midY) < 20)
    }

    @Test(arguments: Screen.tested)
    func buttonsCanBeTapped(screen: Screen) async throws {
        let trial = trial(on: screen, [.text("A", isRequired: false), .text("B", isRequired: false)])
        let button = try trial.submitButton
        for scrollView in sequence(first: button as UIView, next: \.superview).compactMap({ $0 as? UIScrollView }) {
            scrollView.scrollRectToVisible(button.convert(button.bounds, to: scrollView), animated: false)
        }
        try await trial.submit()
        #expect(trial.ends == [.action(id: "submit")])
    }
}
