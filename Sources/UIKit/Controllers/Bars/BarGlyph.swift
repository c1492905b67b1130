/// The symbols that bars draw themselves, each on a square of 20 points.
enum BarGlyph {
    case back, plus, cross, checkmark

    /// Its name for VoiceOver.
    var name: String {
        switch self {
        case .back: "Back"
        case .plus: "Add"
        case .cross: "Close"
        case .checkmark: "Done"
        }
    }

    @MainActor func path(in rect: CGRect, isMirrored: Bool) -> UIBezierPath {
        let path = UIBezierPath()
        for stroke in strokes {
            for (index, point) in stroke.enumerated() {
                let x = isMirrored && self == .back ? 20 - point.x : point.x
                let target = CGPoint(
                    x: rect.minX + x * rect.width / 20, y: rect.minY + point.y * rect.height / 20)
                if index == 0 { path.move(to: target) } else { path.addLine(to: target) }
            }
        }
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.lineWidth = 2
        return path
    }

    private var strokes: [[CGPoint]] {
        switch self {
        case .back: [[CGPoint(x: 12.5, y: 2), CGPoint(x: 5, y: 10), CGPoint(x: 12.5, y: 18)]]
        case .plus:
            [[CGPoint(x: 10, y: 2), CGPoint(x: 10, y: 18)], [CGPoint(x: 2, y: 10), CGPoint(x: 18, y: 10)]]
        case .cross:
            [[CGPoint(x: 3, y: 3), CGPoint(x: 17, y: 17)], [CGPoint(x: 17, y: 3), CGPoint(x: 3, y: 17)]]
        case .checkmark: [[CGPoint(x: 3, y: 11), CGPoint(x: 8, y: 17), CGPoint(x: 17, y: 3)]]
        }
    }
}
