import UIKit

/// A picture for documents that shows frames side by side, each with its time below.
@MainActor
struct Filmstrip {
    let recording: Recording
    /// The maximum number of frames. They are evenly spaced in the recording and include the first and the last.
    var maximumCount: Int
    /// The height of each picture, in points.
    var height: CGFloat

    private static let gap: CGFloat = 12
    private static let caption: CGFloat = 24

    func image() -> UIImage {
        let frames = chosenFrames
        let screen = recording.size
        guard !frames.isEmpty, screen.height > 0, height > 0 else { return UIImage() }
        let picture = CGSize(width: (screen.width * height / screen.height).rounded(), height: height)
        let size = CGSize(
            width: Self.gap + CGFloat(frames.count) * (picture.width + Self.gap),
            height: Self.gap + picture.height + Self.caption)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (index, frame) in frames.enumerated() {
                let x = Self.gap + CGFloat(index) * (picture.width + Self.gap)
                draw(frame, in: CGRect(origin: CGPoint(x: x, y: Self.gap), size: picture))
            }
        }
    }

    private func draw(_ frame: Recording.Frame, in rect: CGRect) {
        recording.image(of: frame).draw(in: rect)
        UIColor(white: 0, alpha: 0.2).setStroke()
        UIBezierPath(rect: rect).stroke()
        let caption = NSAttributedString(
            string: Self.seconds(frame.time),
            attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.darkGray])
        let size = caption.size()
        caption.draw(at: CGPoint(x: rect.midX - size.width / 2, y: rect.maxY + (Self.caption - size.height) / 2))
    }

    /// The first frame, the last frame, and evenly spaced frames between them.
    private var chosenFrames: [Recording.Frame] {
        let frames = recording.frames
        guard frames.count > maximumCount, maximumCount > 1 else { return Array(frames.prefix(max(0, maximumCount))) }
        let step = Double(frames.count - 1) / Double(maximumCount - 1)
        return (0..<maximumCount).map { frames[Int((Double($0) * step).rounded())] }
    }

    /// Returns a time with two decimals, such as "0.25 s".
    private static func seconds(_ time: TimeInterval) -> String {
        let hundredths = Int((time * 100).rounded())
        let decimals = String(hundredths % 100)
        return "\(hundredths / 100).\(decimals.count < 2 ? "0" : "")\(decimals) s"
    }
}
