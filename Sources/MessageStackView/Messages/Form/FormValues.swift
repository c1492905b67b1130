import UIKit

/// The values of a form, by the identifiers of its fields.
///
/// ```swift
/// if let values = await postView.ask(form) {
///     try await login(values["email"], values["password"])
///     let age = values.number("age")
/// }
/// ```
///
/// Reading the value of a field that doesn't exist is a programming error: a debug build stops with an assertion failure,
/// and a release build returns an empty value.
///
/// Descriptions and reflections of the values contain no passwords and no codes.
public struct FormValues: Hashable, Sendable {
    /// Creates the values that fields have at first, for example to test a handler. If several fields have the same
    /// identifier, the first one counts.
    public init(_ fields: [FormField]) {
        self.init(fields.map { ($0, $0.value) })
    }

    /// The text of a field: of a text field, the entered text; of a choice, the identifier of the chosen option; of a
    /// switch, “true” or “false”. Spaces around an e-mail address and a one-time code are left out.
    public subscript(id: FormField.ID) -> String {
        switch value(id) {
        case .text(let text): text
        case .flag(let isOn): String(isOn)
        case .option(let option): option ?? ""
        }
    }

    /// Returns the number of a field; nil if its text isn't a number in the format of the user's locale.
    public func number(_ id: FormField.ID) -> Double? {
        NumberFormatter.decimal.number(from: self[id].trimmingCharacters(in: .whitespacesAndNewlines))?.doubleValue
    }

    /// Returns a Boolean value that indicates whether a switch is on; false for other fields.
    public func isOn(_ id: FormField.ID) -> Bool { value(id) == .flag(true) }

    /// Returns the identifier of the option that is chosen in a field; nil if none is, or if the field isn't a choice.
    public func choice(_ id: FormField.ID) -> FormField.Option.ID? {
        if case .option(let option) = value(id) { option } else { nil }
    }

    // MARK: - Internal

    init(_ values: [(field: FormField, value: FormValue)]) {
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
    public var description: String { shown.description }
    public var debugDescription: String { description }
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

extension NumberFormatter {
    /// A formatter for decimal numbers in the current locale, without grouping separators in its results.
    static var decimal: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.usesGroupingSeparator = false
        formatter.maximumFractionDigits = 15
        return formatter
    }
}
