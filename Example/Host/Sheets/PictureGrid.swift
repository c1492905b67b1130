import Foundation
import UIKit

/// Pictures in rows, each with its name above it.
@MainActor
struct PictureGrid {
    /// The number of phones in a row.
    var columns = 4
    /// The number of pixels per point. With two, hairlines and shadows are visible.
    var scale: CGFloat = 2

    private static let gap: CGFloat = 24
    private static let titleHeight: CGFloat = 28

    private var width: CGFloat { CGFloat(columns) * 393 + CGFloat(columns - 1) * Self.gap }

    /// Returns a PNG of pictures and their names.
    func picture(of pictures: [(name: String, image: UIImage)]) -> Data {
        let frames = frames(of: pictures.map(\.image.size))
        let height = (frames.map(\.maxY).max() ?? 0) + Self.gap
        let size = CGSize(width: width + 2 * Self.gap, height: height)
        return renderer(size).pngData { context in
            UIColor(white: 0.5, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for ((name, image), frame) in zip(pictures, frames) {
                Diagram.text(
                    name, at: CGPoint(x: frame.minX, y: frame.minY - Self.titleHeight / 2), .leading, color: .black
                )
                image.draw(in: frame)
            }
        }
    }

    /// Returns a renderer for pictures of a size in points.
    func renderer(_ size: CGSize) -> UIGraphicsImageRenderer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format)
    }

    /// Returns the frames of pictures of the given sizes, in rows from left to right.
    private func frames(of sizes: [CGSize]) -> [CGRect] {
        let (gap, titleHeight) = (Self.gap, Self.titleHeight)
        var frames: [CGRect] = []
        var origin = CGPoint(x: gap, y: gap + titleHeight)
        for size in sizes {
            if origin.x > gap, origin.x + size.width > gap + width {
                origin = CGPoint(x: gap, y: (frames.map(\.maxY).max() ?? 0) + gap + titleHeight)
            }
            frames.append(CGRect(origin: origin, size: size))
            origin.x += size.width + gap
        }
        return frames
    }
}
