/// A property of a request or a manager, and the setting that determines it.
@MainActor
struct PlaygroundProperty<Choices, Target> {
    /// Returns the Swift code of the assignment to the property; nil if the setting is the default.
    let code: (Choices) -> String?
    /// Sets the property, unless the setting is the default.
    let apply: (Choices, inout Target) -> Void
    /// Sets the property, also to the default.
    let restore: (Choices, inout Target) -> Void
    /// Returns the Swift code of the current value of the property.
    let read: (Target) -> String

    /// Creates a property.
    ///
    /// - Parameters:
    ///   - name: The name of the property in the code.
    ///   - choice: The setting.
    ///   - target: The property.
    ///   - defaults: Settings with the defaults of the library.
    init<Value: SwiftCode & Equatable>(
        _ name: String, _ choice: KeyPath<Choices, Value>, _ target: WritableKeyPath<Target, Value>,
        defaults: Choices
    ) {
        code = { choices in
            let value = choices[keyPath: choice]
            return value == defaults[keyPath: choice] ? nil : "\(name) = \(value.code)"
        }
        apply = { choices, object in
            let value = choices[keyPath: choice]
            if value != defaults[keyPath: choice] { object[keyPath: target] = value }
        }
        restore = { choices, object in object[keyPath: target] = choices[keyPath: choice] }
        read = { "\(name) = \($0[keyPath: target].code)" }
    }

    /// Creates a property that is nil while it isn't set.
    init<Value: SwiftCode & Equatable>(
        _ name: String, _ choice: KeyPath<Choices, Value>, _ target: WritableKeyPath<Target, Value?>,
        defaults: Choices
    ) {
        code = { choices in
            let value = choices[keyPath: choice]
            return value == defaults[keyPath: choice] ? nil : "\(name) = \(value.code)"
        }
        apply = { choices, object in
            let value = choices[keyPath: choice]
            if value != defaults[keyPath: choice] { object[keyPath: target] = value }
        }
        restore = { choices, object in
            let value = choices[keyPath: choice]
            object[keyPath: target] = value == defaults[keyPath: choice] ? nil : value
        }
        read = { "\(name) = \(($0[keyPath: target] ?? defaults[keyPath: choice]).code)" }
    }
}
