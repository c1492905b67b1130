import UIKit

/// A gradient over its bounds, in the colours of the appearance and the direction of the text.
final class PostGradientFill: UIView, PostFillPart {
    // MARK: - Internal

    func show(_ fill: PostFill) -> Bool {
        guard case .gradient(let gradient) = fill else { return false }
        self.gradient = gradient
        update()
        return true
    }

    // MARK: - UIView

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    // MARK: - Private

    private var gradient = PostGradient([])

    private func update() {
        guard let layer = layer as? CAGradientLayer else { return }
        let colors = gradient.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
        // A gradient from a colour to itself: one stop alone is nothing to some versions of iOS.
        layer.colors = colors.count == 1 ? colors + colors : colors
        layer.locations = locations
        layer.startPoint = point(gradient.start)
        layer.endPoint = point(gradient.end)
    }

    /// nil for equal distances.
    private var locations: [NSNumber]? {
        guard let locations = gradient.locations, locations.count == gradient.colors.count, locations.count > 1
        else { return nil }
        var last: CGFloat = 0
        return locations.map { location in
            last = max(last, location.isFinite ? min(1, location) : last)
            return NSNumber(value: Double(last))
        }
    }

    private func point(_ point: CGPoint) -> CGPoint {
        let x = point.x.isFinite ? point.x : 0.5
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGPoint(x: isMirrored ? 1 - x : x, y: point.y.isFinite ? point.y : 0.5)
    }
}
