#if SWIFT_PACKAGE
    import MessageStackView
#endif
public import UIKit

/// An object that reports whether there is a network.
///
/// ```swift
/// observer = ConnectivityManager.shared.addObserver { state in
///     refreshButton.isEnabled = state.isConnected
/// }
/// ```
///
/// It monitors the network while it has observers. Those of `addObserver(closure:)` and `states` keep it alive meanwhile, but
/// `messageManager` doesn't, so an app keeps a manager of its own. Each observer receives the state as soon as it is known, then each
/// change, but never the same state twice in a row. With `showsOfflineBar`, a bar is shown while there is no network.
@MainActor
public final class ConnectivityManager {
    // MARK: - Lifecycle

    /// The manager for the device's network.
    public static let shared = ConnectivityManager()

    /// Creates a manager that is independent of others.
    ///
    /// - Parameter monitor: The source of states; nil, the default, for a monitor of the device's network. On platforms
    ///   without the Network framework, that monitor always reports a wireless network.
    public init(monitor: (any ConnectivityMonitoring)? = nil) {
        self.monitor = monitor ?? DeviceConnectivityMonitor()
    }

    // MARK: - Public

    /// A closure that receives states on the main actor.
    public typealias StateClosure = @MainActor @Sendable (State) -> Void

    /// The object that observes the network and reports its states to this manager, as passed to `init(monitor:)`. The manager
    /// starts and stops it; an app doesn't.
    public let monitor: any ConnectivityMonitoring

    /// The current state; nil while the manager isn't monitoring, and until the monitor reports a state.
    public private(set) var state: State?

    /// A Boolean value that indicates whether monitoring of the network stops after the last observer is removed; true by
    /// default.
    public var stopOnEmptyObservers = true

    /// A Boolean value that indicates whether a bar is on the visible screen while there is no network; false by default. App
    /// extensions pass their scene to `MessageManager.startObserving(on:)`.
    @available(iOSApplicationExtension, unavailable)
    @available(macCatalystApplicationExtension, unavailable)
    @available(visionOSApplicationExtension, unavailable)
    public var showsOfflineBar: Bool {
        get { messageManager.isObserving }
        set { if newValue { messageManager.startObserving() } else { messageManager.stopObserving() } }
    }

    /// The object that shows the bar, with its options.
    public private(set) lazy var messageManager = MessageManager(of: self)

    /// The key of the `State` in the user info of `Notification.Name.internetConnectivityChanged`.
    nonisolated public static let stateUserInfoKey = "state"

    /// Starts monitoring, unless it has started. Adding an observer starts it too.
    public func startListening() {
        guard !isListening else { return }
        isListening = true
        monitor.start { [weak self] state in self?.monitorDidReport(state) }
    }

    /// Stops monitoring, even if there are observers. `startListening()` and the next added observer start it again.
    public func stopListening() {
        guard isListening else { return }
        isListening = false
        state = nil
        monitor.stop()
    }

    /// Adds an observer. If the state is known, `closure` is called before this method returns.
    ///
    /// - Parameter closure: The closure that receives states.
    /// - Returns: The observer. The closure is called until the observer is deallocated or passed to
    ///   `removeObserver(_:)`.
    public func addObserver(closure: @escaping StateClosure) -> any NSObjectProtocol {
        let observer = ConnectivityObserver(closure) { [self] in removeDeallocatedObservers() }
        register(Registration(observer: observer))
        return observer
    }

    /// Removes an observer. Other objects are ignored.
    public func removeObserver(_ observer: any NSObjectProtocol) {
        for registration in registrations where registration.observer === observer { registration.observer?.remove() }
        registrations.removeAll { $0.observer === observer }
        removeDeallocatedObservers()
    }

    /// Adds an observer of the manager's own, which doesn't keep it alive.
    ///
    /// - Parameters:
    ///   - closure: The closure that receives states.
    ///   - managerDidGo: A closure that is called if the observer is deallocated with the manager.
    func addOwnObserver(
        closure: @escaping StateClosure, managerDidGo: @escaping @MainActor @Sendable () -> Void
    ) -> any NSObjectProtocol {
        let observer = ConnectivityObserver(closure) { [weak self] in
            if let self { removeDeallocatedObservers() } else { managerDidGo() }
        }
        register(Registration(observer: observer))
        return observer
    }

