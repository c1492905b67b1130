/// Finds out whether there is a network.
///
/// The device's own is the default of `ConnectivityManager`; `ManualConnectivityMonitor` says what it is told to.
@MainActor
public protocol ConnectivityMonitoring: AnyObject {
    /// Begins to look: `tell` is called with the present state as soon as that is known, then with each change. Telling
    /// the same state again does no harm. Called again after `stop()`, never twice in a row.
    func start(_ tell: @escaping @MainActor @Sendable (ConnectivityManager.State) -> Void)

    /// Ends looking. What is told afterwards is not listened to.
    func stop()
}
