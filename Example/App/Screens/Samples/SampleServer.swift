import Foundation

/// A simulated server, whose answers take time.
struct SampleServer: Sendable {
    /// The error of a server that doesn't respond.
    struct NoResponse: LocalizedError {
        var errorDescription: String? { "The server didn’t respond. Try again." }
    }

    /// The error of a server that doesn't know the password.
    struct WrongPassword: LocalizedError {
        var errorDescription: String? { "The password is wrong. Any other will do." }
    }

    /// A closure that waits for a number of seconds. Tests replace it.
    var wait: @Sendable (TimeInterval) async throws -> Void = { try await Task.sleep(nanoseconds: UInt64($0 * 1e9)) }
}
