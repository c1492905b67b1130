#if canImport(Network)
    import Dispatch
    import Network
#endif

/// An object that observes the network for a ``ConnectivityManager``.
///
/// By default, a manager observes the network of the device. To observe another source of states, pass an object of your own
/// to `ConnectivityManager.init(monitor:)`.
@MainActor
public protocol ConnectivityMonitoring: AnyObject {
    /// Starts observing the network. The `ConnectivityManager` calls this method, and calls `stop()` before it calls this method
    /// again.
    ///
    /// - Parameter report: A closure to call with the current state as soon as it is known, and then with each change. A call
    ///   with the same state as before has no effect.
    func start(_ report: @escaping @MainActor @Sendable (ConnectivityManager.State) -> Void)

    /// Stops observing the network. The `ConnectivityManager` calls this method, and ignores all states that are reported before
    /// the next call of `start(_:)`.
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
