import FlyingFox
import Foundation

/// An HTTP handler that serves the last recording of the screen, an animated PNG.
struct RecordingHandler: HTTPHandler {
    static let path = "/recording.png"

    let pages: Pages

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard let recording = await pages.recording else { return HTTPResponse(statusCode: .notFound) }
        return HTTPResponse(
            statusCode: .ok, headers: [.contentType: "image/png", HTTPHeader("Cache-Control"): "no-store"],
            body: recording.picture)
    }
}
