import Foundation
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// Forms with extreme fields, texts and insets.
@MainActor
@Suite(.leavesNothingBehind)
struct FormInputTests {
    private static let megabyte = String(repeating: "abcdefgh12 🍝שלום\n", count: 1 << 20 / 30)

    @Test func formWithoutFieldsHasOnlyTextsAndButtons() async throws {
        let trial = FormTrial([])
        #expect(try trial.view.fieldViews.isEmpty && trial.simulator.keyboardFrame == nil)
        trial.expectSoundLayout()
        try await trial.submit()
        #expect(trial.ends == [.action(id: "submit")] && trial.answers == [FormValues([])])
    }

    @Test(arguments: [nil, ""] as [String?])
    func formWithoutAnyTextHasButtons(text: String?) async throws {
        let trial = FormTrial([]) {
            ($0.title, $0.text, $0.submit, $0.cancel) = (text, text, "", "")
        }
        let view = try trial.view
        #expect(view.titleLabel.isHidden && view.subtitleLabel.isHidden && view.actionsView.buttons.count == 1)
        #expect(view.bounds.height < 100)
        trial.expectSoundLayout()
        try await trial.submit()
        #expect(trial.ends == [.action(id: "submit")])
    }

    @Test func emptyLabelsTakeNoHeight() throws {
        let trial = FormTrial([.text("", id: "A"), .toggle("", id: "B"), .choice("", id: "C", options: [])])
        for field in try trial.view.fieldViews {
            #expect(field.bounds.height < 60 && field.bounds.height >= 28)
        }
        trial.expectSoundLayout()
    }

    @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
    func longLabelsAndErrorsAreComplete(size: UIContentSizeCategory) throws {
        let long = String(repeating: "A label that goes on and on 🍝 ", count: 330)
        let stage = Stage(device: .iPhoneSE)
        stage.simulator.preferredContentSizeCategory = size
        let trial = FormTrial(
            [
                .text(long, id: "A", placeholder: long, value: "x", validate: { _ in long }), .toggle(long, id: "B"),
                .choice(long, id: "C", options: [.init(long, id: "1"), "Two"], chosen: "1"),
            ], on: stage
        ) { $0.title = long }
        #expect(try trial.view.actionsView.choose("submit") == false)
        stage.rest()
        for case let label as UILabel in try trial.view.fieldViews.flatMap(\.descendants)
        where label.superview is UIStackView && label.text == long {
            let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            #expect(fitting.height <= label.bounds.height + 1 && label.bounds.width > 40)
        }
        let frame = try #require(trial.post.view?.slot).screenFrame
        #expect(stage.window.bounds.contains(frame))
        trial.expectSoundLayout()
    }

    @Test(arguments: TestLength.choose([60], of: [60, 200]))
    func manyFieldsCanBeFilledInAndSubmitted(count: Int) async throws {
        let last = "Field \(count - 1)"
        let fields = (1...count).map { index -> FormField in
            switch index % 4 {
            case 0: .toggle("Field \(index)")
            case 1: .choice("Field \(index)", options: ["A", "B"], isRequired: false)
            case 2: .email(id: "Field \(index)", value: "a@b.co")
            default: .text("Field \(index)", isRequired: index == count - 1)
            }
        }
        let trial = FormTrial(fields)
        #expect(try trial.focused == "Field 2" && trial.view.fieldViews.count == count)
        trial.simulator.typeText("x")
        try await trial.submit()
        #expect(try trial.errors == [last: PostStrings().requiredField] && trial.focused == last)
        try trial.type("x", into: last)
        try await trial.submit()
        #expect(trial.ends == [.action(id: "submit")] && trial.answers.first?["Field 2"] == "a@b.cox")
        trial.expectSoundLayout()
    }

    @Test(arguments: TestLength.choose([200], of: [200, 1000]))
    func manyFieldsCanBeSubmitted(count: Int) async throws {
        let trial = FormTrial((1...count).map { .text("Field \($0)", isRequired: $0 == 1) })
        #expect(try trial.view.fieldViews.count == count && trial.focused == "Field 1")
        trial.simulator.typeText("x")
        try await trial.submit()
        #expect(trial.ends == [.action(id: "submit")] && trial.answers.first?["Field 1"] == "x")
    }

    /// A line, a secure one, one that is validated, and several lines.
    @Test(
        arguments: TestLength.choose(
            [FormField.text("A"), .password(id: "A"), .number("A"), .multiline("A")],
            of: [
                FormField.text("A"), .email(id: "A"), .password(id: "A"), .oneTimeCode(id: "A"), .name(id: "A"),
                .number("A"), .multiline("A"),
            ]))
    func pastedMegabyteIsKept(field: FormField) async throws {
        let trial = FormTrial([field, .text("B", isRequired: false)])
        let input = try trial.control("A")
        try trial.focus("A")
        (input as? any UIKeyInput)?.insertText(Self.megabyte)
        await trial.simulator.advance(by: 0.5)
        let expected = FormValues(entered: [(field, .text(Self.megabyte))])["A"]
        #expect(try trial.values["A"].replacing("\n", with: " ").utf8.count == expected.utf8.count)
        #expect(input.bounds.width <= trial.stage.window.bounds.width)
        try trial.focus("B")
        try await trial.submit()
        switch field.kind {
        case .email: #expect(try trial.errors == ["A": PostStrings().invalidEmail])
        case .number: #expect(try trial.errors == ["A": PostStrings().invalidNumber])
        default: #expect(trial.answers.map { $0["A"].utf8.count } == [expected.utf8.count])
        }
        trial.expectSoundLayout()
    }

