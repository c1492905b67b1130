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
/// The user must fill in a required field before the form is submitted. A text of spaces alone doesn't count as filled in. To
/// add further rules, pass a `validate` closure. It can compare several fields:
///
/// ```swift
/// .password("Repeat the password", id: "repeat", validate: {
///     $0["repeat"] == $0["password"] ? nil : "The passwords differ"
/// })
/// ```
public struct FormField: Identifiable, Sendable {
    /// The kind of a field, which determines its control, its keyboard and the rules for its value.
    public enum Kind: Equatable, Sendable {
        /// A line of text.
        case text
        /// An e-mail address. It needs an “@” and a domain with a dot. Spaces around the address are ignored.
        case email
        /// A password, whose characters are hidden. If `isNew` is true, the user chooses a new password, and the system can
        /// suggest a strong one.
        case password(isNew: Bool)
        /// A one-time code, which the system can fill in from a message.
        case oneTimeCode
        /// A number. The user enters it with the digits and the decimal separator of the current locale, without grouping
        /// separators.
        case number
        /// The name of a person.
        case name
        /// A text of several lines. The Return key starts a new line instead of submitting the form.
        case multiline
        /// A switch, which is on or off.
        case toggle
        /// A choice of one of the given options, in a menu.
        case choice([Option])
    }

    /// An option of a choice. You can write it as a string literal, which is both its title and its identifier.
    public struct Option: Identifiable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The identifier that `FormValues.choice(_:)` returns if the option is chosen. The default is the title.
        public let id: String

        /// The title of the option in the menu.
        public let title: String

        /// Creates an option.
        ///
        /// - Parameters:
        ///   - title: The title of the option in the menu.
        ///   - id: The identifier of the option. The default is nil, which uses the title.
        public init(_ title: String, id: String? = nil) {
            self.title = title
            self.id = id ?? title
        }

