#if SWIFT_PACKAGE
    import MessageStackView
#endif
import UIKit

/// A field of a form: a text, a switch or a choice.
///
/// ```swift
/// let fields: [FormField] = [
///     .name(), .email(value: account.email), .password(isNew: true),
///     .toggle("Send me news"), .choice("Plan", options: ["Free", "Pro"]),
/// ]
/// ```
///
/// A required field must be filled in before the form is submitted; spaces alone don't count. Further rules go in `validate`,
/// which can compare several fields:
///
/// ```swift
/// .password("Repeat the password", id: "repeat", validate: {
///     $0["repeat"] == $0["password"] ? nil : "The passwords differ"
/// })
/// ```
public struct FormField: Identifiable, Sendable {
    /// The kind of a field, which determines its control, its keyboard and its own rules.
    public enum Kind: Equatable, Sendable {
        /// A line of text.
        case text
        /// An e-mail address, which needs an “@” and a domain with a dot. Spaces around it don't count.
        case email
        /// A password, which is hidden. If it is a new one, the system can suggest a strong password.
        case password(isNew: Bool)
        /// A one-time code, which the system can fill in from a message.
        case oneTimeCode
        /// A number with the digits and the decimal separator of the user's locale, without grouping separators.
        case number
        /// The name of a person.
        case name
        /// A text of several lines. The Return key starts a new line.
        case multiline
        /// A switch.
        case toggle
        /// A choice of one of several options, in a menu.
        case choice([Option])
    }

    /// An option of a choice. A string literal is both its title and its identifier.
    public struct Option: Identifiable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The identifier that `FormValues.choice(_:)` returns; the title by default.
        public var id: String

        /// The title in the menu.
        public var title: String

        /// Creates an option.
        ///
        /// - Parameters:
        ///   - title: The title in the menu.
        ///   - id: The identifier; nil, the default, for the title.
        public init(_ title: String, id: String? = nil) {
            self.title = title
            self.id = id ?? title
        }

