import Foundation

/// The host's options, read from the command line and the environment.
struct HostOptions: Equatable {
    static let usage = """
        Usage: Example [OPTION]...

        Serves the example app to browsers on this machine.

          --port PORT            Serves it at this port instead of 8080 or the variable PORT;
                                 0 takes any free one.
          --pictures DIRECTORY   Writes the pictures and the demo of the documentation instead of
                                 serving.
          --film DIRECTORY       Writes the frames of the README's films instead of serving.
          --sheets DIRECTORY     Writes contact sheets of every kind of post instead of serving.
          -h, --help             Prints this text.

        """

    /// The port at which the page is served; 0 for any free port.
    var port: UInt16 = 8080

    /// The directory for the pictures and the demo of the documentation; nil to serve the page instead.
    var pictures: URL?

    /// The directory for the frames of the README's films; nil to serve the page instead.
    var film: URL?

    /// The directory for contact sheets of every kind of post; nil to serve the page instead.
    var sheets: URL?

    /// Whether to print the usage instead of serving.
    var showsUsage = false

    /// Reads the options. `--port 9000` overrides the variable `PORT`, and `--help` everything else.
    init(arguments: some Collection<String>, environment: [String: String]) throws(HostError) {
        guard !arguments.contains(where: { ["-h", "--help"].contains($0) }) else {
            showsUsage = true
            return
        }
        if let value = environment["PORT"], !value.isEmpty {
            port = try Self.port(value)
        }
        var arguments = arguments.makeIterator()
        while let option = arguments.next() {
            guard ["--port", "--pictures", "--film", "--sheets"].contains(option) else { throw .unknownOption(option) }
            guard let value = arguments.next() else { throw .missingValue(option) }
            switch option {
            case "--port": port = try Self.port(value)
            case "--pictures": pictures = URL(fileURLWithPath: value, isDirectory: true)
            case "--film": film = URL(fileURLWithPath: value, isDirectory: true)
            default: sheets = URL(fileURLWithPath: value, isDirectory: true)
            }
        }
    }

    private static func port(_ text: String) throws(HostError) -> UInt16 {
        guard let port = UInt16(text) else { throw .notAPort(text) }
        return port
    }
}
