import FlyingFox
import Foundation

/// Assembles the messages of a page from WebSocket frames.
struct PageFrames {
    enum Content: Equatable {
        case text(String)
        /// A message of bytes, which no page of ours sends.
        case binary
        /// A request for a pong with the same payload.
        case ping(Data)
    }

    /// The maximum length of a message in bytes. Messages of our page have about 100 bytes.
    static let maximumLength = 16_384

    private var partial: (opcode: WSFrame.Opcode, payload: Data)?

    /// Returns the content that `frame` completes, or nil if it completes none.
    ///
    /// - Throws: `PageClosing` if the page closes the connection or breaks the protocol.
    mutating func append(_ frame: WSFrame) throws(PageClosing) -> Content? {
        switch frame.opcode {
        case .ping, .pong, .close: return try control(frame)
        case .text, .binary:
            guard partial == nil else { throw PageClosing(.protocolError) }
            return try complete(frame.opcode, Data(), with: frame)
        case .continuation:
            guard let (opcode, payload) = partial else { throw PageClosing(.protocolError) }
            return try complete(opcode, payload, with: frame)
        default: throw PageClosing(.protocolError)
        }
    }

    private func control(_ frame: WSFrame) throws(PageClosing) -> Content? {
        guard frame.fin, frame.payload.count <= 125 else { throw PageClosing(.protocolError) }
        switch frame.opcode {
        case .ping: return .ping(frame.payload)
        case .close: throw PageClosing(.normalClosure)
        default: return nil
        }
    }

    private mutating func complete(
        _ opcode: WSFrame.Opcode, _ payload: Data, with frame: WSFrame
    ) throws(PageClosing) -> Content? {
        guard payload.count + frame.payload.count <= Self.maximumLength else { throw PageClosing(.messageTooBig) }
        let payload = payload + frame.payload
        partial = frame.fin ? nil : (opcode, payload)
        guard frame.fin else { return nil }
        guard opcode == .text else { return .binary }
        guard let text = String(data: payload, encoding: .utf8) else { throw PageClosing(.invalidFramePayload) }
        return .text(text)
    }
}

/// The end of a page's connection, with the code that the page receives.
struct PageClosing: Error, Equatable {
    let code: WSCloseCode

    init(_ code: WSCloseCode) {
        self.code = code
    }
}
