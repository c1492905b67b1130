import UIKit

/// A view that displays fills on top of each other. They adapt to its size, light and dark mode, and layout direction.
final class PostFillView: UIView {
    // MARK: - Internal

    /// The fills, the lowest first.
    var fills: [PostFill] = [] {
        didSet { if fills != oldValue { fillsDidChange() } }
    }

    /// A Boolean value that indicates whether the fills are visible; true at first. A change in an animation block is
    /// animated, by each fill in its own way.
    var isShown = true {
        didSet { for part in parts { part.isShown = isShown } }
    }

    /// The shape that the fills are clipped to, which glass follows; nil, the default, for a rectangle.
    var shape: PostShape? {
        didSet { if shape != oldValue { for part in parts { part.follow(shape) } } }
    }

    // MARK: - Private

    /// The subviews, one for each fill.
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

    /// Adds a fill with its final frame, without animation even in an animation block.
    private func add(_ fill: PostFill, at index: Int) -> any PostFillPart {
        let part = fill.makePart()
        UIView.performWithoutAnimation {
            _ = part.show(fill)
            part.isShown = isShown
            part.follow(shape)
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(part, at: index)
        }
        return part
    }
}

/// A view that displays one fill.
@MainActor
protocol PostFillPart: UIView {
    /// Shows another fill of the same kind.
    ///
    /// - Returns: False if the fill is of another kind.
    func show(_ fill: PostFill) -> Bool

    /// A Boolean value that indicates whether the fill is visible. A change in an animation block is animated.
    var isShown: Bool { get set }

    /// Adapts the fill to the shape that it is clipped to; nil for a rectangle.
    func follow(_ shape: PostShape?)
}

extension PostFillPart {
    func follow(_ shape: PostShape?) {}

    var isShown: Bool {
        get { alpha > 0 }
        set { alpha = newValue ? 1 : 0 }
    }
}

extension PostFill {
    /// Returns a view for fills of this kind, without its content.
    @MainActor
    func makePart() -> any PostFillPart {
        switch self {
        case .color, .palette: PostColorFill()
        case .gradient: PostGradientFill()
        case .blur, .glass: PostEffectFill()
        case .image: PostImageFill()
        }
    }
}

/// A fill with a color.
final class PostColorFill: UIView, PostFillPart {
    func show(_ fill: PostFill) -> Bool {
        switch fill {
        case .color, .palette: backgroundColor = fill.mainColor
        case .gradient, .blur, .glass, .image: return false
        }
        return true
    }
}

/// A fill with an image, which covers its bounds and keeps its aspect ratio.
final class PostImageFill: PostImageView, PostFillPart {
    override init() {
        super.init()
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

/// A fill with a gradient, which adapts to light and dark mode and to the layout direction.
final class PostGradientFill: UIView, PostFillPart {
    // MARK: - Lifecycle

    init() {
        super.init(frame: .zero)
        adaptToTraits { fill, _ in fill.update() }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    func show(_ fill: PostFill) -> Bool {
        guard case .gradient = fill else { return false }
        gradient = fill
        update()
        return true
    }

    // MARK: - UIView

    override class var layerClass: AnyClass { CAGradientLayer.self }

    // MARK: - Private

    private var gradient = PostFill.gradient([])

    private func update() {
        guard let layer = layer as? CAGradientLayer,
            case .gradient(let dynamicColors, let locations, let start, let end) = gradient
        else { return }
        let colors = dynamicColors.map { $0.resolvedColor(with: traitCollection).cgColor }
        // A single color becomes a gradient between two equal colors, because some versions of iOS draw nothing for one
        // stop.
        layer.colors = colors.count == 1 ? colors + colors : colors
        layer.locations = locations.flatMap { Self.stops($0, ofColors: dynamicColors.count) }
        layer.startPoint = point(start)
        layer.endPoint = point(end)
    }

    /// Returns the locations for the layer; nil for equal distances.
    private static func stops(_ locations: [CGFloat], ofColors count: Int) -> [NSNumber]? {
        guard locations.count == count, count > 1 else { return nil }
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
