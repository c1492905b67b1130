/// The accessory mark at the trailing edge of a cell.
///
/// Sizes and distances were measured on iOS 26's table views.
final class CellAccessoryView: UIView {
    let type: UITableViewCell.AccessoryType

    init(_ type: UITableViewCell.AccessoryType) {
        self.type = type
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        switch type {
        case .none: .zero
        case .disclosureIndicator: CGSize(width: 10.5, height: 14)
        case .checkmark: CGSize(width: 19, height: 18)
        }
    }

    /// The distance from the mark's trailing edge to the margin of the cell, in points.
    var trailingDistance: CGFloat {
        switch type {
        case .none, .disclosureIndicator: 0
        case .checkmark: 2.5
        }
    }

    /// The distance from the content view's trailing edge to the margin of the cell, in points.
    var contentDistance: CGFloat {
        switch type {
        case .none: 0
        case .disclosureIndicator: 10.5
        case .checkmark: 24
        }
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        switch type {
        case .none: return
        case .disclosureIndicator:
            UIColor.tertiaryLabel.setStroke()
            path.lineWidth = 2.2
            path.move(to: CGPoint(x: 2.6, y: 1.6))
            path.addLine(to: CGPoint(x: 8, y: 7))
            path.addLine(to: CGPoint(x: 2.6, y: 12.4))
            if effectiveUserInterfaceLayoutDirection == .rightToLeft {
                path.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: bounds.width, ty: 0))
            }
        case .checkmark:
            tintColor.setStroke()
            path.lineWidth = 2
            path.move(to: CGPoint(x: 2.5, y: 9.8))
            path.addLine(to: CGPoint(x: 7, y: 15))
            path.addLine(to: CGPoint(x: 16.2, y: 2.5))
        }
        path.stroke()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}
