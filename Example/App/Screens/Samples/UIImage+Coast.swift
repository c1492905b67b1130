import UIKit

extension UIImage {
    /// A sunset over the sea, drawn in code.
    static let coast = UIGraphicsImageRenderer(size: CGSize(width: 360, height: 180)).image { renderer in
        let context = renderer.cgContext
        fill(CGRect(x: 0, y: 0, width: 360, height: 110), with: [.systemOrange, .systemPink], in: context)
        context.setFillColor(UIColor(red: 1, green: 0.93, blue: 0.7, alpha: 1).cgColor)
        context.fillEllipse(in: CGRect(x: 220, y: 60, width: 76, height: 76))
        fill(CGRect(x: 0, y: 110, width: 360, height: 70), with: [.systemIndigo, .systemTeal], in: context)
        context.setFillColor(UIColor(red: 0.16, green: 0.14, blue: 0.35, alpha: 1).cgColor)
        context.addPath(hill)
        context.fillPath()
    }

    private static var hill: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 58))
        path.addCurve(
            to: CGPoint(x: 190, y: 180), control1: CGPoint(x: 90, y: 50), control2: CGPoint(x: 110, y: 150))
        path.addLine(to: CGPoint(x: 0, y: 180))
        path.closeSubpath()
        return path
    }

    /// Fills a rectangle with a gradient from top to bottom.
    private static func fill(_ rect: CGRect, with colors: [UIColor], in context: CGContext) {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(origin: .zero, size: rect.size)
        gradient.colors = colors.map(\.cgColor)
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        gradient.render(in: context)
        context.restoreGState()
    }
}
