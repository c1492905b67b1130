import FlyingFox
import Foundation
import Testing

@testable import Example

/// A page opened by a test, with the frames that it received.
@MainActor
struct OpenPage {
    let page: Page
    private let frames: AsyncStream<WSFrame>

    /// The error thrown if the host sends no more frames.
    struct NoMoreFrames: Error {}

    /// Opens a page that keeps the last hundred frames.
    init(_ pages: Pages) throws {
        let (frames, outgoing) = AsyncStream.makeStream(of: WSFrame.self, bufferingPolicy: .bufferingNewest(100))
        page = try #require(pages.open { outgoing.yield($0) })
        self.frames = frames
    }

    /// Sends a JSON message to the host.
    func send(_ message: String) throws {
        try page.receive(.text(message))
    }

    /// Waits for the next frame of a kind.
    func next(_ opcode: WSFrame.Opcode, where isWanted: (WSFrame) -> Bool = { _ in true }) async throws -> WSFrame {
        for await frame in frames where frame.opcode == opcode && isWanted(frame) { return frame }
        throw NoMoreFrames()
    }

    /// Waits for the next message of a name and returns its content.
    func next(_ name: String) async throws -> [String: Any] {
        let frame = try await next(.text) { $0.payload.starts(with: Data("{\"\(name)\":".utf8)) }
        let message = try JSONSerialization.jsonObject(with: frame.payload) as? [String: Any]
        return try #require(message?[name] as? [String: Any])
    }

    /// Waits for a picture of the screen and expects it not to be empty.
    func expectScreenPicture() async throws {
        let picture = try await next(.binary)
        #expect(picture.payload.count > 1_000)
    }
}
