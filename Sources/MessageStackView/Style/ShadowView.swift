import UIKit

/// A view with layered shadows that follow its size, its corners, its colour and the appearance.
///
/// ```swift
/// let card = ShadowView()
/// card.layer.setCorner(.rounded(16))
/// card.setNeuomorphicShadow(.dropped)
/// ```
///
/// It has to have a colour and must not clip: what throws the shadows is the view's own surface.
open class ShadowView: UIView {
    // MARK: - Lifecycle

    /// A white view; dark grey in the dark.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .badgeCard
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if backgroundColor == nil { backgroundColor = .badgeCard }
    }

    // MARK: - UIView

    /// `ParentShadowLayer`.
    open override class var layerClass: AnyClass { ParentShadowLayer.self }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { updateShadows() }
    }

    // MARK: - Internal

    /// As they were set, colours unresolved; the lowest first.
    var shadows: [ShadowComponents] = [] {
        didSet { updateShadows() }
    }

    private func updateShadows() {
        layer.setShadowLayers(shadows.map { $0.resolved(for: traitCollection) })
    }
}
