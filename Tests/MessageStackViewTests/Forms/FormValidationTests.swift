import Testing

@testable import MessageStackView
@testable import MessageStackViewForms

/// The errors of fields for the values of a form.
@MainActor
@Suite(.leavesNothingBehind)
struct FormValidationTests {
    private static let required = PostStrings().requiredField

    private func error(_ field: FormField, with others: [FormField] = []) -> String? {
        field.error(in: FormValues([field] + others), .app)
    }

    // MARK: E-mail addresses

    @Test(arguments: [
        "a@b.co", "first.last@example.com", "first+tag@example.co.uk", "A_b-c%d@sub.domain.example.org",
        "o'brien@example.ie", "1@2.de", " spaces@around.com ", "user@münchen.de", "用户@例子.公司", "😀@example.com",
        "مستخدم@مثال.عربي", "משתמש@דוגמה.קום", "a@b.c", "x@[1.2.3.4]",
    ])
    func emailAddressIsValid(address: String) {
        #expect(error(.email(value: address)) == nil)
    }

    @Test(arguments: [
        "a", "@", "a@", "@b.co", "a@b", "a@.co", "a@b.", "a@b..co", "a b@c.de", "a@b c.de", "a@b@c.de", "a@@b.co",
        "@@@", "a@b.co,c@d.co@e.fr", "🍝", "a@🍝", ".", "@.", "a\n@b.co", "a@b.co c@d.co", "mailto:", "مثال",
    ])
    func emailAddressIsInvalid(address: String) {
        #expect(error(.email(value: address)) == PostStrings().invalidEmail)
    }

    @Test func veryLongAddressIsChecked() {
        let long = String(repeating: "a", count: 1 << 20)
        #expect(error(.email(value: long)) == PostStrings().invalidEmail)
        #expect(error(.email(value: long + "@example.com")) == nil)
        #expect(error(.email(value: String(repeating: "@", count: 1 << 20))) == PostStrings().invalidEmail)
    }

    // MARK: Required fields

    /// An empty field of a kind, and the same field filled in.
    struct Pair: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let empty: FormField
        let filled: FormField
    }

    private nonisolated static let pairs = [
        Pair(testDescription: "text", empty: .text("A"), filled: .text("A", value: "x")),
        Pair(testDescription: "spaces", empty: .text("A", value: " \n\t"), filled: .text("A", value: " x ")),
        Pair(testDescription: "e-mail", empty: .email(), filled: .email(value: "a@b.co")),
        Pair(testDescription: "spaces as e-mail", empty: .email(value: " "), filled: .email(value: "a@b.co")),
        Pair(testDescription: "password", empty: .password(), filled: .password(value: "x")),
        Pair(testDescription: "name", empty: .name(), filled: .name(value: "x")),
        Pair(testDescription: "lines", empty: .multiline("A"), filled: .multiline("A", value: "x")),
        Pair(testDescription: "number", empty: .number("A"), filled: .number("A", value: 0)),
        Pair(
            testDescription: "number that isn't finite", empty: .number("A", value: .nan),
            filled: .number("A", value: 1)),
        Pair(
            testDescription: "switch", empty: .toggle("A", isRequired: true),
            filled: .toggle("A", isOn: true, isRequired: true)),
        Pair(
            testDescription: "choice", empty: .choice("A", options: ["x"]),
            filled: .choice("A", options: ["x"], chosen: "x")),
        Pair(
            testDescription: "choice without options", empty: .choice("A", options: []),
            filled: .choice("A", options: ["x"], chosen: "x")),
    ]

    @Test(arguments: pairs)
    func emptyFieldIsInvalidIfRequired(pair: Pair) {
        #expect(error(pair.empty) == Self.required)
        #expect(error(pair.filled) == nil)
        var optional = pair.empty
        optional.isRequired = false
        #expect(error(optional) == nil)
    }

    @Test func codeIsRequired() {
        let field = FormField.oneTimeCode()
        #expect(error(field) == Self.required)
        #expect(field.error(in: FormValues(entered: [(field, .text("1"))]), .app) == nil)
    }

    @Test func switchIsOptionalByDefault() {
        #expect(error(.toggle("News")) == nil)
    }

    // MARK: Numbers

    @Test(arguments: ["12abc", "abc", "🍝", "1.2.3", "∞", "NaN"])
    func textThatIsNoNumberIsInvalid(text: String) {
        let field = FormField.number("Age", isRequired: false)
        #expect(field.error(in: FormValues(entered: [(field, .text(text))]), .app) == PostStrings().invalidNumber)
    }

    // MARK: Rules

    @Test func ruleGetsValuesOfForm() {
        let field = FormField.number("Age", value: 12, validate: { ($0.number("Age") ?? 0) < 18 ? "Too young" : nil })
        #expect(error(field) == "Too young")
        let repeated = FormField.password(
            id: "repeat", value: "b", validate: { $0["repeat"] == $0["password"] ? nil : "The passwords differ" })
        #expect(error(repeated, with: [.password(value: "a")]) == "The passwords differ")
        #expect(error(repeated, with: [.password(value: "b")]) == nil)
    }

    @Test func ruleComesAfterThoseOfKind() {
        let rule: FormField.Validation = { _ in "Unknown address" }
        #expect(error(.email(validate: rule)) == Self.required)
        #expect(error(.email(value: "a", validate: rule)) == PostStrings().invalidEmail)
        #expect(error(.email(value: "a@b.co", validate: rule)) == "Unknown address")
        #expect(error(.email(isRequired: false, validate: rule)) == nil, "an empty field isn't checked")
        #expect(error(.toggle("News", isOn: true, validate: rule)) == "Unknown address")
    }

    @Test func wordsOfAppAreUsed() {
        defer { PostEnvironment.app.strings = PostStrings() }
        PostEnvironment.app.strings.requiredField = "Pflichtfeld"
        #expect(error(.text("A")) == "Pflichtfeld")
    }
}