        public init(stringLiteral title: String) {
            self.init(title)
        }
    }

    /// A closure that returns the error of a field for the values of the form; nil if the field is valid.
    ///
    /// It is called whenever any value of the form changes, so it should be fast. It is called only while the field is filled in
    /// (a switch counts as filled in while it is on) and fulfills the rules of its kind.
    public typealias Validation = @MainActor @Sendable (FormValues) -> String?

    /// The identifier, with which `FormValues` returns the value. It has to be unique in the form.
    public var id: String

    /// The kind of the field.
    public var kind: Kind

    /// The label above the field, or next to a switch. If it is nil, an address, a password, a code and a name have the word
    /// from `PostStrings`, such as "Email", and other kinds their `id`.
    public var label: String?

    /// The text that is shown in the field while it is empty; nil, the default, for none.
    public var placeholder: String?

    /// A Boolean value that indicates whether the field has to be filled in, a switch turned on, or an option chosen.
    /// The default is true, but false for a switch.
    public var isRequired: Bool

    /// A rule that the value of the field must satisfy, in addition to those of the field's kind; nil, the default, for no
    /// additional rule.
    public var validate: Validation?

    /// The initial value.
    var value: FormValue

    // MARK: - Texts

    /// Returns a field for a line of text.
    ///
    /// - Parameters:
    ///   - label: The label above the field.
    ///   - id: The identifier; nil, the default, for the label.
    ///   - placeholder: The text in the empty field; nil, the default, for none.
    ///   - value: The initial text; empty by default.
    ///   - isRequired: A Boolean value that indicates whether the field has to be filled in; true by default.
    ///   - validate: The rule for the value; nil, the default, for none.
    public static func text(
        _ label: String, id: String? = nil, placeholder: String? = nil, value: String = "", isRequired: Bool = true,
        validate: Validation? = nil
    ) -> FormField {
        FormField(id ?? label, .text, label, placeholder, .text(value), isRequired, validate)
    }

    /// Returns a field for an e-mail address.
    ///
    /// - Parameters:
    ///   - label: The label above the field; nil, the default, for `PostStrings.email`.
    ///   - id: The identifier; `"email"` by default.
    ///   - placeholder: The text in the empty field; nil, the default, for none.
    ///   - value: The initial address; empty by default.
    ///   - isRequired: A Boolean value that indicates whether the field has to be filled in; true by default.
    ///   - validate: The rule for the value; nil, the default, for none.
    public static func email(
        _ label: String? = nil, id: String = "email", placeholder: String? = nil, value: String = "",
        isRequired: Bool = true, validate: Validation? = nil
    ) -> FormField {
        FormField(id, .email, label, placeholder, .text(value), isRequired, validate)
    }

    /// Returns a field for a password.
    ///
    /// - Parameters:
    ///   - label: The label above the field; nil, the default, for `PostStrings.password`.
    ///   - id: The identifier; `"password"` by default.
    ///   - isNew: A Boolean value that indicates whether the user chooses a new password; false by default.
    ///   - placeholder: The text in the empty field; nil, the default, for none.
    ///   - value: The initial password; empty by default.
    ///   - isRequired: A Boolean value that indicates whether the field has to be filled in; true by default.
    ///   - validate: The rule for the value; nil, the default, for none.
    public static func password(
        _ label: String? = nil, id: String = "password", isNew: Bool = false, placeholder: String? = nil,
        value: String = "", isRequired: Bool = true, validate: Validation? = nil
    ) -> FormField {
        FormField(id, .password(isNew: isNew), label, placeholder, .text(value), isRequired, validate)
    }

    /// Returns a field for a one-time code.
    ///
    /// - Parameters:
    ///   - label: The label above the field; nil, the default, for `PostStrings.oneTimeCode`.
    ///   - id: The identifier; `"code"` by default.
    ///   - placeholder: The text in the empty field; nil, the default, for none.
    ///   - isRequired: A Boolean value that indicates whether the field has to be filled in; true by default.
    ///   - validate: The rule for the value; nil, the default, for none.
    public static func oneTimeCode(
        _ label: String? = nil, id: String = "code", placeholder: String? = nil, isRequired: Bool = true,
        validate: Validation? = nil
    ) -> FormField {
        FormField(id, .oneTimeCode, label, placeholder, .text(""), isRequired, validate)
    }

    /// Returns a field for the name of a person.
    ///
    /// - Parameters:
    ///   - label: The label above the field; nil, the default, for `PostStrings.name`.
    ///   - id: The identifier; `"name"` by default.
    ///   - placeholder: The text in the empty field; nil, the default, for none.
    ///   - value: The initial name; empty by default.
    ///   - isRequired: A Boolean value that indicates whether the field has to be filled in; true by default.
    ///   - validate: The rule for the value; nil, the default, for none.
    public static func name(
        _ label: String? = nil, id: String = "name", placeholder: String? = nil, value: String = "",
        isRequired: Bool = true, validate: Validation? = nil
    ) -> FormField {
        FormField(id, .name, label, placeholder, .text(value), isRequired, validate)
    }

    /// Returns a field for a text of several lines.
    ///
    /// - Parameters:
    ///   - label: The label above the field.
    ///   - id: The identifier; nil, the default, for the label.
    ///   - placeholder: The text in the empty field; nil, the default, for none.
    ///   - value: The initial text; empty by default.
    ///   - isRequired: A Boolean value that indicates whether the field has to be filled in; true by default.
    ///   - validate: The rule for the value; nil, the default, for none.
    public static func multiline(
        _ label: String, id: String? = nil, placeholder: String? = nil, value: String = "", isRequired: Bool = true,
        validate: Validation? = nil
    ) -> FormField {
        FormField(id ?? label, .multiline, label, placeholder, .text(value), isRequired, validate)
    }

    // MARK: - Other values

    /// Returns a field for a number.
    ///
    /// - Parameters:
    ///   - label: The label above the field.
    ///   - id: The identifier; nil, the default, for the label.
    ///   - placeholder: The text in the empty field; nil, the default, for none.
    ///   - value: The initial number; nil, the default, for an empty field. NaN and infinity count as nil.
    ///   - isRequired: A Boolean value that indicates whether the field has to be filled in; true by default.
    ///   - validate: The rule for the value; nil, the default, for none.
    public static func number(
        _ label: String, id: String? = nil, placeholder: String? = nil, value: Double? = nil, isRequired: Bool = true,
        validate: Validation? = nil
    ) -> FormField {
        FormField(
            id ?? label, .number, label, placeholder, .text(value.map { FormNumber().text(of: $0) } ?? ""), isRequired,
            validate)
    }

    /// Returns a switch.
    ///
    /// - Parameters:
    ///   - label: The label next to the switch.
    ///   - id: The identifier; nil, the default, for the label.
    ///   - isOn: A Boolean value that indicates whether the switch is initially on; false by default.
    ///   - isRequired: A Boolean value that indicates whether the switch has to be on, for example to accept terms;
    ///     false by default.
    ///   - validate: The rule for the value; nil, the default, for none.
    public static func toggle(
        _ label: String, id: String? = nil, isOn: Bool = false, isRequired: Bool = false, validate: Validation? = nil
    ) -> FormField {
        FormField(id ?? label, .toggle, label, nil, .flag(isOn), isRequired, validate)
    }

    /// Returns a choice of one of several options.
    ///
    /// - Parameters:
    ///   - label: The label above the menu button.
    ///   - id: The identifier; nil, the default, for the label.
    ///   - options: The options. If several have the same identifier, only the first one is shown, and a debug build
    ///     stops with an assertion failure.
    ///   - placeholder: The title of the menu button while no option is chosen; nil, the default, for
    ///     `PostStrings.choose`.
    ///   - chosen: The identifier of the option that is chosen initially; nil, the default, and an unknown one for
    ///     none.
    ///   - isRequired: A Boolean value that indicates whether an option has to be chosen; true by default.
    ///   - validate: The rule for the value; nil, the default, for none.
    public static func choice(
        _ label: String, id: String? = nil, options: [Option], placeholder: String? = nil, chosen: Option.ID? = nil,
        isRequired: Bool = true, validate: Validation? = nil
    ) -> FormField {
        let chosen = options.contains { $0.id == chosen } ? chosen : nil
        return FormField(id ?? label, .choice(options), label, placeholder, .option(chosen), isRequired, validate)
    }

    // MARK: - Private

    private init(
        _ id: String, _ kind: Kind, _ label: String?, _ placeholder: String?, _ value: FormValue, _ isRequired: Bool,
        _ validate: Validation?
    ) {
        self.id = id
        self.kind = kind
        self.label = label
        self.placeholder = placeholder
        self.isRequired = isRequired
        self.validate = validate
        self.value = value
    }
}

