import FlyingFox
import FlyingSocks
import Foundation
import Testing

/// A connection to a server on this machine that can send what browsers don't.
struct LoopbackClient {
    private let socket: AsyncSocket

    init(port: UInt16) async throws {
        socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
    }

    func close() throws {
        try socket.close()
    }

    // MARK: - HTTP

    /// Requests a path and returns the status line. The body isn't read.
    func get(_ path: String, _ headers: [String]) async throws -> String {
        let request = (["GET \(path) HTTP/1.1"] + headers + ["", ""]).joined(separator: "\r\n")
        try await socket.write(Data(request.utf8))
        var head: [UInt8] = []
        while !head.ends(with: "\r\n\r\n".utf8) { head += try await socket.read(bytes: 1) }
        return String(decoding: head.prefix { $0 != 0x0D }, as: UTF8.self)
    }

    /// Opens a WebSocket at a path as a page of the server does.
    func upgrade(_ path: String, port: UInt16) async throws {
        let status = try await get(
            path,
            [
                "Host: 127.0.0.1:\(port)", "Origin: http://127.0.0.1:\(port)", "Connection: Upgrade",
                "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            ])
        #expect(status.contains("101"))
    }

    // MARK: - Frames

    /// Sends a frame with a mask of zeros.
    func send(_ frame: WSFrame) async throws {
        var bytes = Data([(frame.fin ? 0x80 : 0) | frame.opcode.rawValue])
        let count = frame.payload.count
        switch count {
        case ...125: bytes.append(0x80 | UInt8(count))
        case ...0xFFFF: bytes.append(contentsOf: [0x80 | 126, UInt8(count >> 8), UInt8(count & 0xFF)])
        default:
            bytes.append(0x80 | 127)
            bytes.append(contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: count >> ((7 - $0) * 8)) })
        }
        try await socket.write(bytes + Data(count: 4) + frame.payload)
    }

    /// Waits for the next frame of a kind.
    func next(_ opcode: WSFrame.Opcode) async throws -> WSFrame {
        while true {
            let frame = try await receive()
            if frame.opcode == opcode { return frame }
        }
    }

    private func receive() async throws -> WSFrame {
        let head = try await socket.read(bytes: 2)
        let more = try await socket.read(bytes: head[1] == 127 ? 8 : head[1] == 126 ? 2 : 0)
        let count = more.isEmpty ? Int(head[1]) : more.reduce(0) { $0 << 8 | Int($1) }
        let payload = try await socket.read(bytes: count)
        return .part(WSFrame.Opcode(head[0] & 0x0F), payload, fin: head[0] & 0x80 != 0)
    }
}

extension [UInt8] {
    fileprivate func ends(with other: some Collection<UInt8>) -> Bool { suffix(other.count).elementsEqual(other) }
}
