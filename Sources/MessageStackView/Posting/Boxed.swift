/// A value behind a reference: what is rarely set takes no room where it isn't.
final class Boxed<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
