#if SWIFT_PACKAGE
    import MessageStackView
#endif
public import UIKit

/// An object that reports whether the device is connected to a network.
///
/// ```swift
/// observer = ConnectivityManager.shared.addObserver { state in
///     refreshButton.isEnabled = state.isConnected
/// }
/// ```
///
/// The manager monitors the network while it has observers. Each observer receives the state as soon as the state is known, and
/// then each change, but never the same state twice in a row. If `showsOfflineBar` is true, the manager also shows the offline bar,
/// a message at the bottom of the screen, while there is no network.
///
/// An observer that `addObserver(closure:)` returned retains the manager, and so does a stream that `states` returned. The offline
/// bar doesn't retain the manager. If you create a manager to show the bar, keep a reference to it.
@MainActor
public final class ConnectivityManager {
    // MARK: - Lifecycle

    /// The shared manager, which monitors the network of the device. Most apps need no other manager.
    public static let shared = ConnectivityManager()

    /// Creates a manager that is independent of other managers.
    ///
    /// - Parameter monitor: The object that observes the network. The default is nil, which monitors the network of the device. On
    ///   platforms without the Network framework, nil creates a manager that always reports a wireless network.
    public init(monitor: (any ConnectivityMonitoring)? = nil) {
        self.monitor = monitor ?? DeviceConnectivityMonitor()
    }

    // MARK: - Public

    /// A closure that receives a state of the network on the main actor.
    public typealias StateClosure = @MainActor @Sendable (State) -> Void

    /// The object that observes the network for this manager, as passed to `init(monitor:)`. The manager starts and stops the
    /// monitor. Don't start or stop it yourself.
    public let monitor: any ConnectivityMonitoring

    /// The current state of the network. It is nil until the monitor reports a state, and while the manager isn't monitoring.
    public private(set) var state: State?

    /// A Boolean value that indicates whether the manager stops monitoring the network when its last observer is removed or
    /// deallocated. The offline bar and each stream of `states` count as observers. The default is true. If the value is false,
    /// monitoring continues until `stopListening()` is called.
    public var stopOnEmptyObservers = true

    /// A Boolean value that indicates whether the offline bar is shown while there is no network. The bar is a message at the
    /// bottom of the visible screen. The default is false.
    ///
    /// This property isn't available in app extensions. In an extension, call `MessageManager.startObserving(on:)` with the scene
    /// of the extension instead.
    @available(iOSApplicationExtension, unavailable)
    @available(macCatalystApplicationExtension, unavailable)
    @available(visionOSApplicationExtension, unavailable)
    public var showsOfflineBar: Bool {
        get { messageManager.isObserving }
        set { if newValue { messageManager.startObserving() } else { messageManager.stopObserving() } }
    }

    /// The object that shows the offline bar while there is no network. The bar is a message at the bottom of the visible screen.
    /// The properties of this object set the message and the look of the bar.
    public private(set) lazy var messageManager = MessageManager(of: self)

    /// The key of the `State` in the user info dictionary of the notification
    /// `Notification.Name.internetConnectivityChanged`.
    nonisolated public static let stateUserInfoKey = "state"

    /// Starts monitoring the network. The method has no effect while the manager is monitoring. Adding an observer also starts
    /// monitoring, so call this method only to monitor the network without an observer.
    public func startListening() {
        guard !isListening else { return }
        isListening = true
        monitor.start { [weak self] state in self?.monitorDidReport(state) }
    }

    /// Stops monitoring the network, even if there are observers, sets `state` to nil, and removes the offline bar. The observers
    /// aren't removed. Monitoring starts again when `startListening()` is called or another observer is added.
    public func stopListening() {
        guard isListening else { return }
        isListening = false
        state = nil
        monitor.stop()
        for index in registrations.indices where registrations[index].managerDidStop != nil {
            registrations[index].lastState = nil
        }
        for registration in registrations { registration.managerDidStop?() }
    }

    /// Adds an observer, and starts monitoring the network. If the state is known, `closure` is called before this method
    /// returns.
    ///
    /// - Parameter closure: The closure that receives the state as soon as the state is known, and then each change.
    /// - Returns: The observer. Keep a reference to it, since the closure is called only until the observer is deallocated or
    ///   passed to `removeObserver(_:)`.
    public func addObserver(closure: @escaping StateClosure) -> any NSObjectProtocol {
        let observer = ConnectivityObserver(closure) { [self] in removeDeallocatedObservers() }
        register(Registration(observer: observer))
        return observer
    }

    /// Removes an observer of the network's state. After that, the closure of the observer isn't called anymore.
    ///
    /// - Parameter observer: The object that `addObserver(closure:)` returned. With any other object, the method has no effect.
    public func removeObserver(_ observer: any NSObjectProtocol) {
        for registration in registrations where registration.observer === observer { registration.observer?.remove() }
        registrations.removeAll { $0.observer === observer }
        removeDeallocatedObservers()
    }

    /// Adds an observer of the manager's own, which doesn't keep it alive.
    ///
    /// - Parameters:
    ///   - closure: The closure that receives states, also the same one again after monitoring has stopped.
    ///   - managerDidStop: A closure that is called when the manager has stopped monitoring.
    ///   - managerDidGo: A closure that is called if the observer is deallocated with the manager.
    func addOwnObserver(
        closure: @escaping StateClosure, managerDidStop: @escaping @MainActor () -> Void,
        managerDidGo: @escaping @MainActor @Sendable () -> Void
    ) -> any NSObjectProtocol {
        let observer = ConnectivityObserver(closure) { [weak self] in
            if let self { removeDeallocatedObservers() } else { managerDidGo() }
        }
        register(Registration(observer: observer, managerDidStop: managerDidStop))
        return observer
    }

    /// Returns a Boolean value that indicates whether an object is an observer of this manager.
    ///
    /// - Parameter object: The object, such as one that `addObserver(closure:)` returned.
    public func isObserver(_ object: any NSObjectProtocol) -> Bool {
        registrations.contains { $0.observer === object }
    }

    /// A new stream that yields the state of the network as soon as the state is known, and then each change. If the state changes
    /// several times before you read the next element, you receive only the newest state.
    ///
    /// The stream counts as an observer until its iteration ends, so reading this property starts monitoring the network.
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
        /// A closure that is called when the manager has stopped monitoring; nil for an observer of the app.
        var managerDidStop: (@MainActor () -> Void)?
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
    /// The notification that is posted when the state of a `ConnectivityManager` becomes known, and at each change. The object of
    /// the notification is the manager. The user info dictionary has the `ConnectivityManager.State` under the key
    /// `ConnectivityManager.stateUserInfoKey`.
    public static let internetConnectivityChanged = Notification.Name("internetConnectivityChanged")
}

extension ConnectivityManager {
    /// The state of the device's connection to a network.
    public enum State: Hashable, Sendable {
        /// The state of a device that is connected to a network of the given kind.
        case connected(NetworkStatus)
        /// The state of a device that isn't connected to any network.
        case notConnected

        /// A Boolean value that indicates whether the device is connected to a network of any kind.
        public var isConnected: Bool { self != .notConnected }
    }

    /// The kind of a network connection.
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
    /// A description of the state for logs, such as "connected (wifi)" or "not connected".
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
