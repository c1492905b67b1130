import FlyingFox
import Foundation

/// A handler that refuses requests that other sites make a browser send: requests to a foreign host name (DNS
/// rebinding), and requests from foreign pages.
struct LocalRequests<Handler: HTTPHandler>: HTTPHandler {
    let handler: Handler

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let host = request.headers[.host], Self.isLocal(host) else {
            return Self.refusal("The example app answers only at 127.0.0.1 and localhost.\n")
        }
        // Only browsers send an origin.
        let origin = request.headers[HTTPHeader("Origin")]
        guard origin == nil || origin == "http://\(host)" else {
            return Self.refusal("The example app answers only its own page.\n")
        }
        return try await handler.handleRequest(request)
    }

    /// Returns whether `host` names this machine. Any port is allowed, because ports can be forwarded.
    private static func isLocal(_ host: String) -> Bool {
        let parts = host.lowercased().split(separator: ":", omittingEmptySubsequences: false)
        return ["127.0.0.1", "localhost"].contains(parts[0])
            && parts.count <= 2 && parts.dropFirst().allSatisfy { UInt16($0) != nil }
    }

    private static func refusal(_ reason: String) -> HTTPResponse {
        HTTPResponse(statusCode: .forbidden, headers: [.contentType: "text/plain"], body: Data(reason.utf8))
    }
}
