import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms

/// Passwords and codes, which appear in no description and no reflection.
@MainActor
@Suite(.leavesNothingBehind)
struct FormSecretTests {
    private static let password = "correct horse"
    private static let code = "847201"
    private static let fields: [FormField] = [
        .email(value: "a@b.co"), .password(value: password), .password(id: "new", isNew: true, value: password),
        .oneTimeCode(), .toggle("News"),
    ]
    private static let values = FormValues(
        entered: fields.map { ($0, $0.kind == .oneTimeCode ? .text(code) : $0.value) })

    /// A value that an app might log.
    struct Logged: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @MainActor @Sendable () -> Any

        static let all = [
            Logged(testDescription: "fields") { FormSecretTests.fields },
            Logged(testDescription: "form") { FormSecretTests.form },
            Logged(testDescription: "optional form") { Optional(FormSecretTests.form) as Any },
            Logged(testDescription: "values") { FormSecretTests.values },
            Logged(testDescription: "values in a tuple") { (1, [FormSecretTests.values]) },
            Logged(testDescription: "request") { PostRequest(FormSecretTests.form) },
            Logged(testDescription: "internal value") { FormValue.text(FormSecretTests.password) },
        ]
    }

    private static var form: FormMessage {
        FormMessage("Sign in", text: "Welcome back", fields: fields, submit: "Sign in")
    }

    /// Expects that a text contains neither a password nor a code.
    private func expectNoSecrets(in text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(!text.contains(Self.password) && !text.contains(Self.code), "\(text)", sourceLocation: sourceLocation)
    }

    @Test(arguments: Logged.all)
    func descriptionsHaveNoSecrets(logged: Logged) {
        let value = logged.make()
        var dumped = ""
        dump(value, to: &dumped)
        for text in [String(describing: value), String(reflecting: value), dumped] { expectNoSecrets(in: text) }
    }

    @Test(arguments: Logged.all)
    func reflectionsHaveNoSecrets(logged: Logged) {
        func texts(in value: Any, depth: Int = 0) -> [String] {
            guard depth < 12 else { return [] }
            return Mirror(reflecting: value).children.flatMap {
                ["\($0.label ?? ""): \($0.value)"] + texts(in: $0.value, depth: depth + 1)
            }
        }
        for text in texts(in: logged.make()) { expectNoSecrets(in: text) }
    }

    @Test func valuesOfOtherFieldsAreDescribed() {
        let values = Self.values
        #expect(values["password"] == Self.password && values["code"] == Self.code)
        for text in [values.description, values.debugDescription, "\(values)"] {
            #expect(text.contains("a@b.co") && text.contains("false") && text.contains("•••"))
        }
        #expect(Mirror(reflecting: values).children.count == 5)
    }

    @Test func summaryHasTitleAndTextOnly() {
        #expect(Self.form.summary == "Sign in, Welcome back")
        #expect(FormMessage(fields: Self.fields, submit: "OK").summary == "")
    }

    @Test func emptySecretLooksLikeOthers() {
        let values = FormValues([.password()])
        #expect(values.description.contains("•••"))
    }
}
