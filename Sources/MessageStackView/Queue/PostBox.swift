/// A value that is stored out of line, since it is large, and most of its owners are copied often or don't have one.
final class PostBox<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

// Descriptions and the debugger show the value instead of the box.
extension PostBox: CustomStringConvertible, CustomReflectable {
    var description: String { String(describing: value) }
    var customMirror: Mirror { Mirror(reflecting: value) }
}

extension PostBox: Equatable where Value: Equatable {
    static func == (one: PostBox, other: PostBox) -> Bool {
        one === other || one.value == other.value
    }
}
