/// A property of a class whose changes are published. `$property` is the publisher.
///
/// If the class is an `ObservableObject` with the default publisher, a change is announced there too. Subscribers are
/// called before the property has its new value.
///
/// https://developer.apple.com/documentation/combine/published
@propertyWrapper
public struct Published<Value> {
    let storage: PublishedStorage<Value>

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// The publisher of a published property: its current value, and then each new one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S>(subscriber: S) where S: Subscriber, Value == S.Input, Never == S.Failure {
            storage.broadcast.add(subscriber, current: storage.value)
        }
    }

    /// The publisher. Setting it is for `assign(to:)`.
    public var projectedValue: Published<Value>.Publisher {
        mutating get { Publisher(storage: storage) }
        set {}
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes.") }
        set { fatalError("@Published is only available on properties of classes.") }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }
}

/// The value of a published property, and its observers.
final class PublishedStorage<Value> {
    private(set) var value: Value
    let broadcast = Broadcast<Value, Never>()
    /// The default publisher of the object; `nil` before its first use.
    var objectWillChange: ObservableObjectPublisher?
    private var assignments: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ value: Value) {
        objectWillChange?.send()
        broadcast.send(value)
        self.value = value
    }

    func assign(from publisher: some Publisher<Value, Never>) {
        assignments.append(publisher.sink { [weak self] in self?.set($0) })
    }
}

/// A published property of any type.
protocol AnyPublished {
    func install(_ objectWillChange: ObservableObjectPublisher)
}

extension Published: AnyPublished {
    func install(_ objectWillChange: ObservableObjectPublisher) { storage.objectWillChange = objectWillChange }
}
