import UIKit

/// Shows fills, one upon the other. They follow its size, the appearance and the text direction.
final class PostFillView: UIView {
    // MARK: - Internal

    /// The lowest first.
    var fills: [PostFill] = [] {
        didSet { if fills != oldValue { fillsDidChange() } }
    }

    /// Whether the fills are seen; true at first. What changes that in an animation makes them come or go with that,
    /// each as it can.
    var isShown = true {
        didSet { for part in parts { part.isShown = isShown } }
    }

    // MARK: - Private

    /// One for each fill, which are the subviews.
    private var parts: [any PostFillPart] = []

    private func fillsDidChange() {
        for part in parts.dropFirst(fills.count) { part.removeFromSuperview() }
        parts = fills.enumerated().map { index, fill in
            guard index < parts.count else { return add(fill, at: index) }
            if parts[index].show(fill) { return parts[index] }
            parts[index].removeFromSuperview()
            return add(fill, at: index)
        }
    }

    /// It is there at once, as large as it will be, even in an animation.
    private func add(_ fill: PostFill, at index: Int) -> any PostFillPart {
        let part = fill.makePart()
        UIView.performWithoutAnimation {
            _ = part.show(fill)
            part.isShown = isShown
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(part, at: index)
        }
        return part
    }
}

/// What shows one fill.
@MainActor
protocol PostFillPart: UIView {
    /// Shows another fill of its kind.
    ///
    /// - Returns: false for one of another kind.
    func show(_ fill: PostFill) -> Bool

    /// Whether it is seen. What changes that in an animation makes it come or go with that.
    var isShown: Bool { get set }
}

extension PostFillPart {
    var isShown: Bool {
        get { alpha > 0 }
        set { alpha = newValue ? 1 : 0 }
    }
}

extension PostFill {
    /// What shows a fill of this kind, without its colours yet.
    @MainActor
    func makePart() -> any PostFillPart {
        switch self {
        case .color: PostColorFill()
        case .gradient: PostGradientFill()
        case .blur: PostBlurFill()
        case .image: PostImageFill()
        }
    }
}

/// A colour over its bounds.
final class PostColorFill: UIView, PostFillPart {
    func show(_ fill: PostFill) -> Bool {
        guard case .color(let color) = fill else { return false }
        backgroundColor = color
        return true
    }
}

/// An image over all of its bounds, in its own proportions.
final class PostImageFill: UIImageView, PostFillPart {
    init() {
        super.init(frame: .zero)
        contentMode = .scaleAspectFill
        clipsToBounds = true
        accessibilityIgnoresInvertColors = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ fill: PostFill) -> Bool {
        guard case .image(let image) = fill else { return false }
        self.image = image
        return true
    }
}

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
