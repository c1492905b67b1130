/// The identity of a posted value, by which requests without a key are duplicates: its `id` if it is `Identifiable`, otherwise the
/// value itself if it is `Equatable`. Any other value equals none.
struct PostIdentity: Sendable {
    private let value: any Sendable

    init(of value: any Sendable) {
        self.value = value
    }

    /// Whether the value has an identity.
    var isKnown: Bool { value is any Identifiable || value is any Equatable }

    /// Returns whether both values have the same identity.
    func matches(_ other: PostIdentity) -> Bool {
        if let value = value as? any Identifiable { return Self.hasID(of: value, other.value) }
        return (value as? any Equatable).map { Self.isEqual($0, other.value) } ?? false
    }

    private static func hasID<Value: Identifiable>(of value: Value, _ other: any Sendable) -> Bool {
        (other as? Value)?.id == value.id
    }

    private static func isEqual<Value: Equatable>(_ value: Value, _ other: any Sendable) -> Bool {
        other as? Value == value
    }
}

/// The content of a request, which knows the identity of its value. Thousands of requests may wait, and few are compared.
protocol PostIdentified: AnyObject, Sendable {
    /// The identity by which the request has duplicates if it has no key; nil if there is none.
    var valueIdentity: PostIdentity? { get }
}