// MARK: - Validation

extension FormField {
    /// The label, or the word of the kind.
    @MainActor var shownLabel: String {
        if let label { return label }
        return switch kind {
        case .email: PostStrings.current.email
        case .password: PostStrings.current.password
        case .oneTimeCode: PostStrings.current.oneTimeCode
        case .name: PostStrings.current.name
        case .text, .number, .multiline, .toggle, .choice: id
        }
    }

    /// Returns the error of the field for the values of its form; nil if the field is valid.
    @MainActor
    func error(in values: FormValues) -> String? {
        let strings = PostStrings.current
        guard values.isFilled(id) else { return isRequired ? strings.requiredField : nil }
        switch kind {
        case .email where !values[id].isEmailAddress: return strings.invalidEmail
        case .number where values.number(id) == nil: return strings.invalidNumber
        default: return validate?(values)
        }
    }
}

extension String {
    /// A Boolean value that indicates whether the text has the form of an e-mail address: a name, an “@”, and a domain of
    /// at least two parts, without spaces. RFC 5321 also allows a quoted “@” in the name, which no mail service does.
    fileprivate var isEmailAddress: Bool {
        guard !contains(where: \.isWhitespace), let at = firstIndex(of: "@"), at > startIndex else { return false }
        let parts = self[index(after: at)...].split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && parts.allSatisfy { !$0.isEmpty && !$0.contains("@") }
    }
}

// MARK: - Equatable

/// Two fields are equal if all properties except the closure of the rule are equal.
extension FormField: Equatable {
    public static func == (one: FormField, other: FormField) -> Bool {
        one.id == other.id && one.kind == other.kind && one.label == other.label
            && one.placeholder == other.placeholder && one.isRequired == other.isRequired && one.value == other.value
    }
}
