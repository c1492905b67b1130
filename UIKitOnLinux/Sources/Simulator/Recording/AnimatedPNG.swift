import Foundation

/// A PNG file that shows several pictures one after another. Programs without support for animated PNG show the first.
///
/// Each frame replaces the whole picture. Format: https://www.w3.org/TR/png-3/#apng-frame-based-animation
struct AnimatedPNG {
    let data: Data

    /// Creates the file from PNG files and their durations in seconds. A duration is at most about 65 seconds, the
    /// maximum of the format. Pictures whose kind or size differs from the first one's can't be in the same file and
    /// are left out.
    init(frames: [(png: Data, duration: Double)]) {
        let pictures = frames.map { (chunks: PNGChunk.all(in: $0.png), duration: $0.duration) }
        let header = pictures.first?.chunks.first { $0.name == "IHDR" }
        let alike = pictures.filter { picture in
            picture.chunks.contains { $0.name == "IHDR" && $0.data == header?.data }
        }
        guard let header, !alike.isEmpty else {
            data = Data()
            return
        }
        // A play count of 0 means endless.
        let control = PNGChunk(name: "acTL", data: UInt32(alike.count).bigEndianData + UInt32(0).bigEndianData)
        var chunks = [header, control]
        var sequence: UInt32 = 0
        for (index, picture) in alike.enumerated() {
            let size = header.data.prefix(8)
            chunks.append(Self.frameControl(sequence: sequence, size: size, duration: picture.duration))
            sequence += 1
            for pixels in picture.chunks where pixels.name == "IDAT" {
                if index == 0 {
                    chunks.append(pixels)
                } else {
                    chunks.append(PNGChunk(name: "fdAT", data: sequence.bigEndianData + pixels.data))
                    sequence += 1
                }
            }
        }
        chunks.append(PNGChunk(name: "IEND", data: Data()))
        data = chunks.reduce(into: PNGChunk.signature) { $0 += $1.encoded }
    }

    /// Returns the frame control chunk of a whole picture: its sequence number, position, size, and duration in
    /// milliseconds.
    private static func frameControl(sequence: UInt32, size: Data, duration: Double) -> PNGChunk {
        let milliseconds = UInt16(min(max(duration * 1_000, 0), Double(UInt16.max)).rounded())
        let origin = Data(count: 8)
        // Keeps the previous picture, then replaces it.
        let disposeAndBlend = Data([0, 0])
        return PNGChunk(
            name: "fcTL",
            data: sequence.bigEndianData + size + origin + milliseconds.bigEndianData + UInt16(1_000).bigEndianData
                + disposeAndBlend)
    }
}
