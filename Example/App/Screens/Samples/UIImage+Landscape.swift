import UIKit

extension UIImage {
    /// Returns a picture of the sun over hills, drawn in code.
    ///
    /// - Parameters:
    ///   - sky: The colors of the sky from top to bottom, as hexadecimal numbers.
    ///   - hills: The colors of the hills, the farthest first.
    @MainActor
    static func landscape(sky: [Int], hills: [Int]) -> UIImage {
        let size = CGSize(width: 360, height: 240)
        return UIGraphicsImageRenderer(size: size).image { renderer in
            let context = renderer.cgContext
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(origin: .zero, size: size)
            gradient.colors = sky.map { UIColor(hex: $0).cgColor }
            gradient.render(in: context)
            context.setFillColor(UIColor(white: 1, alpha: 0.75).cgColor)
            context.fillEllipse(in: CGRect(x: 150, y: 40, width: 54, height: 54))
            for (index, color) in hills.enumerated() {
                context.setFillColor(UIColor(hex: color).cgColor)
                context.addPath(hill(index, in: size))
                context.fillPath()
            }
        }
    }

    /// Returns the outline of a hill. Nearer hills are lower, and their tops are on alternating sides.
    private static func hill(_ index: Int, in size: CGSize) -> CGPath {
        let isLeft = index.isMultiple(of: 2)
        let top = 110 + CGFloat(index) * 42
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: isLeft ? top : top + 50))
        path.addCurve(
            to: CGPoint(x: size.width, y: isLeft ? top + 46 : top - 6),
            control1: CGPoint(x: size.width * 0.35, y: isLeft ? top - 60 : top + 40),
            control2: CGPoint(x: size.width * 0.6, y: isLeft ? top + 70 : top - 70))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.closeSubpath()
        return path
    }
}

extension UIColor {
    /// Creates a color from a number such as 0xff8800.
    fileprivate convenience init(hex: Int) {
        func part(_ shift: Int) -> CGFloat { CGFloat((hex >> shift) & 0xff) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
