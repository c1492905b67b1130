import Foundation
import Simulator
import UIKit

/// Sets a screenshot into the upper part of the device's frame, which is cut off below.
struct PictureFrame {
    let device: Device

    /// Points of the screen that are in the picture, from the top.
    var visibleHeight: CGFloat = 250

    private static let bezel: CGFloat = 10
    private static let fingerRadius: CGFloat = 22

    /// As PNG, at two pixels per point; with a finger at `finger` if there is one, in points of the screen.
    @MainActor
    func picture(of screenshot: UIImage, finger: CGPoint? = nil) -> Data {
        let size = CGSize(width: device.screenSize.width + 2 * Self.bezel, height: visibleHeight + Self.bezel)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: size, format: format).pngData { _ in
            let screen = CGRect(origin: CGPoint(x: Self.bezel, y: Self.bezel), size: device.screenSize)
            // A thin edge of metal, which also sets a dark screen off from a dark page.
            fill(screen, wider: Self.bezel, with: UIColor(white: 0.45, alpha: 1))
            fill(screen, wider: Self.bezel - 2, with: .black)
            UIBezierPath(roundedRect: screen, cornerRadius: device.cornerRadius).addClip()
            screenshot.draw(in: screen)
            if let finger { draw(fingerAt: CGPoint(x: screen.minX + finger.x, y: screen.minY + finger.y)) }
        }
    }

    @MainActor
    private func fill(_ screen: CGRect, wider distance: CGFloat, with color: UIColor) {
        color.setFill()
        UIBezierPath(
            roundedRect: screen.insetBy(dx: -distance, dy: -distance), cornerRadius: device.cornerRadius + distance
        ).fill()
    }

    @MainActor
    private func draw(fingerAt point: CGPoint) {
        let tip = CGRect(x: point.x, y: point.y, width: 0, height: 0)
            .insetBy(dx: -Self.fingerRadius, dy: -Self.fingerRadius)
        UIColor(white: 0.5, alpha: 0.45).setFill()
        UIBezierPath(ovalIn: tip).fill()
        UIColor(white: 0.3, alpha: 0.6).setStroke()
        UIBezierPath(ovalIn: tip).stroke()
    }
}
