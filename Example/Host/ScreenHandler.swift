import FlyingFox
import Foundation

/// Opens the connection over which a page shows the screen.
struct ScreenHandler: HTTPHandler, WSMessageHandler {
    let pages: Pages

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        // A browser lets any site connect to this machine; only our own page may.
        guard request.isFromPageOfThisServer else {
            return HTTPResponse(statusCode: .forbidden)
        }
        return try await WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: self, frameSize: 1 << 20))
            .handleRequest(request)
    }

    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        let (messages, outgoing) = AsyncStream.makeStream(of: WSMessage.self)
        Task { @MainActor in
            await Page(pages: pages, outgoing: outgoing).run(client)
        }
        return messages
    }
}

extension HTTPRequest {
    /// Whether the browser says that the page it shows came from here; true for a client that isn't a browser.
    fileprivate var isFromPageOfThisServer: Bool {
        guard let origin = headers[HTTPHeader("Origin")] else { return true }
        return headers[.host].map { origin == "http://\($0)" } ?? false
    }
}
