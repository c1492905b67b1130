import Foundation
import UIKit

/// Draws a screenshot in the frame of its device, cropped to a part.
struct PictureFrame {
    /// The visible part of the device. Heights are in points of the screen.
    enum Part {
        case upper(CGFloat)
        case lower(CGFloat)
        /// The middle of the screen, without the upper and lower edge of the device.
        case middle(CGFloat)
        case whole
    }

    /// The radius of the screen's corners in points.
    let cornerRadius: CGFloat

    var part = Part.upper(250)

    /// The number of pixels per point.
    var scale: CGFloat = 2

    private static let bezel: CGFloat = 10
    private static let fingerRadius: CGFloat = 22

    /// Returns a PNG of the screenshot in its frame.
    ///
    /// - Parameter finger: The location of a finger to draw, in points of the screen.
    @MainActor
    func picture(of screenshot: UIImage, finger: CGPoint? = nil) -> Data {
        let full = CGRect(origin: .zero, size: screenshot.size).insetBy(dx: -Self.bezel, dy: -Self.bezel)
        let height: CGFloat
        let top: CGFloat
        switch part {
        case .upper(let points): (height, top) = (points + Self.bezel, 0)
        case .lower(let points): (height, top) = (points + Self.bezel, full.height - points - Self.bezel)
        case .middle(let points): (height, top) = (points + Self.bezel, (full.height - points - Self.bezel) / 2)
        case .whole: (height, top) = (full.height, 0)
        }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: full.width, height: height), format: format)
        return renderer.pngData { _ in
            let screen = CGRect(origin: CGPoint(x: Self.bezel, y: Self.bezel - top), size: screenshot.size)
            // A thin metal edge, which also separates a dark screen from a dark page.
            fill(screen, wider: Self.bezel, with: UIColor(white: 0.45, alpha: 1))
            fill(screen, wider: Self.bezel - 2, with: .black)
            UIBezierPath(roundedRect: screen, cornerRadius: cornerRadius).addClip()
            screenshot.draw(in: screen)
            if let finger { draw(fingerAt: CGPoint(x: screen.minX + finger.x, y: screen.minY + finger.y)) }
        }
    }

    @MainActor
    private func fill(_ screen: CGRect, wider distance: CGFloat, with color: UIColor) {
        color.setFill()
        UIBezierPath(
            roundedRect: screen.insetBy(dx: -distance, dy: -distance), cornerRadius: cornerRadius + distance
        ).fill()
    }

    @MainActor
    private func draw(fingerAt point: CGPoint) {
        let tip = CGRect(x: point.x, y: point.y, width: 0, height: 0)
            .insetBy(dx: -Self.fingerRadius, dy: -Self.fingerRadius)
        UIColor(white: 0.6, alpha: 0.6).setFill()
        UIBezierPath(ovalIn: tip).fill()
        UIColor(white: 1, alpha: 0.7).setStroke()
        UIBezierPath(ovalIn: tip).stroke()
    }
}