    @Test func prefilledMegabyteIsKept() async throws {
        let fields: [FormField] = [
            .text("A", value: Self.megabyte), .multiline("B", value: Self.megabyte), .password(value: Self.megabyte),
        ]
        let trial = FormTrial(fields)
        try await trial.submit()
        #expect(trial.answers == [FormValues(fields)])
        trial.expectSoundLayout()
    }

    @Test(arguments: ["🍝👩‍👩‍👧‍👦🇩🇪", "שלום עולם", "مرحبا 123", "e\u{301}\u{323}", "\u{202E}abc", "\0\u{7}"])
    func unusualTextIsKept(text: String) async throws {
        let fields: [FormField] = [.text("A", value: text), .multiline("B", value: text), .password(value: text)]
        let trial = FormTrial(fields) { ($0.title, $0.text) = (text, text) }
        try trial.type(text, into: "A")
        try await trial.submit()
        #expect(trial.answers.map { $0["B"] } == [text] && trial.answers.map { $0["password"] } == [text])
        trial.expectSoundLayout()
    }

    @Test func layoutIsMirroredRightToLeft() throws {
        let stage = Stage()
        stage.simulator.layoutDirection = .rightToLeft
        let trial = FormTrial(
            [.toggle("News"), .choice("Plan", options: ["Free"], chosen: "Free"), .text("A")], on: stage)
        let row = try trial.field("News")
        let label = try #require(row.descendants.compactMap { $0 as? UILabel }.first)
        #expect(try label.screenFrame.midX > trial.control("News").screenFrame.maxX)
        let plan = try trial.control("Plan")
        let title = try #require(plan.descendants.compactMap { $0 as? UILabel }.first { $0.text == "Free" })
        #expect(abs(title.screenFrame.maxX - (plan.screenFrame.maxX - 12)) < 2)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -100])
    func badInsetsCountAsZero(length: CGFloat) throws {
        let trial = FormTrial()
        let view = try trial.view
        view.insets = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
        view.iconSide = length
        trial.stage.rest()
        #expect(abs(view.actionsView.screenFrame.maxY - view.screenFrame.maxY) < 0.5)
        #expect(try abs(trial.control("email").screenFrame.minX - view.screenFrame.minX) < 0.5)
        trial.expectSoundLayout()
    }

    // MARK: Programming errors

    /// Collects the reports of errors while a closure runs.
    private func errorReports(of body: () throws -> Void) throws -> [String] {
        let reporter = PostMisuse.reporter
        defer { PostMisuse.reporter = reporter }
        var reports: [String] = []
        PostMisuse.reporter = { kind, text in if kind == .error { reports.append(text) } }
        try body()
        return reports
    }

    @Test func secondFieldWithSameIdentifierIsReportedAndLeftOut() throws {
        let reports = try errorReports { () throws in
            let trial = FormTrial([.email(value: "a@b.co"), .email(value: "c@d.co"), .password()])
            #expect(try trial.view.fieldViews.map(\.field.id) == ["email", "password"])
            #expect(try trial.values["email"] == "a@b.co")
            #expect(try trial.textField("password").returnKeyType == .go)
        }
        #expect(reports.count == 1 && reports.allSatisfy { $0.contains("“email”") })
    }

    @Test func secondOptionWithSameIdentifierIsReportedAndLeftOut() throws {
        let reports = try errorReports { () throws in
            let trial = FormTrial([.choice("Plan", options: [.init("One", id: "1"), .init("Uno", id: "1"), "Two"])])
            let menu = try #require(try trial.control("Plan") as? UIButton).menu
            #expect(menu?.children.map(\.title) == ["One", "Two"])
        }
        #expect(reports.count == 1)
    }

    @Test func choiceWithoutOptionsHasNoMenu() async throws {
        let trial = FormTrial([.choice("Plan", options: [])])
        trial.simulator.tap(try trial.control("Plan"))
        await trial.simulator.advance(by: 1)
        try await trial.submit()
        #expect(try trial.errors == ["Plan": PostStrings().requiredField])
        try await trial.tap("Cancel")
        #expect(trial.ends == [.action(id: "cancel")])
    }

    @Test func valuesCanBeReadAtAnyTime() throws {
        let trial = FormTrial()
        var seen = [try trial.values["email"]]
        for character in "a@b" {
            trial.simulator.typeText(String(character))
            seen.append(try trial.values["email"])
        }
        #expect(seen == ["", "a", "a@", "a@b"], "after each keystroke, without a button")
        try trial.type("secret", into: "password")
        #expect(try trial.values["email"] == "a@b" && trial.values["password"] == "secret")
        trial.post.remove()
        #expect(try trial.values["password"] == "secret", "while the form leaves")
    }
}
