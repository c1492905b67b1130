import Foundation
import Testing

/// The example program, started as a process.
struct ExampleProgram {
    struct Result {
        let status: Int32
        let output: String
        let error: String
    }

    /// The executable, which SwiftPM builds into the same folder as the tests.
    private static var executable: URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("Example")
    }

    /// Runs the program and waits until it ends.
    static func run(_ arguments: String...) async throws -> Result {
        let process = Process()
        let (output, error) = (Pipe(), Pipe())
        process.executableURL = executable
        process.arguments = arguments
        process.standardOutput = output
        process.standardError = error
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return Result(
            status: process.terminationStatus,
            output: String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self),
            error: String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
    }

    /// Runs the program at a free port until `actions` are done.
    static func serve(_ actions: (_ port: UInt16, _ process: Int32) async throws -> Void) async throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = executable
        process.arguments = ["--port", "0"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        let port = try #require(UInt16(line.split(separator: ":").last?.dropLast() ?? ""), "\(line)")
        try await actions(port, process.processIdentifier)
        #expect(process.isRunning)
    }
}
