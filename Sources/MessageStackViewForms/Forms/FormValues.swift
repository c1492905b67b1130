#if SWIFT_PACKAGE
    import MessageStackView
#endif
import UIKit

/// The values of the fields of a form. Each value is read with the identifier of its field.
///
/// ```swift
/// if let values = await postView.ask(form) {
///     try await login(values["email"], values["password"])
///     let age = values.number("age")
/// }
/// ```
///
/// If you read a value with an identifier that no field has, a debug build stops with an assertion failure. In a release build, the
/// value is an empty text, nil or false.
///
/// Descriptions and reflections of the values show “•••” for passwords and one-time codes.
public struct FormValues: Equatable, Sendable {
    /// Creates values from the initial values of fields, for example to test `FormMessage.handler`.
    ///
    /// - Parameter fields: The fields, such as `.email(value: "ann@example.com")`. If several have the same identifier, only the
    ///   first one is used.
    public init(_ fields: [FormField]) {
        self.init(entered: fields.map { ($0, $0.value) })
    }

    /// The text of the field with an identifier.
    ///
    /// For a text field, the result is the entered text. Spaces before and after an e-mail address or a one-time code are removed.
    /// The text of a number has the format of the current locale; to read the number, use `number(_:)`. For a field with a menu,
    /// the result is the identifier of the chosen option, or an empty string if no option is chosen. For a switch, the result is
    /// `"true"` or `"false"`. If no field has the identifier, the result is an empty string, and a debug build stops with an
    /// assertion failure.
    public subscript(id: FormField.ID) -> String {
        switch value(id) {
        case .text(let text): text
        case .flag(let isOn): String(isOn)
        case .option(let option): option ?? ""
        }
    }

    /// Returns the number in the text of a field. The field can be of any kind.
    ///
    /// - Parameter id: The identifier of the field.
    /// - Returns: The number. It is nil if the text of the field is empty, or isn't a number in the format of the current locale.
    public func number(_ id: FormField.ID) -> Double? {
        FormNumber().number(from: self[id])
    }

    /// Returns a Boolean value that indicates whether a switch is on.
    ///
    /// - Parameter id: The identifier of the field.
    /// - Returns: True if the field is a switch that is on, and otherwise false.
    public func isOn(_ id: FormField.ID) -> Bool { value(id) == .flag(true) }

    /// Returns the option that is chosen in a field with a menu.
    ///
    /// - Parameter id: The identifier of the field.
    /// - Returns: The identifier of the option. It is nil if no option is chosen, or if the field has no menu.
    public func choice(_ id: FormField.ID) -> FormField.Option.ID? {
        if case .option(let option) = value(id) { option } else { nil }
    }

    // MARK: - Internal

    /// Creates the values that the user has entered in fields.
    init(entered values: [(field: FormField, value: FormValue)]) {
        for (field, value) in values where self.values[field.id] == nil {
            self.values[field.id] = value.trimmed(for: field.kind)
            if field.kind.isSecret { secrets.insert(field.id) }
        }
    }

    /// Returns a Boolean value that indicates whether a field is filled in.
    func isFilled(_ id: FormField.ID) -> Bool {
        switch value(id) {
        case .text(let text): !text.allSatisfy(\.isWhitespace)
        case .flag(let isOn): isOn
        case .option(let option): option != nil
        }
    }

    // MARK: - Private

    private var values: [FormField.ID: FormValue] = [:]
    /// The identifiers of the fields whose values mustn't be shown.
    private var secrets: Set<FormField.ID> = []

    private func value(_ id: FormField.ID) -> FormValue {
        if let value = values[id] { return value }
        Task { @MainActor in PostMisuse.report("The form has no field with the identifier “\(id)”.") }
        return .text("")
    }
}

// MARK: - CustomStringConvertible

extension FormValues: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A text with the identifier and the value of each field, with “•••” for passwords and one-time codes.
    public var description: String { shown.description }

    /// The same text as `description`.
    public var debugDescription: String { description }

    /// A mirror whose children are the values of the fields, labeled with their identifiers, with “•••” for passwords and one-time
    /// codes.
    public var customMirror: Mirror { Mirror(self, children: shown.map { (label: $0.key, value: $0.value) }) }

    /// The texts of the fields in descriptions.
    private var shown: [FormField.ID: String] {
        Dictionary(uniqueKeysWithValues: values.keys.map { ($0, secrets.contains($0) ? "•••" : self[$0]) })
    }
}

/// The value of a field. Its description and reflection are empty, because it can be a password.
enum FormValue: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The text of a text field.
    case text(String)
    /// The state of a switch.
    case flag(Bool)
    /// The identifier of the chosen option; nil if none is chosen.
    case option(FormField.Option.ID?)

    var description: String { "•••" }
    var customMirror: Mirror { Mirror(self, children: [:]) }

    /// Returns the value without the spaces around it that autofill and pasting add.
    fileprivate func trimmed(for kind: FormField.Kind) -> FormValue {
        guard case .text(let text) = self, kind == .email || kind == .oneTimeCode else { return self }
        return .text(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}

extension FormField.Kind {
    /// A Boolean value that indicates whether the value is a password or a code.
    var isSecret: Bool {
        switch self {
        case .password, .oneTimeCode: true
        case .text, .email, .number, .name, .multiline, .toggle, .choice: false
        }
    }
}

/// The format of numbers in fields: decimal, without grouping separators.
struct FormNumber {
    /// The locale; that of the user by default.
    var locale = Locale.current

    /// Returns the text of a number, which `number(from:)` turns back into the same number; empty for NaN and infinity.
    func text(of number: Double) -> String {
        number.isFinite ? formatter.string(from: NSNumber(value: number)) ?? "" : ""
    }

    /// Returns the number that a text stands for; nil if it isn't a finite number. Digits of all scripts, a minus sign, and
    /// the decimal separator of the locale are read; spaces and direction marks around the number don't count.
    ///
    /// `NumberFormatter` can't read it, since outside Apple's platforms it ignores everything after a number.
    func number(from text: String) -> Double? {
        let marks = CharacterSet(charactersIn: "\u{200E}\u{200F}\u{61C}").union(.whitespacesAndNewlines)
        let separator = locale.decimalSeparator ?? "."
        var plain = ""
        for scalar in text.trimmingCharacters(in: marks).unicodeScalars {
            if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
                plain += String(Int(digit))
            } else if String(scalar) == separator {
                plain += "."
            } else if plain.isEmpty, "-−".unicodeScalars.contains(scalar) {
                plain += "-"
            } else {
                return nil
            }
        }
        return Double(plain).flatMap { $0.isFinite ? $0 : nil }
    }

    private var formatter: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.locale = locale
        formatter.numberStyle = .decimal
        formatter.usesGroupingSeparator = false
        // Each Double has a text of at most 17 significant digits.
        formatter.usesSignificantDigits = true
        formatter.minimumSignificantDigits = 1
        formatter.maximumSignificantDigits = 17
        return formatter
    }
}
