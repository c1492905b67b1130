internal import Foundation

/// An object that announces its changes.
///
/// The default publisher announces the changes of all `@Published` properties. For changes of other properties, an object
/// can call `objectWillChange.send()`.
///
/// https://developer.apple.com/documentation/combine/observableobject
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where Self.ObjectWillChangePublisher.Failure == Never

    /// The publisher of changes, which sends before they are made.
    var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.publisher(of: self) }
}

/// The default publisher of an observable object's changes.
///
/// https://developer.apple.com/documentation/combine/observableobjectpublisher
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let broadcast = Broadcast<Void, Never>()

    public init() {}

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        broadcast.add(subscriber, current: nil)
    }

    public func send() { broadcast.send(()) }
}

extension ObservableObjectPublisher {
    /// The default publishers of observed objects.
    private struct Known {
        struct Entry {
            weak var object: AnyObject?
            let publisher: ObservableObjectPublisher
        }

        private var entries: [ObjectIdentifier: Entry] = [:]
        private var limit = 64

        subscript(object: AnyObject) -> ObservableObjectPublisher? {
            // Another object may have had the same address.
            get { entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0.publisher : nil } }
            set {
                entries[ObjectIdentifier(object)] = newValue.map { Entry(object: object, publisher: $0) }
                guard entries.count > limit else { return }
                entries = entries.filter { $0.value.object != nil }
                limit = Swift.max(64, 2 * entries.count)
            }
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known = Known()

    /// Returns the default publisher of an object. At first use, its published properties are connected with it.
    fileprivate static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let (publisher, isNew) = lock.withLock {
            if let publisher = known[object] { return (publisher, false) }
            let publisher = ObservableObjectPublisher()
            known[object] = publisher
            return (publisher, true)
        }
        var mirror = isNew ? Mirror(reflecting: object) : nil
        while let type = mirror {
            for child in type.children { (child.value as? any AnyPublished)?.install(publisher) }
            mirror = type.superclassMirror
        }
        return publisher
    }
}
