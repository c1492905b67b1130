/// A layer and its sublayers as one frame shows them.
///
/// It keeps what it draws alive, so that the next frame can tell by identity whether that is still the same.
final class RenderNode {
    let layer: ObjectIdentifier
    let values: LayerValues
    let contents: CGImage?
    let drawing: CGDrawing?

    /// From the layer's coordinates to pixels of the screen.
    let transform: CGAffineTransform
    /// The layer's own and that of everything around it.
    let opacity: Float
    /// The part of the screen that the layers around this one leave visible, in pixels.
    let clip: CGRect
    /// Sublayers that can be seen, back to front.
    let children: [RenderNode]

    /// What the layer itself may touch, contents and shadow included, in pixels; not clipped by the layers around it.
    private let ownReach: CGRect
    /// What the layer and its sublayers may touch, the layer's own shadow aside.
    let picture: CGRect
    /// What the layer and its sublayers may touch.
    let reach: CGRect

    /// Where a layer stands: what the layers around it do to it.
    struct Place {
        var transform: CGAffineTransform
        var opacity: Float
        var clip: CGRect
    }

    /// The layer at a time; nil if nothing of it can be seen.
    init?(_ layer: CALayer, at time: TimeInterval, in place: Place) {
        let values = layer.presented(at: time)
        guard values.isVisible else { return nil }
        let transform = values.transformToSuperlayer.concatenating(place.transform)
        guard transform.isFinite else { return nil }
        let outline = values.bounds.applying(transform)
        let clip = values.masksToBounds ? place.clip.intersection(outline) : place.clip
        guard !clip.isEmpty else { return nil }

        let inside = Place(transform: transform, opacity: place.opacity * values.opacity, clip: clip)
        var children = layer.storedSublayers.compactMap { RenderNode($0, at: time, in: inside) }
        if children.contains(where: { $0.values.zPosition != 0 }) { children.sortByDepth() }

        self.layer = ObjectIdentifier(layer)
        self.values = values
        contents = layer.contents as? CGImage
        drawing = layer.drawing
        self.transform = transform
        opacity = inside.opacity
        self.clip = clip
        self.children = children

        var shown = outline
        if let contents { shown = shown.union(values.place(contents).applying(transform)) }
        if let drawing { shown = shown.union(values.place(drawing).applying(transform)) }
        let below = children.reduce(CGRect.null) { $0.union($1.reach) }
        picture = values.masksToBounds ? outline : shown.union(below)
        ownReach = (values.masksToBounds ? outline : shown)
            .union(values.shadowExtent(picture: picture, transform: transform))
            // One pixel more on each side, for what is drawn on the nearest pixel.
            .insetBy(dx: -1, dy: -1)
        reach = ownReach.union(picture)
    }

    /// What the layer itself may touch of the screen, in pixels.
    var extent: CGRect { ownReach.intersection(clip) }

    // MARK: Comparison

    /// Whether the layer itself, its shadow included and its sublayers not, shows the same in the same place.
    func looksSame(as other: RenderNode) -> Bool {
        guard contents === other.contents, drawing === other.drawing, transform == other.transform,
            opacity == other.opacity, clip == other.clip, values == other.values
        else { return false }
        if case .picture = values.shadowCaster { return hasSameSilhouette(as: other) }
        return true
    }

    /// Whether layer and sublayers throw the same shadow, wherever they stand.
    func hasSameSilhouette(as other: RenderNode) -> Bool {
        var (mine, others) = (values, other.values)
        (mine.position, mine.transform, mine.opacity) = (others.position, others.transform, others.opacity)
        return contents === other.contents && drawing === other.drawing && mine == others
            && hasSameSublayers(as: other)
    }

    private func hasSameSublayers(as other: RenderNode) -> Bool {
        children.count == other.children.count
            && zip(children, other.children).allSatisfy { mine, others in
                mine.contents === others.contents && mine.drawing === others.drawing && mine.values == others.values
                    && mine.hasSameSublayers(as: others)
            }
    }

    /// The node and all below it, in the order in which they are painted.
    func appendAll(to list: inout [RenderNode]) {
        list.append(self)
        for child in children { child.appendAll(to: &list) }
    }
}

extension LayerValues {
    /// What the shadow may touch, in pixels; null without one.
    fileprivate func shadowExtent(picture: CGRect, transform: CGAffineTransform) -> CGRect {
        let caster: CGRect
        switch shadowCaster {
        case nil: return .null
        case .path(let path): caster = path.boundingBox.applying(transform)
        case .outline: caster = bounds.applying(transform)
        case .picture: caster = picture
        }
        let offset = shadowOffset.applying(transform)
        let reach = ShadowMask.reach(sigma: shadowRadius) * transform.largestScale
        return caster.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
    }

    /// Where a picture stands, in the layer's coordinates.
    func place(_ contents: CGImage) -> CGRect {
        let scale = contentsScale > 0 ? contentsScale : 1
        return place(
            contentsOf: CGSize(width: contents.pixelSize.width / scale, height: contents.pixelSize.height / scale))
    }

    /// Where a drawing stands, in the layer's coordinates.
    func place(_ drawing: CGDrawing) -> CGRect {
        place(contentsOf: drawing.bounds.size)
    }
}

extension [RenderNode] {
    /// Puts layers of a higher zPosition in front; those of the same one keep their order.
    fileprivate mutating func sortByDepth() {
        let order = enumerated().sorted {
            ($0.element.values.zPosition, $0.offset) < ($1.element.values.zPosition, $1.offset)
        }
        self = order.map(\.element)
    }
}

extension CGAffineTransform {
    var isFinite: Bool {
        [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
    }

    /// The most that a length may grow by.
    var largestScale: CGFloat {
        max(hypot(a, b), hypot(c, d))
    }
}
