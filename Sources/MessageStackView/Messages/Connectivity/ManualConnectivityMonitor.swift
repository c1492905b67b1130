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

    /// What is told: at the start, and each time that it is set.
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
