internal import Foundation

/// The subscribers of a publisher, which all receive the same values.
final class Broadcast<Output, Failure: Error> {
    private let lock = NSLock()
    private var connections: [Connection<Output, Failure>] = []
    private var completion: Subscribers.Completion<Failure>?

    /// Connects a subscriber.
    ///
    /// - Parameter current: The current value, for publishers that have one: the subscriber receives it first, and without
    ///   demand the latest value waits for it. Other publishers drop values without demand.
    func add(_ subscriber: any Subscriber<Output, Failure>, current: Output?) {
        let connection = Connection(to: subscriber, of: self, current: current)
        let completion = lock.withLock {
            if self.completion == nil { connections.append(connection) }
            return self.completion
        }
        subscriber.receive(subscription: connection)
        if let completion { connection.finish(completion) }
    }

    func remove(_ connection: Connection<Output, Failure>) {
        lock.withLock { connections.removeAll { $0 === connection } }
    }

    /// Delivers a value to the subscribers that were connected before.
    func send(_ value: Output) {
        for connection in lock.withLock({ connections }) { connection.send(value) }
    }

    /// Ends the publisher, for later subscribers too.
    func finish(_ completion: Subscribers.Completion<Failure>) {
        let ended = lock.withLock {
            defer { connections = [] }
            self.completion = self.completion ?? completion
            return connections
        }
        for connection in ended { connection.finish(completion) }
    }
}

/// The connection of a publisher with one subscriber.
final class Connection<Output, Failure: Error>: Subscription {
    private let lock = NSLock()
    private weak var broadcast: Broadcast<Output, Failure>?
    private let keepsLatest: Bool
    private var subscriber: (any Subscriber<Output, Failure>)?
    private var demand = Subscribers.Demand.none
    /// The latest value for which there was no demand: at most one.
    private var waiting: [Output]

    init(to subscriber: any Subscriber<Output, Failure>, of broadcast: Broadcast<Output, Failure>, current: Output?) {
        self.subscriber = subscriber
        self.broadcast = broadcast
        keepsLatest = current != nil
        waiting = current.map { [$0] } ?? []
    }

    func send(_ value: Output) {
        let receiver: (any Subscriber<Output, Failure>)? = lock.withLock {
            guard demand > .none else {
                if keepsLatest { waiting = [value] }
                return nil
            }
            demand -= 1
            waiting = []
            return subscriber
        }
        if let receiver { request(receiver.receive(value)) }
    }

    func request(_ demand: Subscribers.Demand) {
        let value = lock.withLock {
            self.demand += demand
            return self.demand > .none ? waiting.first : nil
        }
        if let value { send(value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        end()?.receive(completion: completion)
    }

    func cancel() {
        _ = end()
        broadcast?.remove(self)
    }

    private func end() -> (any Subscriber<Output, Failure>)? {
        lock.withLock {
            defer { subscriber = nil }
            waiting = []
            return subscriber
        }
    }
}
