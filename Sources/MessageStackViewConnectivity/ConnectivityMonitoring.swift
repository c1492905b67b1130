#if canImport(Network)
    import Dispatch
    import Network
#endif

/// An object that observes the network for a ``ConnectivityManager``, and reports its state.
///
/// By default, a manager observes the network of the device. To report other states, for example the reachability of your server,
/// implement this protocol and pass the object to `ConnectivityManager.init(monitor:)`.
@MainActor
public protocol ConnectivityMonitoring: AnyObject {
    /// Starts observing the network. The `ConnectivityManager` calls this method when it starts monitoring. It always calls
    /// `stop()` before it starts the monitor again.
    ///
    /// - Parameter report: A closure that your implementation calls with the current state as soon as the state is known, and then
    ///   with each new state. A call with the same state as before has no effect.
    func start(_ report: @escaping @MainActor @Sendable (ConnectivityManager.State) -> Void)

    /// Stops observing the network. The `ConnectivityManager` calls this method when it stops monitoring. It ignores states that
    /// are reported after this call, until it calls `start(_:)` again.
    func stop()
}

#if canImport(Network)
    /// A monitor of the device's network that uses the Network framework.
    @MainActor
    final class DeviceConnectivityMonitor: ConnectivityMonitoring {
        private var run: Run?

        func start(_ report: @escaping @MainActor @Sendable (ConnectivityManager.State) -> Void) {
            // A canceled path monitor can't be started again.
            let run = Run()
            self.run = run
            run.monitor.pathUpdateHandler = { [weak self, weak run] path in
                let state = ConnectivityManager.State(path)
                // The path monitor calls its handler on the main queue.
                MainActor.assumeIsolated {
                    if let run, run === self?.run { report(state) }
                }
            }
            run.monitor.start(queue: .main)
        }

        func stop() {
            run = nil
        }

        /// A path monitor that is canceled with its owner. It is thread-safe, which older SDKs don't declare.
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
    /// A monitor for platforms without the Network framework. It always reports a connection through Wi-Fi.
    @MainActor
    final class DeviceConnectivityMonitor: ConnectivityMonitoring {
        func start(_ report: @escaping @MainActor @Sendable (ConnectivityManager.State) -> Void) {
            report(.connected(.wifi))
        }

        func stop() {}
    }
#endif
