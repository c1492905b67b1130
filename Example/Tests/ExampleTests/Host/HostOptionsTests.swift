import Foundation
import Testing

@testable import Example

/// The command line and the environment of the example.
struct HostOptionsTests {
    @Test func portComesFromOptionOrEnvironment() throws {
        #expect(try HostOptions(arguments: [], environment: [:]).port == 8080)
        #expect(try HostOptions(arguments: [], environment: ["PORT": "9000"]).port == 9000)
        #expect(try HostOptions(arguments: ["--port", "0"], environment: ["PORT": "9000"]).port == 0)
    }

    @Test func directoriesComeFromOptions() throws {
        let arguments = ["--pictures", "/a", "--film", "/b", "--sheets", "/c"]
        let options = try HostOptions(arguments: arguments, environment: [:])
        #expect([options.pictures, options.film, options.sheets].map { $0?.path } == ["/a", "/b", "/c"])
    }

    @Test func helpOverridesInvalidOptions() throws {
        for help in ["--help", "-h"] {
            #expect(try HostOptions(arguments: ["--bogus", help], environment: ["PORT": "x"]).showsUsage)
        }
    }

    @Test(arguments: [
        (["--bogus"], HostError.unknownOption("--bogus")), (["8080"], .unknownOption("8080")),
        (["--port"], .missingValue("--port")), (["--port", "65536"], .notAPort("65536")),
    ])
    func invalidOptionsAreReported(arguments: [String], error: HostError) {
        #expect(throws: error) { try HostOptions(arguments: arguments, environment: [:]) }
    }
}
