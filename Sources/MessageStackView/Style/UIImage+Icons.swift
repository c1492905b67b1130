import UIKit

extension UIImage {
    /// A cross of 28 × 28 points for a close button, drawn here since three packagers make three kinds of resources.
    static let cross: UIImage = {
        let size = CGSize(width: 28, height: 28)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
            let arms = CGRect(origin: .zero, size: size).insetBy(dx: 8.5, dy: 8.5)
            let path = UIBezierPath()
            path.move(to: CGPoint(x: arms.minX, y: arms.minY))
            path.addLine(to: CGPoint(x: arms.maxX, y: arms.maxY))
            path.move(to: CGPoint(x: arms.maxX, y: arms.minY))
            path.addLine(to: CGPoint(x: arms.minX, y: arms.maxY))
            path.lineWidth = 2
            path.lineCapStyle = .round
            UIColor.black.setStroke()
            path.stroke()
        }
        return image.withRenderingMode(.alwaysTemplate)
    }()
}
