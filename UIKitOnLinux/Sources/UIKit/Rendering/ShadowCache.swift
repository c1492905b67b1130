/// Keeps shadows that were drawn lately: blurring one takes longer than the rest of a frame.
final class ShadowCache {
    /// A shape that throws a shadow, and how soft that is.
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

    /// Shadows that weren't drawn for this many frames are forgotten.
    private static let lifetime = 120

    func mask(for key: Key, make: () -> ShadowMask?) -> ShadowMask? {
        guard let mask = ofShapes[key]?.mask ?? make() else { return nil }
        ofShapes[key] = (mask, frame)
        return mask
    }

    /// For a layer whose silhouette is whatever it and its sublayers show.
    func mask(for node: RenderNode, make: () -> ShadowMask?) -> ShadowMask? {
        let kept = ofPictures[node.layer].flatMap { $0.node.hasSameSilhouette(as: node) ? $0.mask : nil }
        guard let mask = kept ?? make() else { return nil }
        ofPictures[node.layer] = (node, mask, frame)
        return mask
    }

    /// How many shadows are kept.
    var count: Int { ofShapes.count + ofPictures.count }

    /// Called once for each frame.
    func frameDidEnd() {
        frame += 1
        guard frame % Self.lifetime == 0 else { return }
        ofShapes = ofShapes.filter { frame - $0.value.lastUse < Self.lifetime }
        ofPictures = ofPictures.filter { frame - $0.value.lastUse < Self.lifetime }
    }
}