    /// Returns whether an object is an observer of this manager.
    public func isObserver(_ object: any NSObjectProtocol) -> Bool {
        registrations.contains { $0.observer === object }
    }

    /// A stream that yields the state as soon as it is known, and then each change. It buffers only the newest state. The stream
    /// counts as an observer until its iteration ends.
    public var states: AsyncStream<State> {
        let (stream, continuation) = AsyncStream.makeStream(of: State.self, bufferingPolicy: .bufferingNewest(1))
        let observer = ConnectivityObserver({ continuation.yield($0) }, end: {})
        continuation.onTermination = { [self, weak observer] _ in
            Task { @MainActor [weak observer] in
                if let observer { removeObserver(observer) }
            }
        }
        register(Registration(observer: observer, streamObserver: observer))
        return stream
    }

    // MARK: - Private

    private struct Registration {
        weak var observer: ConnectivityObserver?
        /// The observer of a stream, which has no other owner.
        var streamObserver: ConnectivityObserver?
        var lastState: State?
    }

    private var isListening = false
    private var registrations: [Registration] = []

    private func register(_ registration: Registration) {
        registrations.append(registration)
        startListening()
        notifyObservers()
    }

    private func monitorDidReport(_ state: State) {
        guard isListening, state != self.state else { return }
        self.state = state
        NotificationCenter.default.post(
            name: .internetConnectivityChanged, object: self, userInfo: [Self.stateUserInfoKey: state])
        notifyObservers()
    }

    /// Notifies the observers that haven't received the current state. A closure can change the state or the observers,
    /// so each step uses the current ones and no closure receives an outdated state.
    private func notifyObservers() {
        while let state, let index = registrations.firstIndex(where: { $0.observer != nil && $0.lastState != state }) {
            registrations[index].lastState = state
            registrations[index].observer?.closure(state)
        }
    }

    private func removeDeallocatedObservers() {
        registrations.removeAll { $0.observer == nil }
        if registrations.isEmpty, stopOnEmptyObservers { stopListening() }
    }
}

extension Notification.Name {
    /// Posted by a `ConnectivityManager` when its state has changed, with the state under `stateUserInfoKey`.
    public static let internetConnectivityChanged = Notification.Name("internetConnectivityChanged")
}

extension ConnectivityManager {
    /// The state of the network.
    public enum State: Hashable, Sendable {
        /// There is a network of the given kind.
        case connected(NetworkStatus)
        /// There is no network.
        case notConnected

        /// A Boolean value that indicates whether there is a network of any kind.
        public var isConnected: Bool { self != .notConnected }
    }

    /// The kind of a network.
    public enum NetworkStatus: String, Hashable, Sendable {
        /// A wireless local network.
        case wifi
        /// A cellular network.
        case cellular
        /// A wired network.
        case wired
        /// Another network, for example a tunnel or a tethered device.
        case other
    }
}

// MARK: - CustomStringConvertible

extension ConnectivityManager.State: CustomStringConvertible {
    public var description: String {
        switch self {
        case .connected(let status): "connected (\(status.rawValue))"
        case .notConnected: "not connected"
        }
    }
}

/// An observer that receives states until it is removed or deallocated.
final class ConnectivityObserver: NSObject, Sendable {
    let closure: ConnectivityManager.StateClosure
    private let end: @MainActor @Sendable () -> Void
    /// Set on the main actor. `deinit` may run on any thread, but nothing else uses the object then.
    nonisolated(unsafe) private var isRemoved = false

    init(_ closure: @escaping ConnectivityManager.StateClosure, end: @escaping @MainActor @Sendable () -> Void) {
        self.closure = closure
        self.end = end
    }

    deinit {
        guard unsafe !isRemoved else { return }
        Task { @MainActor [end] in end() }
    }

    /// Prevents the call of the closure for the end.
    @MainActor
    func remove() {
        unsafe isRemoved = true
    }
}
