internal import Foundation

/// A publisher whose values are sent from outside.
///
/// https://developer.apple.com/documentation/combine/subject
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)

    /// Ends the values.
    func send(completion: Subscribers.Completion<Failure>)

    /// Passes a connection with another publisher on to the subject, which requests all of its values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// A subject without a current value.
///
/// https://developer.apple.com/documentation/combine/passthroughsubject
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let broadcast = Broadcast<Output, Failure>()

    public init() {}

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        broadcast.add(subscriber, current: nil)
    }

    public func send(_ input: Output) { broadcast.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject with a current value, which each new subscriber receives first.
///
/// https://developer.apple.com/documentation/combine/currentvaluesubject
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let lock = NSLock()
    private let broadcast = Broadcast<Output, Failure>()
    private var current: Output

    public init(_ value: Output) { current = value }

    /// The current value. A new value is sent to the subscribers.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
        broadcast.add(subscriber, current: value)
    }

    public func send(_ input: Output) {
        lock.withLock { current = input }
        broadcast.send(input)
    }

    public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
