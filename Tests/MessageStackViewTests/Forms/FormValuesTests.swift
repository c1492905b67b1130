import Testing

@testable import MessageStackView
@testable import MessageStackViewForms

/// The values of a form: access by identifier, prefilled values and trimming.
@MainActor
@Suite(.leavesNothingBehind)
struct FormValuesTests {
    /// A field, and its value in the three types.
    struct Entry: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let field: FormField
        let text: String
        var number: Double?
        var isOn = false
        var choice: String?
    }

    private nonisolated static let entries = [
        Entry(testDescription: "text", field: .text("A", value: "Hello"), text: "Hello"),
        Entry(testDescription: "text with a number", field: .text("A", value: "12"), text: "12", number: 12),
        Entry(testDescription: "text with spaces", field: .text("A", value: " a "), text: " a "),
        Entry(testDescription: "empty text", field: .text("A"), text: ""),
        Entry(testDescription: "e-mail", field: .email("A", id: "A", value: "a@b.co"), text: "a@b.co"),
        Entry(testDescription: "e-mail with spaces", field: .email(id: "A", value: " a@b.co\n"), text: "a@b.co"),
        Entry(testDescription: "password", field: .password(id: "A", value: " s3cret "), text: " s3cret "),
        Entry(testDescription: "new password", field: .password(id: "A", isNew: true, value: "s"), text: "s"),
        Entry(testDescription: "code", field: .oneTimeCode(id: "A"), text: ""),
        Entry(testDescription: "name", field: .name(id: "A", value: "José 🍝"), text: "José 🍝"),
        Entry(testDescription: "lines", field: .multiline("A", value: "1\n2\n"), text: "1\n2\n"),
        Entry(testDescription: "number", field: .number("A", value: 12), text: "12", number: 12),
        Entry(testDescription: "no number", field: .number("A"), text: ""),
        Entry(testDescription: "switch that is on", field: .toggle("A", isOn: true), text: "true", isOn: true),
        Entry(testDescription: "switch that is off", field: .toggle("A"), text: "false"),
        Entry(
            testDescription: "choice", field: .choice("A", options: ["x", "y"], chosen: "y"), text: "y", choice: "y"),
        Entry(
            testDescription: "choice by identifier",
            field: .choice("A", options: [.init("One", id: "1"), .init("Two", id: "2")], chosen: "2"), text: "2",
            number: 2, choice: "2"),
        Entry(testDescription: "no choice", field: .choice("A", options: ["x"]), text: ""),
        Entry(testDescription: "missing option", field: .choice("A", options: ["x"], chosen: "z"), text: ""),
        Entry(testDescription: "no options", field: .choice("A", options: [], chosen: "z"), text: ""),
    ]

    @Test(arguments: entries)
    func valueIsReadInEachType(entry: Entry) {
        let values = FormValues([entry.field])
        #expect(values["A"] == entry.text)
        #expect(values.number("A") == entry.number)
        #expect(values.isOn("A") == entry.isOn)
        #expect(values.choice("A") == entry.choice)
    }

    @Test func codeIsTrimmed() {
        let values = FormValues(entered: [(.oneTimeCode(), .text(" 123 456\n"))])
        #expect(values["code"] == "123 456", "spaces inside stay")
    }

    @Test func identifierIsLabelOrWordOfKind() {
        let fields: [FormField] = [
            .text("Street"), .text("Street", id: "s"), .email(), .email("Mail"), .password(), .oneTimeCode(), .name(),
            .multiline("Comment"), .number("Age"), .toggle("News"), .choice("Plan", options: []),
        ]
        #expect(
            fields.map(\.id) == [
                "Street", "s", "email", "email", "password", "code", "name", "Comment", "Age", "News", "Plan",
            ])
        #expect(
            fields.map { $0.shownLabel(in: .current) } == [
                "Street", "Street", "Email", "Mail", "Password", "Code", "Name", "Comment", "Age", "News", "Plan",
            ])
        #expect(fields.map(\.isRequired) == fields.map { $0.kind != .toggle })
    }

    @Test func fieldsCanBeChanged() {
        var field = FormField.text("Street", value: "Main Street")
        field.kind = .multiline
        field.label = nil
        #expect(field.shownLabel(in: .current) == "Street" && FormValues([field])["Street"] == "Main Street")
        field.kind = .email
        #expect(field.shownLabel(in: .current) == "Email")
    }

    @Test func firstOfTwoFieldsWithSameIdentifierCounts() {
        let fields: [FormField] = [
            .email(value: "a@b.co"), .email(value: "c@d.co"), .password(id: "email", value: "p"),
        ]
        let values = FormValues(fields)
        #expect(values["email"] == "a@b.co")
        #expect(values.description.contains("a@b.co"), "the first field is no password")
        #expect(FormValues(fields.reversed())["email"] == "p")
        #expect(!FormValues(fields.reversed()).description.contains("p\""))
    }

    @Test func valuesAreEqualIfTheirFieldsAre() {
        let values = FormValues([.email(value: "a@b.co"), .toggle("News")])
        #expect(values == FormValues([.toggle("News"), .email(value: " a@b.co ")]))
        #expect(values != FormValues([.email(value: "a@b.co"), .toggle("News", isOn: true)]))
        #expect(values != FormValues([.email(value: "a@b.co")]))
    }

    /// Collects the reports of errors while a closure runs, and those that it causes.
    private func reports(of body: () -> Void) async -> [String] {
        let reporter = PostMisuse.reporter
        defer { PostMisuse.reporter = reporter }
        var reports: [String] = []
        PostMisuse.reporter = { reports.append($1) }
        body()
        await TaskOrder.settle()
        return reports
    }

    @Test func readingUnknownFieldIsReportedAndEmpty() async {
        let values = FormValues([.email(value: "a@b.co")])
        let reports = await reports {
            #expect(values["mail"] == "")
            #expect(values.number("mail") == nil && !values.isOn("mail") && values.choice("mail") == nil)
        }
        #expect(reports.count == 4 && reports.allSatisfy { $0.contains("“mail”") })
    }

    @Test func readingWithOtherTypeIsNotReported() async {
        let values = FormValues([.toggle("News", isOn: true), .text("Age")])
        let reports = await reports {
            #expect(values.number("News") == nil && values.choice("News") == nil && !values.isOn("Age"))
        }
        #expect(reports == [])
    }
}
