/// A monitor that reports the network state that a test sets.
///
/// ```swift
/// let monitor = ManualConnectivityMonitor()
/// let manager = ConnectivityManager(monitor: monitor)
/// monitor.state = .notConnected
/// ```
@MainActor
public final class ManualConnectivityMonitor: ConnectivityMonitoring {
    /// The state, which the monitor reports when it starts and whenever the state is set.
    public var state: ConnectivityManager.State {
        didSet { report?(state) }
    }

    private var report: (@MainActor @Sendable (ConnectivityManager.State) -> Void)?

    /// Creates a monitor that isn't started.
    ///
    /// - Parameter state: The initial state; a wireless network by default.
    public init(state: ConnectivityManager.State = .connected(.wifi)) {
        self.state = state
    }

    /// A Boolean value that indicates whether the monitor reports states.
    public var isStarted: Bool { report != nil }

    public func start(_ report: @escaping @MainActor @Sendable (ConnectivityManager.State) -> Void) {
        self.report = report
        report(state)
    }

    public func stop() {
        report = nil
    }
}
