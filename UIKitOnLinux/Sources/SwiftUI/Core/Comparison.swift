/// A value that compares itself, because its fields don't determine what it shows.
protocol SelfComparing {
    func isSame(as other: Self) -> Bool
}

/// Returns whether two values of a view, or of its fields, are certainly the same. Closures never are.
func isSame(_ first: Any, _ second: Any) -> Bool {
    guard type(of: first) == type(of: second) else { return false }
    if let first = first as? any SelfComparing { return compare(first, second) }
    if let first = first as? any Equatable { return equals(first, second) }
    if type(of: first) is AnyClass { return first as AnyObject === second as AnyObject }
    let (one, other) = (Mirror(reflecting: first), Mirror(reflecting: second))
    guard one.displayStyle != nil, one.displayStyle != .class, one.children.count == other.children.count else {
        return false
    }
    if one.displayStyle == .enum, one.children.isEmpty { return "\(first)" == "\(second)" }
    return zip(one.children, other.children).allSatisfy { $0.label == $1.label && isSame($0.value, $1.value) }
}

private func compare<Value: SelfComparing>(_ first: Value, _ second: Any) -> Bool {
    (second as? Value).map { first.isSame(as: $0) } ?? false
}

private func equals<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == (second as? Value) }
