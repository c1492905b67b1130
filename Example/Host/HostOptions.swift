/// What the command line and the environment ask of the host.
struct HostOptions: Equatable {
    /// Where the page is served; 0 lets the system choose a free port.
    var port: UInt16 = 8080

    /// `--port 9000` wins over the variable `PORT`.
    init(arguments: some Sequence<String>, environment: [String: String]) throws(HostError) {
        if let value = environment["PORT"], !value.isEmpty {
            port = try Self.port(value)
        }
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            guard argument == "--port", let value = arguments.next() else {
                throw .usage(argument)
            }
            port = try Self.port(value)
        }
    }

    private static func port(_ text: String) throws(HostError) -> UInt16 {
        guard let port = UInt16(text) else { throw .notAPort(text) }
        return port
    }
}
