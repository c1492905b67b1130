/// The view that draws the status bar of a foldable phone: the time and, below or beside it, Wi-Fi and battery.
///
/// The bar is in a column at the side of the display, or in an upper corner. How Apple draws it wasn't seen.
final class StatusColumnView: UIView {
    var color = UIColor.black {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    var locale = Locale(identifier: "en_US") {
        didSet { if locale != oldValue { setNeedsDisplay() } }
    }

    /// The frame of the camera in this view, next to which nothing is drawn; nil if there is none.
    var camera: CGRect? {
        didSet { if camera != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let time = NSAttributedString(
            string: StatusClock.time(in: locale),
            attributes: [.font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: color])
        let size = time.size()
        guard bounds.height > bounds.width else {
            time.draw(at: CGPoint(x: 12, y: bounds.midY - size.height / 2))
            return drawGlyphs(endingAt: bounds.maxX - 20, middle: bounds.midY)
        }
        let middle = middle
        time.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: middle - size.height - 2))
        drawGlyphs(endingAt: bounds.midX + 26, middle: middle + 11)
    }

    /// The middle of the part of the column that is free of the camera.
    private var middle: CGFloat {
        guard let camera else { return bounds.midY }
        let isAbove = camera.midY < bounds.midY
        return isAbove ? (camera.maxY + bounds.maxY) / 2 : camera.minY / 2
    }

    private func drawGlyphs(endingAt right: CGFloat, middle: CGFloat) {
        StatusGlyphs.draw(endingAt: right, middle: middle, scale: 0.9, color: color, showsSignal: false)
    }
}
