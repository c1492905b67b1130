/// An activity that can be cancelled.
///
/// https://developer.apple.com/documentation/combine/cancellable
public protocol Cancellable {
    func cancel()
}

extension Cancellable {
    /// Adds the activity to a collection, which keeps it until the collection is deallocated.
    public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Adds the activity to a set, which keeps it until the set is deallocated.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}

/// An activity that is cancelled when this object is deallocated.
///
/// https://developer.apple.com/documentation/combine/anycancellable
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    /// Creates an object that calls a closure once, when it is cancelled or deallocated.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    public init<C>(_ canceller: C) where C: Cancellable { action = canceller.cancel }

    deinit { cancel() }

    public func cancel() {
        let action = action
        self.action = nil
        action?()
    }

    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
