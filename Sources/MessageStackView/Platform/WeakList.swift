/// The objects of a list that doesn't retain them, in the order of their addition. An object that is deallocated isn't in the list
/// any more.
struct WeakList<Object>: Sequence {
    private var references: [() -> Object?] = []

    var isEmpty: Bool { !contains { _ in true } }

    /// Adds the object that a closure has captured weakly: `list.append { [weak object] in object }`.
    mutating func append(_ object: @escaping () -> Object?) {
        references.removeAll { $0() == nil }
        references.append(object)
    }

    mutating func removeAll(where isUnwanted: (Object) -> Bool) {
        references.removeAll { $0().map(isUnwanted) ?? true }
    }

    func makeIterator() -> some IteratorProtocol<Object> {
        references.lazy.compactMap { $0() }.makeIterator()
    }
}
