import MessageStackView
import UIKit

extension NoteMessage {
    static let download = NoteMessage("Your download continues as soon as this device has a network connection again.")

    static let saved = NoteMessage("Saved", accessory: UIImage(systemName: "checkmark.circle.fill").map { .image($0) })

    /// A note with an animated image, drawn in code.
    static let searching = NoteMessage("Looking for devices", accessory: UIImage.dots.map { .image($0) })

    /// A note with a view of the app.
    static let battery = NoteMessage("Headphones", accessory: .view { BatteryView(level: 0.7) })
}

/// A bar that shows the level of a battery.
final class BatteryView: UIProgressView {
    init(level: Float) {
        super.init(frame: .zero)
        progress = level
        progressTintColor = .systemGreen
        widthAnchor.constraint(equalToConstant: 60).isActive = true
        accessibilityLabel = "Battery"
    }

    required init?(coder: NSCoder) { nil }
}

extension UIImage {
    /// Three dots that grow one after the other, drawn in code.
    fileprivate static let dots = animatedImage(with: (0..<3).map { dots(largest: $0) }, duration: 0.9)

    private static func dots(largest: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 36, height: 20), format: format).image { renderer in
            for dot in 0..<3 {
                let radius: CGFloat = dot == largest ? 5 : 3
                let center = CGPoint(x: 6 + CGFloat(dot) * 12, y: 10)
                renderer.cgContext.fillEllipse(
                    in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            }
        }
        return image.withRenderingMode(.alwaysTemplate)
    }
}
