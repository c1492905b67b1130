import FlyingFox
import Foundation

/// The WebSocket handler, which opens a page for each connection.
///
/// It reads the next frame after the page has handled the last one. FlyingFox's `MessageFrameWSHandler` buffers without
/// a limit in both directions.
struct PageConnections: WSHandler {
    let pages: Pages

    /// The maximum number of frames that wait to be written. The connection is closed if a page reads too slowly and
    /// exceeds it.
    private static let backlog = 64

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let (frames, outgoing) = AsyncStream.makeStream(
            of: WSFrame.self, bufferingPolicy: .bufferingOldest(Self.backlog))
        let reading = Task {
            let code = await read(client) { frame in
                if case .dropped = outgoing.yield(frame) { outgoing.finish() }
            }
            outgoing.yield(.close(code: code))
            outgoing.finish()
        }
        outgoing.onTermination = { _ in reading.cancel() }
        return frames
    }

    private func read(
        _ client: AsyncThrowingStream<WSFrame, any Error>, send: @escaping @Sendable (WSFrame) -> Void
    ) async -> WSCloseCode {
        guard let page = await pages.open(send: send) else { return .tryAgainLater }
        var code = WSCloseCode.normalClosure
        do {
            for try await frame in client { try await page.receive(frame) }
        } catch let closing as PageClosing {
            code = closing.code
        } catch {
            code = .protocolError
        }
        await page.close()
        return code
    }
}
