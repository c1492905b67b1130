import UIKit

/// Knows whether there is a network, and tells whoever wants to know.
///
/// ```swift
/// observer = ConnectivityManager.shared.addObserver { state in
///     refreshButton.isEnabled = state.isConnected
/// }
/// ```
///
/// It listens while somebody observes. Each observer is told the state as soon as it is known, then each change, and
/// never the same state twice in a row. `messageManager` shows a bar while there is no network.
@MainActor
public final class ConnectivityManager {
    // MARK: - Lifecycle

    /// The device's network.
    public static let shared = ConnectivityManager()

    /// A manager that shares nothing with others.
    ///
    /// - Parameter monitor: finds out; nil, the default, for the device's own. Where there is none, that is a
    ///   `ManualConnectivityMonitor`.
    public init(monitor: (any ConnectivityMonitoring)? = nil) {
        self.monitor = monitor ?? DeviceConnectivityMonitor()
    }

    // MARK: - Public

    /// Called with a state, on the main actor.
    public typealias StateClosure = @MainActor @Sendable (State) -> Void

    /// Where the states come from.
    public let monitor: any ConnectivityMonitoring

    /// The state as it is known; nil while nobody listens, and until the monitor has found out.
    public private(set) var state: State?

    /// Whether the manager stops listening when the last observer goes; true by default.
    public var stopOnEmptyObservers = true

    /// Shows a bar while there is no network, once it is told to.
    public private(set) lazy var messageManager = MessageManager(of: self)

    /// Under which `Notification.Name.internetConnectivityChanged` carries the `State`.
    nonisolated public static let stateUserInfoKey = "state"

    /// Begins to listen, if it doesn't yet. The first observer does it too.
    public func startListening() {
        guard !isListening else { return }
        isListening = true
        monitor.start { [weak self] state in self?.monitorDidTell(state) }
    }

    /// Ends listening, though there are observers; `startListening()` and the next new observer begin it again.
    public func stopListening() {
        guard isListening else { return }
        isListening = false
        state = nil
        monitor.stop()
    }

    /// Adds an observer. If the state is known, `closure` is called before this returns.
    ///
    /// - Returns: what keeps it: let go of it, or hand it to `removeObserver(_:)`, and `closure` isn't called any more.
    public func addObserver(closure: @escaping StateClosure) -> any NSObjectProtocol {
        let observer = ConnectivityObserver(closure) { [weak self] in self?.forgetObservers() }
        register(Registration(observer: observer))
        return observer
    }

    /// Removes an observer at once; does nothing for what is none.
    public func removeObserver(_ observer: any NSObjectProtocol) {
        registrations.removeAll { $0.observer === observer }
        forgetObservers()
    }

    /// Whether `object` is an observer of this manager.
    public func isObserver(_ object: any NSObjectProtocol) -> Bool {
        registrations.contains { $0.observer === object }
    }

    /// The state, as soon as it is known, and each change. Only the newest is kept for a reader who is late. The reader
    /// counts as an observer until the loop ends; the stream ends with the manager.
    public var states: AsyncStream<State> {
        let (stream, continuation) = AsyncStream.makeStream(of: State.self, bufferingPolicy: .bufferingNewest(1))
        let observer = ConnectivityObserver({ continuation.yield($0) }, end: { continuation.finish() })
        continuation.onTermination = { [weak self, weak observer] _ in
            Task { @MainActor [weak self, weak observer] in
                if let observer { self?.removeObserver(observer) }
            }
        }
        register(Registration(observer: observer, keeps: observer))
        return stream
    }

    // MARK: - Private

    private struct Registration {
        weak var observer: ConnectivityObserver?
        /// A stream's observer has no other owner.
        var keeps: ConnectivityObserver?
        var told: State?
    }

    private var isListening = false
    private var registrations: [Registration] = []

    private func register(_ registration: Registration) {
        registrations.append(registration)
        startListening()
        tellObservers()
    }

    private func monitorDidTell(_ state: State) {
        guard isListening, state != self.state else { return }
        self.state = state
        NotificationCenter.default.post(
            name: .internetConnectivityChanged, object: self, userInfo: [Self.stateUserInfoKey: state])
        tellObservers()
    }

    /// Tells the state to whoever doesn't know it. An observer may change the state or the observers meanwhile: nobody
    /// hears of a state that isn't any more.
    private func tellObservers() {
        while let state, let index = registrations.firstIndex(where: { $0.observer != nil && $0.told != state }) {
            registrations[index].told = state
            registrations[index].observer?.hear(state)
        }
    }

    private func forgetObservers() {
        registrations.removeAll { $0.observer == nil }
        if registrations.isEmpty, stopOnEmptyObservers { stopListening() }
    }
}

extension Notification.Name {
    /// Posted by a `ConnectivityManager` when its state has changed, with the state under `stateUserInfoKey`.
    public static let internetConnectivityChanged = Notification.Name("internetConnectivityChanged")
}

extension ConnectivityManager {
    /// Whether there is a network.
    public enum State: Hashable, Sendable {
        /// There is one, of this kind.
        case connected(NetworkStatus)
        /// There is none.
        case notConnected

        /// Whether there is a network of whatever kind.
        public var isConnected: Bool { self != .notConnected }
    }

    /// The kind of a network.
    public enum NetworkStatus: String, Hashable, Sendable {
        /// A wireless local network.
        case wifi
        /// A mobile network.
        case cellular
        /// A cable.
        case wired
        /// Something else: a tunnel, a tethered device.
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

/// Hears of changes for as long as it is kept.
final class ConnectivityObserver: NSObject, Sendable {
    let hear: ConnectivityManager.StateClosure
    private let end: @MainActor @Sendable () -> Void

    init(_ hear: @escaping ConnectivityManager.StateClosure, end: @escaping @MainActor @Sendable () -> Void) {
        self.hear = hear
        self.end = end
    }

    deinit {
        Task { @MainActor [end] in end() }
    }
}
