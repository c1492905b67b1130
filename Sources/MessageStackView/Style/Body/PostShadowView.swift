import UIKit

/// Throws the shadows of a post's shape, below everything else in a body.
final class PostShadowView: UIView {
    // MARK: - Lifecycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// The lowest first, in the colours of an appearance.
    func show(_ shadows: [ShadowComponents], in traits: UITraitCollection) {
        layer.setShadowLayers(shadows.map { $0.clamped.resolved(for: traits) })
        reach = shadows.map(\.reach).max() ?? 0
    }

    /// Whether the shadows are left out where the post is, which would show through what is translucent.
    var isHollow = false {
        didSet {
            guard isHollow != oldValue else { return }
            layer.mask = isHollow ? makeMask() : nil
        }
    }

    func follow(_ shape: PostShape) {
        for shadow in layer.shadowLayers {
            shadow.frame = layer.bounds
            shadow.shadowPath = shape.path
        }
        guard let mask = layer.mask as? PostShadowMask else { return }
        mask.frame = layer.bounds
        mask.path = shape.surroundings(asFarAs: reach)
    }

    // MARK: - Private

    /// How far the shadows are seen beyond the shape, in points.
    private var reach: CGFloat = 0

    private func makeMask() -> PostShadowMask {
        let mask = PostShadowMask()
        mask.view = self
        mask.fillRule = .evenOdd
        return mask
    }
}
