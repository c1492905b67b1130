import UIKit

extension UIColor {
    /// Returns the contrast ratio of two opaque colors as WCAG 2.2 defines it.
    func contrast(with other: UIColor) -> CGFloat {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private var luminance: CGFloat {
        let values = UnsafeMutablePointer<CGFloat>.allocate(capacity: 4)
        defer { values.deallocate() }
        values.initialize(repeating: 0, count: 4)
        getRed(values, green: values + 1, blue: values + 2, alpha: values + 3)
        let linear = (0..<3).map { values[$0] <= 0.04045 ? values[$0] / 12.92 : pow((values[$0] + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
