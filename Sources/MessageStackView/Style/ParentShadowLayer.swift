import UIKit

/// A layer whose shadow layers keep its size, its corners and its colour.
open class ParentShadowLayer: CALayer {
    open override var backgroundColor: CGColor? {
        didSet { matchShadows() }
    }

    open override var cornerRadius: CGFloat {
        didSet { matchShadows() }
    }

    open override var cornerCurve: CALayerCornerCurve {
        didSet { matchShadows() }
    }

    open override var maskedCorners: CACornerMask {
        didSet { matchShadows() }
    }

    open override func layoutSublayers() {
        super.layoutSublayers()
        matchShadows()
    }

    private func matchShadows() {
        for layer in shadowLayers { layer.match(self) }
    }
}
