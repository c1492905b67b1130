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
/// The form can't be submitted while a required field is empty. A text of spaces alone counts as empty. To add further rules, pass
/// a `validate` closure. The closure receives the values of all fields, so it can compare them:
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
        /// A text field for an e-mail address. The address is valid if it has an “@” and a domain with a dot. Spaces before and
        /// after the address are removed.
        case email
        /// A text field for a password, whose characters are hidden. If `isNew` is true, the user chooses a new password, and the
        /// system can suggest a strong one. If it is false, the system can fill in a saved password.
        case password(isNew: Bool)
        /// A text field with a number pad for a one-time code, which the system can fill in from a text message. Spaces before and
        /// after the code are removed.
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

    /// One of the options between which the user chooses in a form field with a menu. In code, an option can be written as a string
    /// literal, such as `"Free"`, which is then both its title and its identifier.
    public struct Option: Identifiable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The identifier of the option, which `FormValues.choice(_:)` returns if the user chose the option. `init(_:id:)` uses the
        /// title if it gets no identifier.
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

    /// A closure that checks the value of a form field. It receives the values of all fields of the form. It returns nil if the
    /// value of its own field is valid, and otherwise the text of the error, which is shown below the field.
    ///
    /// The closure is first called when the user leaves the text field or submits the form. From then on, the closure is called
    /// whenever a value of the form changes, so it should be fast. If `FormMessage.disablesSubmitWhileInvalid` is true, the first
    /// call is already before the form appears.
    ///
    /// The closure isn't called while the field is empty, or while its value is invalid for the kind of the field. A switch counts
    /// as empty while it is off.
    public typealias Validation = @MainActor @Sendable (FormValues) -> String?

    /// The identifier of the field. To read the value of the field, pass the identifier to ``FormValues``. If several fields of a
    /// form have the same identifier, only the first one is shown, and a debug build stops with an assertion failure.
    public var id: String

    /// The kind of the field, which determines its control, its keyboard and the rules for its value.
    public var kind: Kind

    /// The label above the field, or next to a switch. If it is nil, a field for an e-mail address, a password, a one-time code or
    /// a name uses the word from `PostStrings`, such as "Email", and any other field uses its `id`. If it is empty, no label is
    /// shown.
    public var label: String?

    /// The text that the field shows while it is empty. The default is nil, with which a choice shows `PostStrings.choose`, and
    /// any other field shows nothing.
    public var placeholder: String?

    /// A Boolean value that indicates whether the user must fill in the field, turn on the switch, or choose an option. The
    /// default is false for a switch, and true for any other field.
    public var isRequired: Bool

    /// A closure that checks the value of the field, in addition to the rules for the kind of the field. It receives the values of
    /// all fields of the form, and returns nil if the value is valid, or otherwise the text of an error. It isn't called while the
    /// field is empty. The default is nil, which adds no rule.
    public var validate: Validation?

    /// The initial value.
    var value: FormValue

    // MARK: - Texts

    /// Returns a field for a line of text.
    ///
    /// - Parameters:
    ///   - label: The label above the field.
    ///   - id: The identifier of the field. The default is nil, which uses the label.
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows no placeholder.
    ///   - value: The initial text. The default is an empty string.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: A closure that receives the values of the form, and returns the text of an error, or nil if the value of this
    ///     field is valid. It isn't called while the field is empty. The default is nil, which adds no rule.
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
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows no placeholder.
    ///   - value: The initial address. The default is an empty string.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: A closure that receives the values of the form, and returns the text of an error, or nil if the value of this
    ///     field is valid. It isn't called while the field is empty or isn't a valid address. The default is nil, which adds no
    ///     rule.
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
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows no placeholder.
    ///   - value: The initial password. The default is an empty string.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: A closure that receives the values of the form, and returns the text of an error, or nil if the value of this
    ///     field is valid. It isn't called while the field is empty. The default is nil, which adds no rule.
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
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows no placeholder.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: A closure that receives the values of the form, and returns the text of an error, or nil if the value of this
    ///     field is valid. It isn't called while the field is empty. The default is nil, which adds no rule.
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
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows no placeholder.
    ///   - value: The initial name. The default is an empty string.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: A closure that receives the values of the form, and returns the text of an error, or nil if the value of this
    ///     field is valid. It isn't called while the field is empty. The default is nil, which adds no rule.
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
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows no placeholder.
    ///   - value: The initial text. The default is an empty string.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: A closure that receives the values of the form, and returns the text of an error, or nil if the value of this
    ///     field is valid. It isn't called while the field is empty. The default is nil, which adds no rule.
    public static func multiline(
        _ label: String, id: String? = nil, placeholder: String? = nil, value: String = "", isRequired: Bool = true,
        validate: Validation? = nil
    ) -> FormField {
        FormField(id ?? label, .multiline, label, placeholder, .text(value), isRequired, validate)
    }

    // MARK: - Other values

    /// Returns a field for a number, with a keyboard of digits and punctuation. If the user enters anything but a number in the
    /// format of the current locale, the field shows an error.
    ///
    /// - Parameters:
    ///   - label: The label above the field.
    ///   - id: The identifier of the field. The default is nil, which uses the label.
    ///   - placeholder: The text that the field shows while it is empty. The default is nil, which shows no placeholder.
    ///   - value: The initial number. The default is nil, for an empty field.
    ///   - isRequired: A Boolean value that indicates whether the user must fill in the field. The default is true.
    ///   - validate: A closure that receives the values of the form, and returns the text of an error, or nil if the value of this
    ///     field is valid. It isn't called while the field is empty or isn't a number. The default is nil, which adds no rule.
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
    ///   - isRequired: A Boolean value that indicates whether the user must turn on the switch before the form is submitted, for
    ///     example to accept terms. The default is false.
    ///   - validate: A closure that receives the values of the form, and returns the text of an error, or nil if the value of this
    ///     field is valid. It isn't called while the switch is off. The default is nil, which adds no rule.
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
    ///   - validate: A closure that receives the values of the form, and returns the text of an error, or nil if the value of this
    ///     field is valid. It isn't called while no option is chosen. The default is nil, which adds no rule.
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

/// Two fields are equal if their initial values and all properties except `validate` are equal.
extension FormField: Equatable {
    /// Returns a Boolean value that indicates whether two fields have equal initial values and equal properties. The closure
    /// `validate` isn't compared.
    public static func == (one: FormField, other: FormField) -> Bool {
        one.id == other.id && one.kind == other.kind && one.label == other.label
            && one.placeholder == other.placeholder && one.isRequired == other.isRequired && one.value == other.value
    }
}
