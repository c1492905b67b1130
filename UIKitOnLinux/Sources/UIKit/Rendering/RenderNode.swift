/// A snapshot of a layer and its sublayers in one frame.
///
/// The node retains the drawn objects, so that the next frame can compare them by identity.
final class RenderNode {
    let layer: ObjectIdentifier
    let values: LayerValues
    let contents: CGImage?
    let drawing: CGDrawing?
    /// The mask of the layer and its sublayers.
    let mask: RenderNode?
    /// Whether the layer belongs to a visual effect view, whose mask and opacity don't disable the background blur.
    let isEffectView: Bool

    /// The transform from the layer's coordinates to pixels of the screen.
    let transform: CGAffineTransform
    /// The product of the layer's opacity and those of its ancestors.
    let opacity: Float
    /// The product of the opacities of the layer's ancestors.
    let opacityAbove: Float
    /// The part of the screen to which the ancestors clip the layer, in pixels.
    let clip: CGRect
    /// The part of the screen that a backdrop layer filters, in pixels.
    let backdropArea: CGRect
    /// The visible sublayers, back to front.
    let children: [RenderNode]

    /// The bounding box of the layer itself, including contents and shadow, in pixels; not clipped by ancestors.
    private let ownReach: CGRect
    /// The bounding box of the layer and its sublayers, without the layer's own shadow.
    let picture: CGRect
    /// The bounding box of the layer and its sublayers.
    let reach: CGRect

    /// The values that a layer inherits from its ancestors.
    struct Place {
        var transform: CGAffineTransform
        var opacity: Float
        var clip: CGRect
        /// The bounds of the screen, in pixels.
        var screen: CGRect
        /// The time of the presentation; `nil` for the model, without animations.
        var time: TimeInterval?
    }

    /// Creates the node of a layer; `nil` if nothing of it is visible.
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
        inside.opacity = place.opacity * values.opacity
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
        opacityAbove = place.opacity
        self.clip = clip
        self.children = children
        backdropArea = outline.intersection(place.screen)

        var inMask = inside
        (inMask.transform, inMask.clip) = (transform, .infinite)
        mask = layer.storedMask.flatMap { RenderNode($0, in: inMask) }
        // An invisible mask hides the layer.
        guard mask != nil || layer.storedMask == nil else { return nil }

        var shown = outline
        if let contents { shown = shown.union(values.place(contents).applying(transform)) }
        if let content = values.content { shown = shown.union(content.extent(in: values.bounds).applying(transform)) }
        if let drawing { shown = shown.union(values.place(drawing).union(drawing.ink).applying(transform)) }
        let below = children.reduce(CGRect.null) { $0.union($1.reach) }
        picture = values.masksToBounds ? outline : shown.union(below)
        let unmasked = (values.masksToBounds ? outline : shown)
            .union(values.shadowExtent(picture: picture, transform: transform))
            // One more pixel on each side, for content that is aligned to pixels.
            .insetBy(dx: -1, dy: -1)
        let visible = mask?.reach ?? .infinite
        // A plain container doesn't draw anything, so changes to it don't need redrawing; its sublayers are compared
        // separately.
        let paints =
            contents != nil || drawing != nil || values.content != nil || values.hasBackground || values.hasBorder
            || values.shadowCaster != nil || values.masksToBounds
        ownReach = paints ? unmasked.intersection(visible) : .null
        reach = unmasked.union(picture).intersection(visible)
    }

    /// The part of the screen that the layer itself may cover, in pixels.
    var extent: CGRect { ownReach.intersection(clip) }

    /// The part of the screen that the layer and its sublayers may cover, in pixels.
    var extentWithSublayers: CGRect { reach.intersection(clip) }

    /// The layer's own opacity. For a backdrop, the opacity is the strength of its filter instead.
    var ownOpacity: CGFloat {
        isBackdrop ? 1 : CGFloat(values.opacity)
    }

    /// Whether the layer is a backdrop, which shows the content behind it.
    var isBackdrop: Bool {
        if case .backdrop = values.content { return true }
        return false
    }

    /// Whether anything is painted between the layer's background and its border.
    var hasInside: Bool { contents != nil || values.content != nil || drawing != nil || !children.isEmpty }

    /// Whether the layer has several parts, so that fading each of them differs from fading the whole.
    var hasSeveralParts: Bool {
        let parts = [
            values.shadowCaster != nil, values.hasBackground, contents != nil, values.content != nil, drawing != nil,
            values.hasBorder,
        ]
        return !children.isEmpty || parts.count(where: { $0 }) > 1
    }

    // MARK: Comparison

    /// Whether the layer itself, with its shadow and without its sublayers, looks the same at the same place.
    func looksSame(as other: RenderNode) -> Bool {
        guard contents === other.contents, drawing === other.drawing, transform == other.transform,
            opacity == other.opacity, clip == other.clip, values == other.values
        else { return false }
        if case .picture = values.shadowCaster { return hasSameSilhouette(as: other) }
        return true
    }

    /// Whether the same sublayers look different because of the layer's mask or effects.
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

    /// Whether layer and sublayers cast the same shadow, regardless of their position.
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

    /// Appends the node and its descendants in painting order.
    func appendAll(to list: inout [RenderNode]) {
        list.append(self)
        for child in children { child.appendAll(to: &list) }
    }
}

extension LayerValues {
    /// Returns the bounding box of the shadow, in pixels; `CGRect.null` if there is no shadow.
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

    /// Returns the frame of a picture, in the layer's coordinates.
    func place(_ contents: CGImage) -> CGRect {
        let scale = contentsScale > 0 ? contentsScale : 1
        return place(
            contentsOf: CGSize(width: contents.pixelSize.width / scale, height: contents.pixelSize.height / scale))
    }

    /// Returns the frame of a drawing, in the layer's coordinates.
    func place(_ drawing: CGDrawing) -> CGRect {
        place(contentsOf: drawing.bounds.size)
    }
}

extension [RenderNode] {
    /// Sorts layers by zPosition; layers with the same zPosition keep their order.
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

    /// The maximum factor by which a length can grow.
    var largestScale: CGFloat {
        max(hypot(a, b), hypot(c, d))
    }
}
