/// A monitor that reports the state of the network that a test sets.
///
/// ```swift
/// let monitor = ManualConnectivityMonitor()
/// let manager = ConnectivityManager(monitor: monitor)
/// monitor.state = .notConnected
/// ```
@MainActor
public final class ManualConnectivityMonitor: ConnectivityMonitoring {
    /// The state of the network. The monitor reports it when the monitor starts, and whenever you set it while the monitor is
    /// started.
    public var state: ConnectivityManager.State {
        didSet { report?(state) }
    }

    private var report: (@MainActor @Sendable (ConnectivityManager.State) -> Void)?

    /// Creates a monitor. The manager to which you pass it starts it.
    ///
    /// - Parameter state: The initial state. The default is `.connected(.wifi)`.
    public init(state: ConnectivityManager.State = .connected(.wifi)) {
        self.state = state
    }

    /// A Boolean value that indicates whether a manager has started the monitor.
    public var isStarted: Bool { report != nil }

    /// Starts reporting states, beginning with the current one. The manager calls this method, so a test doesn't.
    ///
    /// - Parameter report: The closure that receives the states.
    public func start(_ report: @escaping @MainActor @Sendable (ConnectivityManager.State) -> Void) {
        self.report = report
        report(state)
    }

    /// Stops reporting states. The manager calls this method, so a test doesn't.
    public func stop() {
        report = nil
    }
}
