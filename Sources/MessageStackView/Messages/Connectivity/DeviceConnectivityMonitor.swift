#if canImport(Network)
    import Network
    import UIKit

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
            // What needs a connection that will be made on demand is there.
            guard path.status != .unsatisfied else {
                self = .notConnected
                return
            }
            if path.usesInterfaceType(.wifi) {
                self = .connected(.wifi)
            } else if path.usesInterfaceType(.cellular) {
                self = .connected(.cellular)
            } else if path.usesInterfaceType(.wiredEthernet) {
                self = .connected(.wired)
            } else {
                self = .connected(.other)
            }
        }
    }
#else
    /// There is nothing to ask here: the network is what code says it is.
    typealias DeviceConnectivityMonitor = ManualConnectivityMonitor
#endif
