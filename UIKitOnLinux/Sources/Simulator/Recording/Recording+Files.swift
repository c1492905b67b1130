import UIKit

extension Recording {
    /// Returns up to `count` evenly spaced frames side by side, each `height` points high and with its time below.
    public func filmstrip(count: Int = 8, height: CGFloat = 320) -> UIImage {
        Filmstrip(recording: self, maximumCount: count, height: height).image()
    }

    /// Writes the frames (`frame-000.png` and so on), an animated picture (`recording.png`) and a filmstrip
    /// (`filmstrip.png`) into a directory, and creates the directory if necessary.
    public func write(to directory: URL) throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        for (index, frame) in frames.enumerated() {
            let number = String(index)
            let padded = String(repeating: "0", count: max(0, 3 - number.count)) + number
            try frame.png.write(to: directory.appendingPathComponent("frame-\(padded).png"))
        }
        try animatedPNG().write(to: directory.appendingPathComponent("recording.png"))
        try filmstrip().pngData()?.write(to: directory.appendingPathComponent("filmstrip.png"))
    }
}
