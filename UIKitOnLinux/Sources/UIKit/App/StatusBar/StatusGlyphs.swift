/// Draws the signal bars, the Wi-Fi fan and the battery of the status bar.
@MainActor
enum StatusGlyphs {
    /// Draws the glyphs. `showsSignal` is false if the signal bars have no room.
    static func draw(
        endingAt right: CGFloat, middle: CGFloat, scale: CGFloat, color: UIColor, showsSignal: Bool = true
    ) {
        let battery = CGRect(x: right - 27 * scale, y: middle - 6.5 * scale, width: 25 * scale, height: 13 * scale)
        drawBattery(in: battery, scale: scale, color: color)
        let fan = CGRect(x: battery.minX - 24 * scale, y: middle - 6 * scale, width: 17 * scale, height: 12 * scale)
        drawFan(in: fan, color: color)
        guard showsSignal else { return }
        let bars = CGRect(x: fan.minX - 25 * scale, y: middle - 6 * scale, width: 19 * scale, height: 12 * scale)
        drawBars(in: bars, color: color)
    }

    private static func drawBattery(in rect: CGRect, scale: CGFloat, color: UIColor) {
        color.withAlphaComponent(0.35).setStroke()
        let outline = UIBezierPath(roundedRect: rect.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.8 * scale)
        outline.lineWidth = 1
        outline.stroke()
        color.withAlphaComponent(0.4).setFill()
        let pole = CGRect(x: rect.maxX + 1, y: rect.midY - 2 * scale, width: 1.5 * scale, height: 4 * scale)
        UIBezierPath(roundedRect: pole, cornerRadius: 0.75 * scale).fill()
        color.setFill()
        UIBezierPath(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: 2.4 * scale).fill()
    }

    private static func drawFan(in rect: CGRect, color: UIColor) {
        color.setStroke()
        let foot = CGPoint(x: rect.midX, y: rect.maxY - 1)
        let thickness = rect.height * 0.2
        for ring in 1...3 {
            let arc = UIBezierPath(
                arcCenter: foot, radius: CGFloat(ring) * rect.height * 0.29, startAngle: .pi * 1.25,
                endAngle: .pi * 1.75, clockwise: true)
            arc.lineWidth = thickness
            arc.stroke()
        }
    }

    private static func drawBars(in rect: CGRect, color: UIColor) {
        color.setFill()
        let width = rect.width * 3 / 19
        for bar in 0..<4 {
            let height = rect.height * (0.34 + 0.22 * CGFloat(bar))
            let frame = CGRect(
                x: rect.minX + CGFloat(bar) * rect.width * 5 / 19, y: rect.maxY - height, width: width, height: height)
            UIBezierPath(roundedRect: frame, cornerRadius: width / 3).fill()
        }
    }
}
