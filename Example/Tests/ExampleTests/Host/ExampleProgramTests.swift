import FlyingFox
import Foundation
import Testing

@testable import Example

/// The output, exit codes and answers of the example program.
@Suite(.timeLimit(.minutes(1)))
struct ExampleProgramTests {
    @Test(arguments: ["--help", "-h"])
    func helpPrintsUsage(option: String) async throws {
        let result = try await ExampleProgram.run(option)
        #expect(result.status == 0 && result.error.isEmpty)
        #expect(result.output == HostOptions.usage)
    }

    @Test func unknownOptionIsReported() async throws {
        let result = try await ExampleProgram.run("--bogus")
        #expect(result.status == 1 && result.output.isEmpty)
        #expect(result.error == "Example: there is no option '--bogus'. See --help.\n")
    }

    @Test func usedPortIsReportedImmediately() async throws {
        try await ExampleProgram.serve { port, _ in
            let start = ContinuousClock.now
            let result = try await ExampleProgram.run("--port", "\(port)")
            #expect(ContinuousClock.now - start < .seconds(4))
            #expect(result.status == 1 && result.output.isEmpty)
            #expect(result.error.hasPrefix("Example: port \(port) is taken by another program."))
        }
    }

    @Test func foreignHostIsRefused() async throws {
        try await ExampleProgram.serve { port, _ in
            for path in ["/", "/screen", "/recording.png"] {
                let client = try await LoopbackClient(port: port)
                #expect(try await client.get(path, ["Host: example.com:\(port)"]).contains("403"))
                try client.close()
            }
            let client = try await LoopbackClient(port: port)
            #expect(try await client.get("/", ["Host: localhost:\(port)"]).contains("200"))
            try client.close()
        }
    }

    @Test func randomFramesDoNotCrashProgram() async throws {
        let seed = PageRandomTests.seed
        StandardError.write("PAGE_SEED=\(seed) over a socket")
        try await ExampleProgram.serve { port, process in
            var random = RandomFrames(seed: seed)
            var clients: [LoopbackClient] = []
            for _ in 0..<300 {
                while clients.count < 3 {
                    let client = try await LoopbackClient(port: port)
                    try await client.upgrade("/screen", port: port)
                    clients.append(client)
                }
                let index = random.index(below: clients.count)
                do {
                    for frame in random.next() { try await clients[index].send(frame) }
                } catch {
                    // The server may close the connection.
                    try clients.remove(at: index).close()
                }
            }
            for client in clients {
                // The server answers after it has read everything before the ping.
                try? await client.send(.part(.ping, [], fin: true))
                _ = try? await client.next(.pong)
                try client.close()
            }

            let page = try await LoopbackClient(port: port)
            try await page.upgrade("/screen", port: port)
            try await page.send(.text(#"{"show": {"scale": 0.5}}"#))
            #expect(try await page.next(.binary).payload.count > 1_000)
            try page.close()
            #expect(Memory.resident(of: process) < 500 << 20)
        }
    }
}
