import FlyingFox
import Foundation
import Testing
import UIKit

@testable import Example

/// The WebSocket connection of a page, without a socket.
@MainActor
@Suite(.tasksInOrder)
struct PageConnectionsTests {
    private let pages = Pages(showing: AppDelegate.self, isInRealTime: false) { _ in }

    @Test func pageIsGreetedAndClosed() async throws {
        let frames = try await frames(for: [.text("nonsense"), .part(.ping, [7], fin: true)])
        let answers = await list(frames)
        #expect(answers.map(\.opcode) == [.text, .pong, .close])
        #expect(answers.last == .close(code: .normalClosure))
    }

    @Test func oversizedMessageClosesPage() async throws {
        let long = WSFrame.part(.text, Array(repeating: 0x61, count: 1 << 20), fin: true)
        let answers = await list(try await frames(for: [long, .text("{}")]))
        #expect(answers.last == .close(code: .messageTooBig))
    }

    @Test func pageThatDoesNotReadIsClosed() async throws {
        let (client, incoming) = AsyncThrowingStream.makeStream(of: WSFrame.self)
        let frames = try await PageConnections(pages: pages).makeFrames(for: client)
        for _ in 1...1_000 { incoming.yield(.part(.ping, [7], fin: true)) }
        await withCheckedContinuation { continuation in
            incoming.onTermination = { _ in continuation.resume() }
        }
        #expect(await list(frames).count == 64)
    }

    private func list(_ frames: AsyncStream<WSFrame>) async -> [WSFrame] {
        var list: [WSFrame] = []
        for await frame in frames { list.append(frame) }
        return list
    }

    private func frames(for received: [WSFrame]) async throws -> AsyncStream<WSFrame> {
        let client = AsyncThrowingStream<WSFrame, any Error> { continuation in
            for frame in received { continuation.yield(frame) }
            continuation.finish()
        }
        return try await PageConnections(pages: pages).makeFrames(for: client)
    }
}
