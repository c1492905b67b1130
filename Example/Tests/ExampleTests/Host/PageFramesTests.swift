import FlyingFox
import Foundation
import Testing

@testable import Example

/// The assembly of messages from WebSocket frames.
struct PageFramesTests {
    @Test func textFrameIsMessage() throws {
        var frames = PageFrames()
        #expect(try frames.append(.text("é")) == .text("é"))
    }

    @Test func fragmentsAreJoined() throws {
        var frames = PageFrames()
        // A ping may come between the fragments of a message, and a character may be in two of them.
        #expect(try frames.append(.part(.text, [0x61, 0xC3], fin: false)) == nil)
        #expect(try frames.append(.part(.ping, [1], fin: true)) == .ping(Data([1])))
        #expect(try frames.append(.part(.continuation, [], fin: false)) == nil)
        #expect(try frames.append(.part(.continuation, [0xA9], fin: true)) == .text("aé"))
        #expect(try frames.append(.text("b")) == .text("b"))
    }

    @Test func binaryMessagesAreRecognized() throws {
        var frames = PageFrames()
        #expect(try frames.append(.part(.binary, [0, 0xFF], fin: true)) == .binary)
    }

    @Test func longMessagesEndConnection() throws {
        var frames = PageFrames()
        let half = String(repeating: "a", count: PageFrames.maximumLength / 2)
        #expect(try frames.append(.text(half + half)) != nil)
        #expect(throws: PageClosing(.messageTooBig)) { try frames.append(.text(half + half + "a")) }
        #expect(try frames.append(.part(.text, Array(half.utf8), fin: false)) == nil)
        #expect(try frames.append(.part(.continuation, Array(half.utf8), fin: false)) == nil)
        #expect(throws: PageClosing(.messageTooBig)) { try frames.append(.part(.continuation, [0x61], fin: false)) }
    }

    private struct ClosingFrames: CustomTestStringConvertible {
        let testDescription: String
        let code: WSCloseCode
        let list: [WSFrame]

        init(_ testDescription: String, _ code: WSCloseCode, _ list: WSFrame...) {
            self.testDescription = testDescription
            self.code = code
            self.list = list
        }
    }

    @Test(arguments: [
        ClosingFrames("continuation without start", .protocolError, .part(.continuation, [0x61], fin: true)),
        ClosingFrames(
            "second start", .protocolError, .part(.text, [0x61], fin: false), .part(.text, [0x61], fin: true)),
        ClosingFrames("fragmented ping", .protocolError, .part(.ping, [0x61], fin: false)),
        ClosingFrames(
            "ping of 126 bytes", .protocolError, .part(.ping, Array(repeating: 0, count: 126), fin: true)),
        ClosingFrames("unknown opcode", .protocolError, .part(WSFrame.Opcode(3), [], fin: true)),
        ClosingFrames("invalid UTF-8", .invalidFramePayload, .part(.text, [0xFF], fin: true)),
        ClosingFrames("close", .normalClosure, .part(.close, [0x03, 0xE8], fin: true)),
        ClosingFrames("close with half a code", .normalClosure, .part(.close, [0x03], fin: true)),
    ])
    private func closingFramesEndConnection(frames: ClosingFrames) {
        var assembled = PageFrames()
        #expect(throws: PageClosing(frames.code)) {
            for frame in frames.list { _ = try assembled.append(frame) }
        }
    }
}

extension WSFrame {
    static func text(_ text: String) -> WSFrame { part(.text, Array(text.utf8), fin: true) }

    static func part(_ opcode: Opcode, _ payload: [UInt8], fin: Bool) -> WSFrame {
        WSFrame(fin: fin, opcode: opcode, mask: nil, payload: Data(payload))
    }
}
