import FlyingFox
import Foundation
import Testing

@testable import Example

/// A page that a test has opened, and the frames that it received.
@MainActor
struct OpenPage {
    let page: Page
    private let frames: AsyncStream<WSFrame>

    /// The host has sent its last frame.
    struct Silence: Error {}

    /// Opens a page that keeps the newest hundred frames.
    init(_ pages: Pages) throws {
        let (frames, outgoing) = AsyncStream.makeStream(of: WSFrame.self, bufferingPolicy: .bufferingNewest(100))
        page = try #require(pages.open { outgoing.yield($0) })
        self.frames = frames
    }

    /// Sends a message of JSON to the host.
    func say(_ message: String) throws {
        try page.receive(.text(message))
    }

    /// Waits for the next frame of a kind.
    func next(_ opcode: WSFrame.Opcode, where isWanted: (WSFrame) -> Bool = { _ in true }) async throws -> WSFrame {
        for await frame in frames where frame.opcode == opcode && isWanted(frame) { return frame }
        throw Silence()
    }

    /// Waits for the next message of a name and returns its content.
    func next(_ name: String) async throws -> [String: Any] {
        let frame = try await next(.text) { $0.payload.starts(with: Data("{\"\(name)\":".utf8)) }
        let message = try JSONSerialization.jsonObject(with: frame.payload) as? [String: Any]
        return try #require(message?[name] as? [String: Any])
    }

    /// Waits for a picture of the screen.
    func seeScreen() async throws {
        let picture = try await next(.binary)
        #expect(picture.payload.count > 1_000)
    }
}
