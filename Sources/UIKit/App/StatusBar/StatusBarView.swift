/// Draws the status bar with the time of Apple's product pictures.
final class StatusBarView: UIView {
    var color = UIColor.black {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    /// Between time and battery, if the device has one and the interface is in portrait.
    var dynamicIsland: CGRect? {
        didSet { if dynamicIsland != oldValue { setNeedsDisplay() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let isTall = dynamicIsland != nil
        // Beside the island the bar's content stands on the island's middle line, else on the bar's own.
        let middle = dynamicIsland?.midY ?? bounds.midY
        let font = UIFont.systemFont(ofSize: isTall ? 17 : 12, weight: .semibold)
        let time = NSAttributedString(string: "9:41", attributes: [.font: font, .foregroundColor: color])
        let size = time.size()
        let timeCentre = isTall ? (dynamicIsland?.minX ?? 0) / 2 + 4 : bounds.midX
        time.draw(at: CGPoint(x: timeCentre - size.width / 2, y: middle - size.height / 2))
        let right = isTall ? bounds.width - 33 : bounds.width - 6
        StatusGlyphs.draw(endingAt: right, middle: middle, scale: isTall ? 1 : 0.8, color: color)
    }
}
