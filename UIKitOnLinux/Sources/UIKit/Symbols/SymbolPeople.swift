/// Symbols of people. The boxes were measured on iOS 26.1.
enum SymbolPeople {
    static func draw(_ name: String, line: CGFloat) -> SymbolDrawing? {
        switch name {
        case "person": person(line, isFilled: false)
        case "person.fill": person(line, isFilled: true)
        case "person.crop.circle": personInCircle(line, isFilled: false)
        case "person.crop.circle.fill": personInCircle(line, isFilled: true)
        default: nil
        }
    }

    private static func person(_ line: CGFloat, isFilled: Bool) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 105, height: 98.5, line: line)
        let head = SymbolOutline.circle(52.5, 30.5, radius: 20.5)
        let shoulders = SymbolOutline().move(52.5, 62.5).curve(75.25, 62.5, 92, 74, to: 92, 82)
            .curve(92, 87, 88.5, 88.5, to: 83.5, 88.5).line(21.5, 88.5).curve(16.5, 88.5, 13, 87, to: 13, 82)
            .curve(13, 74, 29.75, 62.5, to: 52.5, 62.5).close().path
        for part in [head, shoulders] {
            if isFilled { drawing.fill(part) }
            drawing.stroke(part)
        }
        return drawing
    }

    private static func personInCircle(_ line: CGFloat, isFilled: Bool) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 117, height: 110, line: line)
        let head = SymbolOutline.circle(58.5, 44.5, radius: 17)
        // The shoulders end at the circle.
        let radius = 50 - line - (isFilled ? -2 : 3)
        let shoulders = SymbolOutline().move(58.5, 70).curve(74, 70, 87, 77, to: 92, 55 + sideways(33.5, radius))
            .arc(58.5, 55, radius: radius, from: degrees(33.5, radius), to: 180 - degrees(33.5, radius))
            .curve(30, 77, 43, 70, to: 58.5, 70).close().path
        if isFilled {
            drawing.fill(SymbolOutline.circle(58.5, 55, radius: 50), level: 1)
            drawing.fill(head, kind: .cutOut)
            drawing.fill(shoulders, kind: .cutOut)
        } else {
            drawing.stroke(SymbolOutline.circle(58.5, 55, radius: 50 - line / 2), level: 1)
            drawing.fill(head)
            drawing.fill(shoulders)
        }
        return drawing
    }

    /// Returns the distance below a circle's center at which a vertical line at `x` crosses the circle.
    private static func sideways(_ x: CGFloat, _ radius: CGFloat) -> CGFloat {
        max(0, radius * radius - x * x).squareRoot()
    }

    private static func degrees(_ x: CGFloat, _ radius: CGFloat) -> CGFloat {
        atan2(sideways(x, radius), x) * 180 / .pi
    }
}
