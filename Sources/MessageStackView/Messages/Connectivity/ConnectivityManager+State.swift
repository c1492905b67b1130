extension ConnectivityManager {
    /// Whether there is a network.
    public enum State: Hashable, Sendable {
        /// There is one, of this kind.
        case connected(NetworkStatus)
        /// There is none.
        case notConnected

        /// Whether there is a network of whatever kind.
        public var isConnected: Bool { self != .notConnected }
    }

    /// The kind of a network.
    public enum NetworkStatus: String, Hashable, Sendable {
        /// A wireless local network.
        case wifi
        /// A mobile network.
        case cellular
        /// A cable.
        case wired
        /// Something else: a tunnel, a tethered device.
        case other
    }
}

// MARK: - CustomStringConvertible

extension ConnectivityManager.State: CustomStringConvertible {
    public var description: String {
        switch self {
        case .connected(let status): "connected (\(status.rawValue))"
        case .notConnected: "not connected"
        }
    }
}
