/// A view that draws the symbols of keys without a letter.
final class KeyGlyphView: UIView {
    enum Shape: Equatable {
        case shift(isFilled: Bool, isLocked: Bool)
        case delete, `return`, globe, microphone, dismiss
    }

    var shape: Shape? {
        didSet { if shape != oldValue { setNeedsDisplay() } }
    }

    var color = UIColor.label {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let shape else { return }
        color.setStroke()
        color.setFill()
        let path = UIBezierPath()
        path.lineWidth = 1.6
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: middle.x + x, y: middle.y + y) }
        func line(_ points: [CGPoint], closed: Bool = false) {
            for (index, point) in points.enumerated() { index == 0 ? path.move(to: point) : path.addLine(to: point) }
            if closed { path.close() }
        }
        switch shape {
        case .shift(let isFilled, let isLocked):
            line(
                [at(0, -8), at(9, 1), at(4.5, 1), at(4.5, 7), at(-4.5, 7), at(-4.5, 1), at(-9, 1)], closed: true)
            if isFilled { path.fill() }
            if isLocked { line([at(-4.5, 10.5), at(4.5, 10.5)]) }
        case .delete:
            line([at(-11, 0), at(-4.5, -8), at(10, -8), at(10, 8), at(-4.5, 8)], closed: true)
            line([at(-1, -3.5), at(6, 3.5)])
            line([at(6, -3.5), at(-1, 3.5)])
        case .return:
            line([at(9, -7), at(9, 2), at(-9, 2)])
            line([at(-4, -3), at(-9, 2), at(-4, 7)])
        case .globe:
            path.append(UIBezierPath(ovalIn: CGRect(x: middle.x - 10, y: middle.y - 10, width: 20, height: 20)))
            path.append(UIBezierPath(ovalIn: CGRect(x: middle.x - 4.5, y: middle.y - 10, width: 9, height: 20)))
            line([at(-10, 0), at(10, 0)])
        case .microphone:
            path.append(
                UIBezierPath(
                    roundedRect: CGRect(x: middle.x - 3.5, y: middle.y - 11, width: 7, height: 13), cornerRadius: 3.5))
            path.move(to: at(-7, -2))
            path.addCurve(to: at(7, -2), controlPoint1: at(-7, 8), controlPoint2: at(7, 8))
            line([at(0, 6), at(0, 10)])
            line([at(-4, 10), at(4, 10)])
        case .dismiss:
            path.append(
                UIBezierPath(
                    roundedRect: CGRect(x: middle.x - 11, y: middle.y - 9, width: 22, height: 12), cornerRadius: 2))
            line([at(-4, 6.5), at(0, 10), at(4, 6.5)])
        }
        path.stroke()
    }
}
