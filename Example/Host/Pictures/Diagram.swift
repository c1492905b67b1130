import Foundation
import UIKit

/// A diagram on a transparent background, drawn with the colors of an appearance.
@MainActor
struct Diagram {
    /// The picture's name without its prefix and suffix.
    let name: String
    /// The size in points.
    let size: CGSize
    let draw: @MainActor () -> Void

    /// Returns a PNG with two pixels per point.
    func picture(in setting: PictureSetting) -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let traits = UITraitCollection(userInterfaceStyle: setting == .dark ? .dark : .light)
        return UIGraphicsImageRenderer(size: size, format: format).pngData { _ in
            traits.performAsCurrent { MainActor.assumeIsolated(draw) }
        }
    }
}

// MARK: - Drawing

extension Diagram {
    enum Alignment {
        case leading, center, trailing
    }

    /// Draws a line of text whose leading end, middle or trailing end is at `point`, vertically centered.
    static func text(
        _ text: String, at point: CGPoint, _ alignment: Alignment = .center,
        font: UIFont = .systemFont(ofSize: 15), color: UIColor = .label
    ) {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        let size = (text as NSString).size(withAttributes: attributes)
        let x =
            switch alignment {
            case .leading: point.x
            case .center: point.x - size.width / 2
            case .trailing: point.x - size.width
            }
        (text as NSString).draw(at: CGPoint(x: x, y: point.y - size.height / 2), withAttributes: attributes)
    }

    /// Draws a rounded box with a title, and a smaller text below it.
    static func box(_ frame: CGRect, _ title: String, _ detail: String? = nil, color: UIColor) {
        let path = UIBezierPath(roundedRect: frame.insetBy(dx: 1, dy: 1), cornerRadius: 12)
        color.withAlphaComponent(0.14).setFill()
        path.fill()
        color.setStroke()
        path.lineWidth = 1.5
        path.stroke()
        let y = detail == nil ? frame.midY : frame.midY - 10
        text(title, at: CGPoint(x: frame.midX, y: y), font: .systemFont(ofSize: 16, weight: .semibold))
        if let detail {
            text(
                detail, at: CGPoint(x: frame.midX, y: frame.midY + 11), font: .systemFont(ofSize: 13),
                color: .secondaryLabel)
        }
    }

    /// Draws a straight arrow, which is horizontal or vertical.
    static func arrow(from start: CGPoint, to end: CGPoint, color: UIColor = .secondaryLabel) {
        let length = max(abs(end.x - start.x), abs(end.y - start.y))
        let direction = CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
        let path = UIBezierPath()
        path.move(to: start)
        path.addLine(to: end)
        for side in [-1, 1] as [CGFloat] {
            path.move(to: end)
            path.addLine(
                to: CGPoint(
                    x: end.x - 7 * direction.x + side * 5 * direction.y,
                    y: end.y - 7 * direction.y + side * 5 * direction.x))
        }
        path.lineWidth = 1.5
        path.lineCapStyle = .round
        color.setStroke()
        path.stroke()
    }

    /// Draws a bar with rounded ends.
    static func bar(_ frame: CGRect, color: UIColor) {
        color.setFill()
        UIBezierPath(roundedRect: frame, cornerRadius: frame.height / 2).fill()
    }
}
