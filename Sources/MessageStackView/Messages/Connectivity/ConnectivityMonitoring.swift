#if canImport(Network)
    import Network
#endif
import UIKit

/// Finds out whether there is a network.
///
/// The device's own is the default of `ConnectivityManager`; `ManualConnectivityMonitor` says what it is told to.
@MainActor
public protocol ConnectivityMonitoring: AnyObject {
    /// Begins to look: `tell` is called with the present state as soon as that is known, then with each change. Telling
    /// the same state again does no harm. Called again after `stop()`, never twice in a row.
    func start(_ tell: @escaping @MainActor @Sendable (ConnectivityManager.State) -> Void)

    /// Stops monitoring. States that are reported afterwards are ignored.
    func stop()
}

/// A network that is there when code says so: for tests, previews and demonstrations.
///
/// ```swift
/// let monitor = ManualConnectivityMonitor()
/// let manager = ConnectivityManager(monitor: monitor)
/// monitor.state = .notConnected
/// ```
@MainActor
public final class ManualConnectivityMonitor: ConnectivityMonitoring {
    // MARK: - Lifecycle

    /// A network in this state; a wireless one by default.
    public init(state: ConnectivityManager.State = .connected(.wifi)) {
        self.state = state
    }

    // MARK: - Public

    /// The reported state: reported at the start, and whenever it is set.
    public var state: ConnectivityManager.State {
        didSet { tell?(state) }
    }

    /// Whether anybody listens.
    public var isStarted: Bool { tell != nil }

    // MARK: - ConnectivityMonitoring

    public func start(_ tell: @escaping @MainActor @Sendable (ConnectivityManager.State) -> Void) {
        self.tell = tell
        tell(state)
    }

    public func stop() {
        tell = nil
    }

    // MARK: - Private

    private var tell: (@MainActor @Sendable (ConnectivityManager.State) -> Void)?
}

#if canImport(Network)
    /// The device's network, as the Network framework sees it.
    @MainActor
    final class DeviceConnectivityMonitor: ConnectivityMonitoring {
        private var run: Run?

        func start(_ tell: @escaping @MainActor @Sendable (ConnectivityManager.State) -> Void) {
            // A monitor that was cancelled can't be started again.
            let run = Run()
            self.run = run
            run.monitor.pathUpdateHandler = { [weak self, weak run] path in
                let state = ConnectivityManager.State(path)
                // It was started on the main queue.
                MainActor.assumeIsolated {
                    if let run, run === self?.run { tell(state) }
                }
            }
            run.monitor.start(queue: .main)
        }

        func stop() {
            run = nil
        }

        /// Ends with its owner. The monitor may be used from any thread, as older SDKs don't declare.
        private final class Run: @unchecked Sendable {
            let monitor = NWPathMonitor()

            deinit { monitor.cancel() }
        }
    }

    extension ConnectivityManager.State {
        fileprivate init(_ path: NWPath) {
            let kinds: [(NWInterface.InterfaceType, ConnectivityManager.NetworkStatus)] = [
                (.wifi, .wifi), (.cellular, .cellular), (.wiredEthernet, .wired),
            ]
            let kind = kinds.first { path.usesInterfaceType($0.0) }?.1 ?? .other
            // `.requiresConnection` counts as connected: the system connects on demand.
            self = path.status == .unsatisfied ? .notConnected : .connected(kind)
        }
    }
#else
    /// There is nothing to ask here: the network is what code says it is.
    typealias DeviceConnectivityMonitor = ManualConnectivityMonitor
#endif
