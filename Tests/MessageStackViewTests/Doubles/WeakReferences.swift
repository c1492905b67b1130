/// Weak references to objects that should be released by the end of a test.
@MainActor
final class WeakReferences {
    private struct Reference {
        weak var object: AnyObject?
    }

    private var references: [ObjectIdentifier: Reference] = [:]
    private var replaced = 0

    /// The number of different objects that were added.
    var total: Int { references.count + replaced }

    /// The number of objects that are still alive.
    var count: Int { references.values.count { $0.object != nil } }

    func add(_ object: AnyObject?) {
        guard let object else { return }
        let id = ObjectIdentifier(object)
        if let known = references[id], known.object == nil { replaced += 1 }
        references[id] = Reference(object: object)
    }
}
