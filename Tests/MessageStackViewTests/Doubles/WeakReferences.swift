/// Objects that should be gone by the end of a test.
@MainActor
final class WeakReferences {
    private struct Reference {
        weak var object: AnyObject?
    }

    private var references: [ObjectIdentifier: Reference] = [:]
    private var replaced = 0

    /// How many different objects were added.
    var total: Int { references.count + replaced }

    /// How many of them still live.
    var count: Int { references.values.count { $0.object != nil } }

    func add(_ object: AnyObject?) {
        guard let object else { return }
        let id = ObjectIdentifier(object)
        if let known = references[id], known.object == nil { replaced += 1 }
        references[id] = Reference(object: object)
    }
}
