import Foundation

/// What the command line and the environment ask of the host.
struct HostOptions: Equatable {
    /// Where the page is served; 0 lets the system choose a free port.
    var port: UInt16 = 8080

    /// Where to write the README's pictures, instead of serving.
    var pictures: URL?

    /// Where to write the documentation's pictures of the gallery, instead of serving.
    var gallery: URL?

    /// `--port 9000` wins over the variable `PORT`.
    init(arguments: some Sequence<String>, environment: [String: String]) throws(HostError) {
        if let value = environment["PORT"], !value.isEmpty {
            port = try Self.port(value)
        }
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            guard let value = arguments.next() else { throw .usage(argument) }
            switch argument {
            case "--port": port = try Self.port(value)
            case "--pictures": pictures = URL(fileURLWithPath: value, isDirectory: true)
            case "--gallery": gallery = URL(fileURLWithPath: value, isDirectory: true)
            default: throw .usage(argument)
            }
        }
    }

    private static func port(_ text: String) throws(HostError) -> UInt16 {
        guard let port = UInt16(text) else { throw .notAPort(text) }
        return port
    }
}
