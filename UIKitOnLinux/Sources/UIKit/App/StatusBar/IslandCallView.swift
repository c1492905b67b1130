/// The content of the Dynamic Island during a call: a receiver at its leading end, a waveform at its trailing end.
final class IslandCallView: UIView {
    /// The growth of the island at each end for this content, in points.
    static let growth: CGFloat = 42

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        // Draws the same content on an upright island.
        let isUpright = bounds.height > bounds.width
        let length = max(bounds.width, bounds.height)
        let middle = min(bounds.width, bounds.height) / 2
        let ends = [middle + 4, length - middle - 4].map {
            isUpright ? CGPoint(x: middle, y: $0) : CGPoint(x: $0, y: middle)
        }
        UIColor(red: 48 / 255, green: 209 / 255, blue: 88 / 255, alpha: 1).set()
        drawReceiver(at: ends[0])
        drawVoice(at: ends[1])
    }

    /// Draws the receiver: two shells and the grip between them, slanted.
    private func drawReceiver(at center: CGPoint) {
        let grip = UIBezierPath(
            arcCenter: CGPoint(x: center.x + 9, y: center.y - 9), radius: 13, startAngle: .pi * 0.62,
            endAngle: .pi * 0.88, clockwise: true)
        grip.lineWidth = 4
        grip.stroke()
        for angle in [CGFloat.pi * 0.59, .pi * 0.91] {
            let shell = CGPoint(x: center.x + 9 + 12 * cos(angle), y: center.y - 9 + 12 * sin(angle))
            UIBezierPath(arcCenter: shell, radius: 3.4, startAngle: 0, endAngle: .pi * 2, clockwise: true).fill()
        }
    }

    private func drawVoice(at center: CGPoint) {
        for (index, height) in ([6, 14, 9, 16, 7] as [CGFloat]).enumerated() {
            let bar = CGRect(
                x: center.x + CGFloat(index - 2) * 4 - 1, y: center.y - height / 2, width: 2, height: height)
            UIBezierPath(roundedRect: bar, cornerRadius: 1).fill()
        }
    }
}
