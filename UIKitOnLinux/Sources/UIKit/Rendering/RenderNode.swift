/// A layer and its sublayers as one frame shows them.
///
/// It keeps what it draws alive, so that the next frame can tell by identity whether that is still the same.
final class RenderNode {
    let layer: ObjectIdentifier
    let values: LayerValues
    let contents: CGImage?
    let drawing: CGDrawing?
    /// What the layer and its sublayers are seen through.
    let mask: RenderNode?
    /// Whether the layer is that of a view with an effect, whose mask and opacity don't keep it from what lies behind.
    let isEffectView: Bool

    /// From the layer's coordinates to pixels of the screen.
    let transform: CGAffineTransform
    /// The layer's own and that of everything around it.
    let opacity: Float
    /// The part of the screen that the layers around this one leave visible, in pixels.
    let clip: CGRect
    /// The part of the screen that a backdrop layer shows through its filter, in pixels.
    let backdropArea: CGRect
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
        /// All of the screen, in pixels.
        var screen: CGRect
        /// When it is looked at; nil shows the model, without animations.
        var time: TimeInterval?
    }

    /// The layer in its place; nil if nothing of it can be seen.
    init?(_ layer: CALayer, in place: Place) {
        let values = (place.time.map(layer.presented) ?? layer.model).drawable
        guard values.isVisible else { return nil }
        let transform = values.transformToSuperlayer.concatenating(place.transform)
        guard transform.isDrawable else { return nil }
        let outline = values.bounds.applying(transform)
        let clip = values.masksToBounds ? place.clip.intersection(outline) : place.clip
        guard !clip.isEmpty else { return nil }

        var inside = place
        inside.transform = values.sublayerTransformInBounds.concatenating(transform)
        inside.opacity = place.opacity * values.opacity * Float(values.transition?.new ?? 1)
        inside.clip = clip
        var children = layer.storedSublayers.compactMap { RenderNode($0, in: inside) }
        if children.contains(where: { $0.values.zPosition != 0 }) { children.sortByDepth() }

        self.layer = ObjectIdentifier(layer)
        self.values = values
        contents = layer.contents as? CGImage
        drawing = layer.drawing
        isEffectView = layer.delegate is UIVisualEffectView
        self.transform = transform
        opacity = inside.opacity
        self.clip = clip
        self.children = children
        backdropArea = outline.intersection(place.screen)

        var inMask = inside
        (inMask.transform, inMask.clip) = (transform, .infinite)
        mask = layer.storedMask.flatMap { RenderNode($0, in: inMask) }
        // A mask that can't be seen lets nothing through.
        guard mask != nil || layer.storedMask == nil else { return nil }

        var shown = outline
        if let transition = values.transition { shown = shown.union(transition.place.applying(transform)) }
        if let contents { shown = shown.union(values.place(contents).applying(transform)) }
        if let content = values.content { shown = shown.union(content.extent(in: values.bounds).applying(transform)) }
        if let drawing { shown = shown.union(values.place(drawing).applying(transform)) }
        let below = children.reduce(CGRect.null) { $0.union($1.reach) }
        picture = values.masksToBounds ? outline : shown.union(below)
        let unmasked = (values.masksToBounds ? outline : shown)
            .union(values.shadowExtent(picture: picture, transform: transform))
            // One pixel more on each side, for what is drawn on the nearest pixel.
            .insetBy(dx: -1, dy: -1)
        let visible = mask?.reach ?? .infinite
        // A plain container comes, moves and goes without a change to the screen; what is in it tells of its own.
        let paints =
            contents != nil || drawing != nil || values.content != nil || values.hasBackground || values.hasBorder
            || values.shadowCaster != nil || values.masksToBounds || values.transition != nil
        ownReach = paints ? unmasked.intersection(visible) : .null
        reach = unmasked.union(picture).intersection(visible)
    }

    /// What the layer itself may touch of the screen, in pixels.
    var extent: CGRect { ownReach.intersection(clip) }

    /// What the layer and its sublayers may touch of the screen, in pixels.
    var extentWithSublayers: CGRect { reach.intersection(clip) }

    /// The layer's own opacity. A backdrop's is the strength of its filter.
    var ownOpacity: CGFloat {
        isBackdrop ? 1 : CGFloat(values.opacity)
    }

    /// Whether the layer shows what lies behind it.
    var isBackdrop: Bool {
        if case .backdrop = values.content { return true }
        return false
    }

    /// Whether something is painted between the layer's background and its border.
    var hasInside: Bool { contents != nil || values.content != nil || drawing != nil || !children.isEmpty }

    /// Whether there are sublayers, or more than one thing is painted: fading each isn't the same as fading all.
    var hasSeveralParts: Bool {
        let parts = [
            values.shadowCaster != nil, values.hasBackground, contents != nil, values.content != nil, drawing != nil,
            values.hasBorder,
        ]
        return !children.isEmpty || parts.count(where: { $0 }) > 1
    }

    // MARK: Comparison

    /// Whether the layer itself, its shadow included and its sublayers not, shows the same in the same place.
    func looksSame(as other: RenderNode) -> Bool {
        guard contents === other.contents, drawing === other.drawing, transform == other.transform,
            opacity == other.opacity, clip == other.clip, values == other.values
        else { return false }
        if case .picture = values.shadowCaster { return hasSameSilhouette(as: other) }
        return true
    }

    /// Whether the layer's sublayers are seen in another way though they are the same.
    func showsSublayersOtherwise(than other: RenderNode) -> Bool {
        if !RenderNode.isSame(mask, other.mask) || values.allowsGroupOpacity != other.values.allowsGroupOpacity
            || values.keepsColors != other.values.keepsColors
        {
            return true
        }
        if case .singleColor = values.content { return values.content != other.values.content }
        if case .singleColor = other.values.content { return true }
        return false
    }

    private static func isSame(_ mask: RenderNode?, _ other: RenderNode?) -> Bool {
        guard let mask, let other else { return mask === other }
        return mask.looksSame(as: other) && !mask.showsSublayersOtherwise(than: other)
            && mask.children.count == other.children.count
            && zip(mask.children, other.children).allSatisfy { isSame($0, $1) }
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
                    && RenderNode.hasSameShape(mine.mask, others.mask) && mine.hasSameSublayers(as: others)
            }
    }

    private static func hasSameShape(_ mask: RenderNode?, _ other: RenderNode?) -> Bool {
        guard let mask, let other else { return mask === other }
        return mask.values == other.values && mask.hasSameSilhouette(as: other)
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
