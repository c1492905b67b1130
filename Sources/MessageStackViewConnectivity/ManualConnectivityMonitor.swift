/// An observer of the network for tests, which reports the state that a test sets.
///
/// ```swift
/// let monitor = ManualConnectivityMonitor()
/// let manager = ConnectivityManager(monitor: monitor)
/// monitor.state = .notConnected
/// ```
@MainActor
public final class ManualConnectivityMonitor: ConnectivityMonitoring {
    /// The state of the network. The monitor reports the state when a `ConnectivityManager` starts the monitor, and whenever you
    /// set the state afterward.
    public var state: ConnectivityManager.State {
        didSet { report?(state) }
    }

    private var report: (@MainActor @Sendable (ConnectivityManager.State) -> Void)?

    /// Creates a monitor. The `ConnectivityManager` to which you pass the monitor starts it.
    ///
    /// - Parameter state: The initial state. The default is `.connected(.wifi)`.
    public init(state: ConnectivityManager.State = .connected(.wifi)) {
        self.state = state
    }

    /// A Boolean value that indicates whether a `ConnectivityManager` has started the monitor and hasn't stopped it.
    public var isStarted: Bool { report != nil }

    /// Starts reporting states, beginning with the current one. The `ConnectivityManager` calls this method; a test needn't call
    /// it.
    ///
    /// - Parameter report: The closure that receives the states.
    public func start(_ report: @escaping @MainActor @Sendable (ConnectivityManager.State) -> Void) {
        self.report = report
        report(state)
    }

    /// Stops reporting states. The `ConnectivityManager` calls this method; a test needn't call it.
    public func stop() {
        report = nil
    }
}
