import UIKit

extension UIColor {
    /// WCAG 2.2's contrast of two opaque colours, from 1 to 21.
    /// https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
    func contrastRatio(to other: UIColor) -> CGFloat {
        let (one, two) = (relativeLuminance, other.relativeLuminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// What is seen of it over an opaque colour.
    func composited(over ground: UIColor) -> UIColor {
        let (top, below) = (components, ground.components)
        let mixed = zip(top.colors, below.colors).map { $0 * top.alpha + $1 * (1 - top.alpha) }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: 1)
    }

    private var relativeLuminance: CGFloat {
        let linear = components.colors.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    private var components: (colors: [CGFloat], alpha: CGFloat) {
        let values = UnsafeMutablePointer<CGFloat>.allocate(capacity: 4)
        defer { values.deallocate() }
        values.initialize(repeating: 0, count: 4)
        getRed(values, green: values + 1, blue: values + 2, alpha: values + 3)
        // Wide colours reach beyond.
        return ((0..<3).map { min(1, max(0, values[$0])) }, values[3])
    }
}
