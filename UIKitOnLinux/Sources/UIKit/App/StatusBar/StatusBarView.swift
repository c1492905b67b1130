/// The view that draws the status bar.
final class StatusBarView: UIView {
    var color = UIColor.black {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    var locale = Locale(identifier: "en_US") {
        didSet {
            guard locale != oldValue else { return }
            clock = StatusClock.time(in: locale)
            setNeedsDisplay()
        }
    }
    private var clock = "9:41"

    /// The frame of the Dynamic Island between time and battery; nil in landscape and on devices without a Dynamic
    /// Island.
    var dynamicIsland: CGRect? {
        didSet { if dynamicIsland != oldValue { setNeedsDisplay() } }
    }

    /// The display of the current call; nil if there is no call.
    var call: Call? {
        didSet { if call != oldValue { setNeedsDisplay() } }
    }

    enum Call {
        /// The whole bar is green and has a second line.
        case bar
        /// The time is on a green pill.
        case pill
        /// The island is wider and replaces the signal bars.
        case island
    }

    /// Returns the display of a call on this screen, or nil without a call.
    static func call(on configuration: UIScreen.Configuration, hasIsland: Bool) -> Call? {
        guard configuration.isInCall else { return nil }
        if configuration.showsCallBar { return .bar }
        return hasIsland ? .island : .pill
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let isTall = dynamicIsland != nil
        // Next to the island, the content is centered on the island's middle line, otherwise on the bar's.
        let middle = dynamicIsland?.midY ?? (call == .bar ? bounds.midY / 2 : bounds.midY)
        let color = call == .bar ? .white : color
        if call == .bar { drawCallBar() }
        let font = UIFont.systemFont(ofSize: isTall ? 17 : 12, weight: .semibold)
        let time = NSAttributedString(
            string: clock, attributes: [.font: font, .foregroundColor: call == .pill ? .white : color])
        let size = time.size()
        let timeCentre =
            if let dynamicIsland {
                dynamicIsland.minX / 2 + 4
            } else if UIScreen.main.configuration.idiom == .pad {
                20 + size.width / 2
            } else {
                bounds.midX
            }
        let place = CGRect(
            x: timeCentre - size.width / 2, y: middle - size.height / 2, width: size.width, height: size.height)
        if call == .pill { drawPill(around: place) }
        time.draw(at: place.origin)
        let right = isTall ? bounds.width - 33 : bounds.width - 6
        StatusGlyphs.draw(
            endingAt: right, middle: middle, scale: isTall ? 1 : 0.8, color: color, showsSignal: call != .island)
    }

    // MARK: - A call

    private func drawCallBar() {
        UIColor.systemGreen.setFill()
        UIBezierPath(rect: bounds).fill()
        let font = UIFont.systemFont(ofSize: 13, weight: .medium)
        let text = NSAttributedString(
            string: "Touch to return to call", attributes: [.font: font, .foregroundColor: UIColor.white])
        let size = text.size()
        text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.height * 0.72 - size.height / 2))
    }

    private func drawPill(around time: CGRect) {
        let pill = time.insetBy(dx: -9, dy: -1)
        UIColor.systemGreen.setFill()
        UIBezierPath(roundedRect: pill, cornerRadius: pill.height / 2).fill()
    }
}
