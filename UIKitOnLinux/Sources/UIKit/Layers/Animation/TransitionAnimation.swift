/// A transition from the earlier picture of a layer to its current one, independent of the changes in it.
final class TransitionAnimation: LayerAnimation {
    enum Style {
        case dissolve
        /// A rotation about the horizontal or vertical axis. Without perspective, both directions look the same.
        case flip(isVertical: Bool)
    }

    private let picture: CGImage
    private let place: CGRect
    private let style: Style
    private unowned let group: AnimationGroup

    /// Creates the transition, before the changes.
    init?(of layer: CALayer, _ style: Style, in group: AnimationGroup) {
        guard let picture = layer.picture else { return nil }
        self.picture = picture
        place = layer.bounds
        self.style = style
        self.group = group
    }

    // MARK: - LayerAnimation

    var key: String { "transition" }
    var asAdded: CAAnimation { CAAnimation() }
    var refusesHits: Bool { !group.options.allowsUserInteraction }
    var hitTestsPresentation: Bool { false }

    func apply(to seen: inout SeenValues, at time: TimeInterval) {
        let progress = CGFloat(min(1, max(0, group.timeline.progress(at: time))))
        var transition = LayerTransition(picture: picture, place: place, old: 1 - progress, new: progress)
        if case .flip(let isVertical) = style {
            (transition.old, transition.new) = progress < 0.5 ? (1, 0) : (0, 1)
            turn(&seen, by: progress, along: isVertical ? "transform.scale.y" : "transform.scale.x")
        }
        seen.transition = transition
    }

    /// Scales the layer to and from zero width, which is how a flip looks without perspective.
    private func turn(_ seen: inout SeenValues, by progress: CGFloat, along keyPath: String) {
        guard let path = LayerKeyPath(keyPath, of: seen.layer) else { return }
        let width = Double(abs(cos(.pi * progress)))
        seen[path] = path.replacingPart(of: seen[path], by: path.part(of: seen[path]) * max(width, 1e-3))
    }

    func wasRemoved() {}
}

extension CALayer {
    /// A picture of the layer's current content within its bounds.
    fileprivate var picture: CGImage? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = contentsScale
        format.opaque = false
        let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
        return renderer.image { paint(in: $0.cgContext, at: FrameClock.now, backdrops: .none) }.cgImage
    }
}
