/// A monitor for tests, which reports the states that a test sets to a `ConnectivityManager`, instead of observing the network.
///
/// ```swift
/// let monitor = ManualConnectivityMonitor()
/// let manager = ConnectivityManager(monitor: monitor)
/// monitor.state = .notConnected
/// ```
@MainActor
public final class ManualConnectivityMonitor: ConnectivityMonitoring {
    /// The state that the monitor reports. It is reported when a `ConnectivityManager` starts the monitor, and then each time you
    /// set this property.
    public var state: ConnectivityManager.State {
        didSet { report?(state) }
    }

    private var report: (@MainActor @Sendable (ConnectivityManager.State) -> Void)?

    /// Creates a monitor. Pass the monitor to `ConnectivityManager.init(monitor:)`. The manager starts the monitor.
    ///
    /// - Parameter state: The initial state. The default is `.connected(.wifi)`.
    public init(state: ConnectivityManager.State = .connected(.wifi)) {
        self.state = state
    }

    /// A Boolean value that indicates whether a `ConnectivityManager` has started the monitor and hasn't stopped it.
    public var isStarted: Bool { report != nil }

    /// Starts reporting states, beginning with the current one. The `ConnectivityManager` calls this method. A test needn't call
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
