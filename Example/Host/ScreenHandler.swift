import FlyingFox
import Foundation

/// Opens the connection over which a page shows the screen.
struct ScreenHandler: HTTPHandler, WSMessageHandler {
    let pages: Pages

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
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
