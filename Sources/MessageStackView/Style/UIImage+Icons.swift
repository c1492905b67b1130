import UIKit

extension UIImage {
    /// A cross of 28 × 28 points for a close button, drawn here since three packagers make three kinds of resources.
    static let cross = makeCross(lineWidth: 2)

    /// The same for where people want bold texts.
    static let boldCross = makeCross(lineWidth: 3.5)

    private static func makeCross(lineWidth: CGFloat) -> UIImage {
        let size = CGSize(width: 28, height: 28)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            let arms = CGRect(origin: .zero, size: size).insetBy(dx: 8.5, dy: 8.5)
            let path = UIBezierPath()
            path.move(to: CGPoint(x: arms.minX, y: arms.minY))
            path.addLine(to: CGPoint(x: arms.maxX, y: arms.maxY))
            path.move(to: CGPoint(x: arms.maxX, y: arms.minY))
            path.addLine(to: CGPoint(x: arms.minX, y: arms.maxY))
            path.lineWidth = lineWidth
            path.lineCapStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }

    /// The sign of a wireless network, struck through, of 28 × 28 points.
    static let noInternet: UIImage = {
        let size = CGSize(width: 28, height: 28)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.black.set()
            let source = CGPoint(x: 14, y: 21)
            UIBezierPath(arcCenter: source, radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
            for radius: CGFloat in [6.5, 11, 15.5] {
                let arc = UIBezierPath(
                    arcCenter: source, radius: radius, startAngle: -0.75 * .pi, endAngle: -0.25 * .pi, clockwise: true)
                arc.lineWidth = 2
                arc.lineCapStyle = .round
                arc.stroke()
            }
            let stroke = UIBezierPath()
            stroke.move(to: CGPoint(x: 6, y: 4))
            stroke.addLine(to: CGPoint(x: 22, y: 24))
            stroke.lineWidth = 2
            stroke.lineCapStyle = .round
            stroke.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }()
}
