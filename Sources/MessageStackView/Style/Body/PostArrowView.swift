import UIKit

/// The arrow of a post that is beside an anchor, in front of the other parts of a body. It has the color of the post next to it.
final class PostArrowView: UIView {
    // MARK: - Lifecycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        for part in [area, line] {
            unsafe part.view = self
            layer.addSublayer(part)
        }
        line.fillColor = nil
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// Sets the colors of the arrow and of the border of the post, which is transparent for nil.
    func show(_ color: CGColor?, border: CGColor?, width: CGFloat) {
        area.fillColor = color
        line.strokeColor = border
        line.lineWidth = width
    }

    /// Moves the arrow to its place at a shape.
    ///
    /// - Parameter borderWidth: The width of the border of the shape in points, which the arrow interrupts.
    func follow(_ shape: PostShape, borderWidth: CGFloat) {
        area.path = shape.arrowPath(reaching: max(borderWidth, 0.5))
        line.path = shape.arrowPath(reaching: nil)
    }

    // MARK: - Private

    private let area = PostShapeLayer()
    private let line = PostShapeLayer()
}
