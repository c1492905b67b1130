/// Clips the windows of a scene to its part of the screen.
final class SceneContainerView: UIView {
    private static let cornerRadius: CGFloat = 12

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = Self.cornerRadius
    }

    required init?(coder: NSCoder) { nil }

    /// Adds the layers of a scene's windows to this view, and removes others.
    ///
    /// - Parameters:
    ///   - layers: The layers, back to front.
    ///   - frame: The frame of the scene.
    ///   - belowTitleBar: Whether a title bar covers the round upper corners.
    func hold(_ layers: [CALayer], in frame: CGRect, belowTitleBar: Bool) {
        UIView.performWithoutAnimation {
            let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            layer.maskedCorners = belowTitleBar ? lower : lower.union([.layerMinXMinYCorner, .layerMaxXMinYCorner])
            if self.frame != frame { self.frame = frame }
            for layer in self.layer.sublayers ?? [] where !layers.contains(where: { $0 === layer }) {
                layer.removeFromSuperlayer()
            }
            for (index, layer) in layers.enumerated() where self.layer.sublayers?[safe: index] !== layer {
                self.layer.insertSublayer(layer, at: UInt32(index))
            }
        }
    }

    func release(_ layer: CALayer) -> CALayer {
        layer.removeFromSuperlayer()
        return layer
    }
}

extension [CALayer] {
    fileprivate subscript(safe index: Int) -> CALayer? { indices.contains(index) ? self[index] : nil }
}
