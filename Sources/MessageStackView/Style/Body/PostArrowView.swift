import UIKit

/// The arrow of a post that is beside an anchor, in front of the other parts of a body. It has the color of the post next to it.
final class PostArrowView: UIView {
    // MARK: - Lifecycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        unsafe arrow.view = self
        layer.addSublayer(arrow)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// Sets the colors of the arrow and of the border of the post, which is transparent for nil.
    func show(_ color: CGColor?, border: CGColor?, width: CGFloat) {
        arrow.fillColor = color
        arrow.strokeColor = border
        arrow.lineWidth = width
    }

    /// Moves the arrow to its place at a shape. It interrupts the border of the shape.
    func follow(_ shape: PostShape) { arrow.path = shape.arrowPath(reaching: max(arrow.lineWidth, 0.5)) }

    // MARK: - Private

    private let arrow = PostShapeLayer()
}
