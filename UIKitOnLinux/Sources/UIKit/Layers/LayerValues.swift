/// All properties that determine a layer's appearance, apart from contents and sublayers. A layer has them as model
/// values and, during animations, as presentation values.
package struct LayerValues: Equatable {
    package var position = CGPoint.zero
    package var bounds = CGRect.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    package var transform = CATransform3DIdentity
    package var sublayerTransform = CATransform3DIdentity
    package var opacity: Float = 1
    package var isHidden = false
    package var allowsGroupOpacity = true
    package var masksToBounds = false
    /// Whether the layer and its sublayers show their original colors while Smart Invert inverts the screen's colors.
    package var keepsColors = false
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var cornerCurve = CALayerCornerCurve.circular
    package var maskedCorners = CACornerMask.all
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    package var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: CGPath?
    package var contentsGravity = CALayerContentsGravity.resize
    package var contentsScale: CGFloat = 1
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Whether the stretching part of the contents is tiled instead.
    package var tilesContentsCenter = false

    /// The additional content of special layer classes, below the sublayers.
    package var content: LayerContent?

    package init() {}
}
