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
        self.init(
            name, choice, defaults, set: { $0[keyPath: target] = $1 }, reset: { $0[keyPath: target] = $1 },
            get: { $0[keyPath: target] })
    }

    /// Creates a property that is nil while it isn't set.
    init<Value: SwiftCode & Equatable>(
        _ name: String, _ choice: KeyPath<Choices, Value>, _ target: WritableKeyPath<Target, Value?>,
        defaults: Choices
    ) {
        self.init(
            name, choice, defaults, set: { $0[keyPath: target] = $1 },
            reset: { object, _ in object[keyPath: target] = nil },
            get: { $0[keyPath: target] })
    }

    /// - Parameters:
    ///   - set: Sets the property to a value.
    ///   - reset: Sets the property to its default, which is the value.
    ///   - get: Returns the property; nil if it isn't set.
    private init<Value: SwiftCode & Equatable>(
        _ name: String, _ choice: KeyPath<Choices, Value>, _ defaults: Choices,
        set: @escaping (inout Target, Value) -> Void, reset: @escaping (inout Target, Value) -> Void,
        get: @escaping (Target) -> Value?
    ) {
        let unset = defaults[keyPath: choice]
        code = { choices in
            let value = choices[keyPath: choice]
            return value == unset ? nil : "\(name) = \(value.code)"
        }
        apply = { choices, object in
            let value = choices[keyPath: choice]
            if value != unset { set(&object, value) }
        }
        restore = { choices, object in
            let value = choices[keyPath: choice]
            if value == unset { reset(&object, value) } else { set(&object, value) }
        }
        read = { "\(name) = \((get($0) ?? unset).code)" }
    }
}
