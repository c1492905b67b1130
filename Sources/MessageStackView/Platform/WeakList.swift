/// The objects of a list that don't belong to it, in the order of their addition. An object that is deallocated isn't in the list
/// any more.
struct WeakList<Object>: Sequence {
    private struct Reference {
        weak var object: AnyObject?
    }

    private var references: [Reference] = []

    mutating func append(_ object: Object) {
        references.removeAll { $0.object == nil }
        references.append(Reference(object: object as AnyObject))
    }

    mutating func remove(_ object: Object) {
        references.removeAll { $0.object === object as AnyObject }
    }

    func makeIterator() -> some IteratorProtocol<Object> {
        references.lazy.compactMap { $0.object as? Object }.makeIterator()
    }
}
