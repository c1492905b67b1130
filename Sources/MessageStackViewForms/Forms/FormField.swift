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
        /// A text field for one line of text.
        case text
        /// A text field for an e-mail address. The address is valid if it has an “@” and a domain with a dot. Spaces around it
        /// are ignored.
        case email
        /// A text field for a password, whose characters are hidden. If `isNew` is true, the user chooses a new password, and the
        /// system can suggest a strong one. If it is false, the system can fill in a saved password.
        case password(isNew: Bool)
        /// A text field for a one-time code, which the system can fill in from a text message.
        case oneTimeCode
        /// A text field for a number, with the digits and the decimal separator of the current locale. A number with grouping
        /// separators is invalid.
        case number
        /// A text field for the name of a person.
        case name
        /// A text field with several lines. The Return key starts a new line, and doesn't submit the form.
        case multiline
        /// A switch, which is on or off.
        case toggle
        /// A button with a menu, in which the user chooses one of the given options.
        case choice([Option])
    }

    /// One of the options between which the user chooses in a form field with a menu. You can write an option as a string
    /// literal, which is both its title and its identifier.
    public struct Option: Identifiable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The identifier that `FormValues.choice(_:)` returns if the option is chosen. The default is the title.
        public let id: String

        /// The title of the option in the menu.
        public let title: String

        /// Creates an option of a form field with a menu.
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

    /// A closure that checks the value of a form field. It receives all values of the form, and returns the text of the error to
    /// show or, if the value of the field is valid, nil.
    ///
    /// The closure is called whenever a value of the form changes, so it should be fast. It is called only while the field is
    /// filled in and its value is valid for its kind; a switch counts as filled in while it is on. The closure isn't called
    /// before the user has left the field for the first time or has submitted the form, unless
    /// `FormMessage.disablesSubmitWhileInvalid` is true.
    public typealias Validation = @MainActor @Sendable (FormValues) -> String?

    /// The identifier of the field, with which you read its value from ``FormValues``. If several fields of a form have the same
    /// identifier, only the first one is shown, and a debug build stops with an assertion failure.
    public var id: String

    /// The kind of the field, which determines its control, its keyboard and the rules for its value.
    public var kind: Kind

    /// The label above the field, or next to a switch. If it is nil, the label of a field for an e-mail address, a password, a
    /// one-time code or a name is the word from `PostStrings`, such as "Email". The label of any other field is then its `id`.
    public var label: String?

    /// The text that the field shows while it is empty. The default is nil, with which a choice shows `PostStrings.choose`, and
    /// any other field shows nothing.
    public var placeholder: String?

    /// A Boolean value that indicates whether the user must fill in the field, turn on the switch, or choose an option. The
    /// default is false for a switch, and true for any other field.
    public var isRequired: Bool

    /// A closure that checks the value of the field, in addition to the rules for the kind of the field. It returns the text of
    /// an error, or nil if the value is valid. The default is nil, for no additional rule.
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
    ///   - validate: A closure that returns the text of an error, or nil if the value is valid. It isn't called for an empty
    ///     field, nor for a value that its `Kind` doesn't allow. The default is nil, for no further rule.
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
    ///   - validate: A closure that returns the text of an error, or nil if the value is valid. It isn't called for an empty
    ///     field, nor for a value that its `Kind` doesn't allow. The default is nil, for no further rule.
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
    ///   - isNew: A Boolean value that indicates whether the user chooses a new password, for which the system can suggest a
    ///     strong one. The default is false, for an existing password.
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows nothing.
    ///   - value: The initial password. The default is an empty string.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: A closure that returns the text of an error, or nil if the value is valid. It isn't called for an empty
    ///     field, nor for a value that its `Kind` doesn't allow. The default is nil, for no further rule.
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
    ///   - validate: A closure that returns the text of an error, or nil if the value is valid. It isn't called for an empty
    ///     field, nor for a value that its `Kind` doesn't allow. The default is nil, for no further rule.
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
    ///   - validate: A closure that returns the text of an error, or nil if the value is valid. It isn't called for an empty
    ///     field, nor for a value that its `Kind` doesn't allow. The default is nil, for no further rule.
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
    ///   - validate: A closure that returns the text of an error, or nil if the value is valid. It isn't called for an empty
    ///     field, nor for a value that its `Kind` doesn't allow. The default is nil, for no further rule.
    public static func multiline(
        _ label: String, id: String? = nil, placeholder: String? = nil, value: String = "", isRequired: Bool = true,
        validate: Validation? = nil
    ) -> FormField {
        FormField(id ?? label, .multiline, label, placeholder, .text(value), isRequired, validate)
    }

    // MARK: - Other values

    /// Returns a field for a number, with a decimal keyboard. A text that isn't a number in the current locale is an error.
    ///
    /// - Parameters:
    ///   - label: The label above the field.
    ///   - id: The identifier of the field. The default is nil, which uses the label.
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows nothing.
    ///   - value: The initial number. The default is nil, for an empty field.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: A closure that returns the text of an error, or nil if the value is valid. It isn't called for an empty
    ///     field, nor for a value that its `Kind` doesn't allow. The default is nil, for no further rule.
    public static func number(
        _ label: String, id: String? = nil, placeholder: String? = nil, value: Double? = nil, isRequired: Bool = true,
        validate: Validation? = nil
    ) -> FormField {
        FormField(
            id ?? label, .number, label, placeholder, .text(value.map { FormNumber().text(of: $0) } ?? ""), isRequired,
            validate)
    }

    /// Returns a field with a switch, which is on or off.
    ///
    /// - Parameters:
    ///   - label: The label next to the switch.
    ///   - id: The identifier of the field. The default is nil, which uses the label.
    ///   - isOn: A Boolean value that indicates whether the switch is initially on. The default is false.
    ///   - isRequired: A Boolean value that indicates whether the user must turn on the switch, for example to accept terms.
    ///     The default is false.
    ///   - validate: A closure that returns the text of an error, or nil if the value is valid. It isn't called while the switch
    ///     is off, which counts as an empty field. The default is nil, for no further rule.
    public static func toggle(
        _ label: String, id: String? = nil, isOn: Bool = false, isRequired: Bool = false, validate: Validation? = nil
    ) -> FormField {
        FormField(id ?? label, .toggle, label, nil, .flag(isOn), isRequired, validate)
    }

    /// Returns a field in which the user chooses one of several options in a menu.
    ///
    /// - Parameters:
    ///   - label: The label above the menu button.
    ///   - id: The identifier of the field. The default is nil, which uses the label.
    ///   - options: The options. If several have the same identifier, only the first one is shown, and a debug build stops
    ///     with an assertion failure.
    ///   - placeholder: The title of the menu button while no option is chosen. The default is nil, which uses
    ///     `PostStrings.choose`.
    ///   - chosen: The identifier of the option that is chosen initially. The default is nil. If it is nil, or if no option has
    ///     this identifier, no option is chosen.
    ///   - isRequired: A Boolean value that indicates whether the user must choose an option. The default is true.
    ///   - validate: A closure that returns the text of an error, or nil if the value is valid. It isn't called for an empty
    ///     field, nor for a value that its `Kind` doesn't allow. The default is nil, for no further rule.
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
    /// Returns a Boolean value that indicates whether all properties of two fields except `validate` are equal.
    public static func == (one: FormField, other: FormField) -> Bool {
        one.id == other.id && one.kind == other.kind && one.label == other.label
            && one.placeholder == other.placeholder && one.isRequired == other.isRequired && one.value == other.value
    }
}
