import Foundation

/// Puts pictures in PNG files together into one that moves; whoever doesn't know that form shows the first of them.
///
/// Each frame replaces the whole picture. https://www.w3.org/TR/png-3/#apng-frame-based-animation
struct AnimatedPNG {
    let data: Data

    /// `frames` are PNG files and how long each is shown, in seconds, up to 65 of them: the form has no longer ones.
    /// Pictures of another kind or size than the first can't be in the same file and are left out.
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
        // Played again and again, which 0 stands for.
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

    /// Where a frame stands, the whole picture, and how long it is shown, in milliseconds.
    private static func frameControl(sequence: UInt32, size: Data, duration: Double) -> PNGChunk {
        let milliseconds = UInt16(min(max(duration * 1_000, 0), Double(UInt16.max)).rounded())
        let origin = Data(count: 8)
        // What was there before is left standing and replaced.
        let disposeAndBlend = Data([0, 0])
        return PNGChunk(
            name: "fcTL",
            data: sequence.bigEndianData + size + origin + milliseconds.bigEndianData + UInt16(1_000).bigEndianData
                + disposeAndBlend)
    }
}
