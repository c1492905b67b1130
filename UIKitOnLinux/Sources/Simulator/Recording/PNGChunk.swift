import Foundation

/// A chunk of a PNG file: a name of four letters, and data.
///
/// Format: https://www.w3.org/TR/png-3/#5Chunk-layout
struct PNGChunk {
    static let signature = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

    let name: String
    let data: Data

    /// Returns the chunks of a file. If the file is damaged, the result ends before the damage; if it isn't a PNG file,
    /// the result is empty.
    static func all(in file: Data) -> [PNGChunk] {
        let bytes = [UInt8](file)
        guard bytes.starts(with: signature) else { return [] }
        var chunks: [PNGChunk] = []
        var position = signature.count
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let start = position + 8
            guard start + length + 4 <= bytes.count else { break }
            let name = String(decoding: bytes[position + 4..<start], as: UTF8.self)
            chunks.append(PNGChunk(name: name, data: Data(bytes[start..<start + length])))
            position = start + length + 4
        }
        return chunks
    }

    /// The chunk as it is stored in a file: length, name, data and checksum.
    var encoded: Data {
        let body = Data(name.utf8) + data
        return UInt32(data.count).bigEndianData + body + Self.checksum(of: body).bigEndianData
    }

    /// Returns the CRC-32 that PNG uses, with the polynomial of ISO 3309.
    static func checksum(of data: Data) -> UInt32 {
        var value = UInt32.max
        for byte in data { value = table[Int((value ^ UInt32(byte)) & 0xff)] ^ (value >> 8) }
        return ~value
    }

    private static let table: [UInt32] = (0..<256).map { (byte: UInt32) in
        var value = byte
        for _ in 0..<8 { value = value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1 }
        return value
    }
}

extension FixedWidthInteger {
    /// The integer's bytes, most significant first.
    var bigEndianData: Data { withUnsafeBytes(of: bigEndian) { Data($0) } }
}