        /// Creates an option from a string literal.
        ///
        /// - Parameter title: The title of the option, which is also its identifier.
        public init(stringLiteral title: String) {
            self.init(title)
        }
    }

    /// A closure that receives the values of the form, and returns the error of a field, or nil if the value of the field is
    /// valid.
    ///
    /// The closure is called whenever a value of the form changes, so it should be fast. It is called only while the field is
    /// filled in and fulfills the rules of its kind, and only after the user has left the field or has submitted the form, unless
    /// `FormMessage.disablesSubmitWhileInvalid` is true. A switch counts as filled in while it is on.
    public typealias Validation = @MainActor @Sendable (FormValues) -> String?

    /// The identifier of the field, with which you read its value from ``FormValues``. It has to be unique in the form.
    public var id: String

    /// The kind of the field, which determines its control, its keyboard and the rules for its value.
    public var kind: Kind

    /// The label above the field, or next to a switch. If it is nil, a field for an e-mail address, a password, a code or a
    /// name has the word from `PostStrings`, such as "Email". Any other field shows its `id`.
    public var label: String?

    /// The text that the field shows while it is empty. The default is nil. Then a choice shows `PostStrings.choose`, and any
    /// other field shows nothing.
    public var placeholder: String?

    /// A Boolean value that indicates whether the user must fill in the field, turn on the switch, or choose an option. The
    /// default is false for a switch, and true for any other field.
    public var isRequired: Bool

    /// The rule that the value of the field must satisfy, in addition to the rules of the field's kind. The default is nil,
    /// for no additional rule.
    public var validate: Validation?

    /// The initial value.
    var value: FormValue

    // MARK: - Texts

    /// Returns a field for a line of text.
    ///
    /// - Parameters:
    ///   - label: The label above the field.
    ///   - id: The identifier of the field. The default is nil, which uses the label.
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows nothing.
    ///   - value: The initial text. The default is an empty string.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: The additional rule for the value. The default is nil, for no additional rule.
    public static func text(
        _ label: String, id: String? = nil, placeholder: String? = nil, value: String = "", isRequired: Bool = true,
        validate: Validation? = nil
    ) -> FormField {
        FormField(id ?? label, .text, label, placeholder, .text(value), isRequired, validate)
    }

    /// Returns a field for an e-mail address.
    ///
    /// - Parameters:
    ///   - label: The label above the field. The default is nil, which uses `PostStrings.email`.
    ///   - id: The identifier of the field. The default is `"email"`.
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows nothing.
    ///   - value: The initial address. The default is an empty string.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: The additional rule for the value. The default is nil, for no additional rule.
    public static func email(
        _ label: String? = nil, id: String = "email", placeholder: String? = nil, value: String = "",
        isRequired: Bool = true, validate: Validation? = nil
    ) -> FormField {
        FormField(id, .email, label, placeholder, .text(value), isRequired, validate)
    }

    /// Returns a field for a password.
    ///
    /// - Parameters:
    ///   - label: The label above the field. The default is nil, which uses `PostStrings.password`.
    ///   - id: The identifier of the field. The default is `"password"`.
    ///   - isNew: A Boolean value that indicates whether the user chooses a new password. The default is false.
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows nothing.
    ///   - value: The initial password. The default is an empty string.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: The additional rule for the value. The default is nil, for no additional rule.
    public static func password(
        _ label: String? = nil, id: String = "password", isNew: Bool = false, placeholder: String? = nil,
        value: String = "", isRequired: Bool = true, validate: Validation? = nil
    ) -> FormField {
        FormField(id, .password(isNew: isNew), label, placeholder, .text(value), isRequired, validate)
    }

    /// Returns a field for a one-time code.
    ///
    /// - Parameters:
    ///   - label: The label above the field. The default is nil, which uses `PostStrings.oneTimeCode`.
    ///   - id: The identifier of the field. The default is `"code"`.
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows nothing.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: The additional rule for the value. The default is nil, for no additional rule.
    public static func oneTimeCode(
        _ label: String? = nil, id: String = "code", placeholder: String? = nil, isRequired: Bool = true,
        validate: Validation? = nil
    ) -> FormField {
        FormField(id, .oneTimeCode, label, placeholder, .text(""), isRequired, validate)
    }

    /// Returns a field for the name of a person.
    ///
    /// - Parameters:
    ///   - label: The label above the field. The default is nil, which uses `PostStrings.name`.
    ///   - id: The identifier of the field. The default is `"name"`.
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows nothing.
    ///   - value: The initial name. The default is an empty string.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: The additional rule for the value. The default is nil, for no additional rule.
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
    ///   - id: The identifier of the field. The default is nil, which uses the label.
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows nothing.
    ///   - value: The initial text. The default is an empty string.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: The additional rule for the value. The default is nil, for no additional rule.
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
    ///   - id: The identifier of the field. The default is nil, which uses the label.
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows nothing.
    ///   - value: The initial number. The default is nil, for an empty field.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: The additional rule for the value. The default is nil, for no additional rule.
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
    ///   - id: The identifier of the field. The default is nil, which uses the label.
    ///   - isOn: A Boolean value that indicates whether the switch is initially on. The default is false.
    ///   - isRequired: A Boolean value that indicates whether the user must turn on the switch, for example to accept terms.
    ///     The default is false.
    ///   - validate: The additional rule for the value. The default is nil, for no additional rule.
    public static func toggle(
        _ label: String, id: String? = nil, isOn: Bool = false, isRequired: Bool = false, validate: Validation? = nil
    ) -> FormField {
        FormField(id ?? label, .toggle, label, nil, .flag(isOn), isRequired, validate)
    }

    /// Returns a choice of one of several options.
    ///
    /// - Parameters:
    ///   - label: The label above the menu button.
    ///   - id: The identifier of the field. The default is nil, which uses the label.
    ///   - options: The options. If several have the same identifier, only the first one is shown, and a debug build stops
    ///     with an assertion failure.
    ///   - placeholder: The title of the menu button while no option is chosen. The default is nil, which uses
    ///     `PostStrings.choose`.
    ///   - chosen: The identifier of the option that is chosen initially. The default is nil. With nil, or with an unknown
    ///     identifier, no option is chosen.
    ///   - isRequired: A Boolean value that indicates whether the user must choose an option. The default is true.
    ///   - validate: The additional rule for the value. The default is nil, for no additional rule.
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
    /// Returns the label, or the word of the kind.
    func shownLabel(in strings: PostStrings) -> String {
        if let label { return label }
        return switch kind {
        case .email: strings.email
        case .password: strings.password
        case .oneTimeCode: strings.oneTimeCode
        case .name: strings.name
        case .text, .number, .multiline, .toggle, .choice: id
        }
    }

    /// Returns the error of the field for the values of its form; nil if the field is valid.
    @MainActor
    func error(in values: FormValues, _ strings: PostStrings) -> String? {
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
    /// Returns a Boolean value that indicates whether two fields are equal, regardless of `validate`.
    public static func == (one: FormField, other: FormField) -> Bool {
        one.id == other.id && one.kind == other.kind && one.label == other.label
            && one.placeholder == other.placeholder && one.isRequired == other.isRequired && one.value == other.value
    }
}
