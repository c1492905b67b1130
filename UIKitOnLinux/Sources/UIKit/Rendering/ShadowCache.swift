/// A cache of recently drawn shadows, because blurring a shadow takes longer than the rest of a frame.
final class ShadowCache {
    /// The shape that casts a shadow, and the width of its blur.
    struct Key: Hashable {
        var shape: Shape
        var sigma: CGFloat
    }

    enum Shape: Hashable {
        case outline(RoundedRectangle)
        case path(CGPath)
    }

    private var ofShapes: [Key: (mask: ShadowMask, lastUse: Int)] = [:]
    private var ofPictures: [ObjectIdentifier: (node: RenderNode, mask: ShadowMask, lastUse: Int)] = [:]
    private var frame = 0

    /// The number of frames after which an unused shadow is removed.
    private static let lifetime = 120

    func mask(for key: Key, make: () -> ShadowMask?) -> ShadowMask? {
        guard let mask = ofShapes[key]?.mask ?? make() else { return nil }
        ofShapes[key] = (mask, frame)
        return mask
    }

    /// Returns the shadow of a layer whose silhouette depends on its content and sublayers.
    func mask(for node: RenderNode, make: () -> ShadowMask?) -> ShadowMask? {
        let kept = ofPictures[node.layer].flatMap { $0.node.hasSameSilhouette(as: node) ? $0.mask : nil }
        guard let mask = kept ?? make() else { return nil }
        ofPictures[node.layer] = (node, mask, frame)
        return mask
    }

    /// The number of shadows in the cache.
    var count: Int { ofShapes.count + ofPictures.count }

    /// Removes unused shadows. Called once per frame.
    func frameDidEnd() {
        frame += 1
        guard frame % Self.lifetime == 0 else { return }
        ofShapes = ofShapes.filter { frame - $0.value.lastUse < Self.lifetime }
        ofPictures = ofPictures.filter { frame - $0.value.lastUse < Self.lifetime }
    }
}
