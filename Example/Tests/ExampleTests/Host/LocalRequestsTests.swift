import FlyingFox
import Foundation
import Testing

@testable import Example

/// The requests that the server answers and refuses.
struct LocalRequestsTests {
    @Test(arguments: ["127.0.0.1:8080", "localhost:9000", "LOCALHOST", "127.0.0.1"])
    func requestsToThisMachineAreAnswered(host: String) async throws {
        #expect(try await status([.host: host]) == .ok)
        #expect(try await status([.host: host, origin: "http://\(host)"]) == .ok)
    }

    @Test(arguments: [
        "example.com", "example.com:8080", "127.0.0.1.example.com", "localhost:8080@example.com", "[::1]:8080",
        "localhost:", "", "0.0.0.0:8080",
    ])
    func requestsToOtherHostsAreRefused(host: String) async throws {
        #expect(try await status([.host: host]) == .forbidden)
        #expect(try await status([.host: host, origin: "http://\(host)"]) == .forbidden)
    }

    @Test func requestsWithoutHostAreRefused() async throws {
        #expect(try await status([:]) == .forbidden)
    }

    @Test(arguments: ["http://example.com", "https://localhost:8080", "http://localhost", "null"])
    func requestsFromOtherPagesAreRefused(from page: String) async throws {
        #expect(try await status([.host: "localhost:8080", origin: page]) == .forbidden)
    }

    private let origin = HTTPHeader("Origin")

    private func status(_ headers: [HTTPHeader: String]) async throws -> HTTPStatusCode {
        let requests = LocalRequests(handler: ClosureHTTPHandler { _ in HTTPResponse(statusCode: .ok) })
        let request = HTTPRequest(
            method: .GET, version: .http11, path: "/", query: [], headers: headers, body: Data())
        return try await requests.handleRequest(request).statusCode
    }
}
