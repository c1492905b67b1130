import FlyingSocks
import Foundation

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
}

extension [UInt8] {
    fileprivate func ends(with other: some Collection<UInt8>) -> Bool { suffix(other.count).elementsEqual(other) }
}
