/// Symbols of feelings and weather.
enum SymbolFeelings {
    static func draw(_ name: String, line: CGFloat) -> SymbolDrawing? {
        switch name {
        case "star": outlined(star, width: 124, height: 118, line, isFilled: false)
        case "star.fill": outlined(star, width: 124, height: 118, line, isFilled: true)
        case "heart": outlined(heart, width: 120, height: 110, line, isFilled: false)
        case "heart.fill": outlined(heart, width: 120, height: 110, line, isFilled: true)
        case "cloud": outlined(cloud, width: 142, height: 98, line, isFilled: false)
        case "cloud.fill": outlined(cloud, width: 142, height: 98, line, isFilled: true)
        case "hand.thumbsup": thumb(line, isFilled: false)
        case "hand.thumbsup.fill": thumb(line, isFilled: true)
        default: nil
        }
    }

    /// Draws a shape with an outline of the weight's line width, filled or not.
    private static func outlined(
        _ shape: CGPath, width: CGFloat, height: CGFloat, _ line: CGFloat, isFilled: Bool
    ) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: width, height: height, line: line)
        if isFilled { drawing.fill(shape) }
        drawing.stroke(shape)
        return drawing
    }

    // MARK: Shapes

    private static var star: CGPath {
        SymbolOutline.polygon(
            (0..<10).map { index in
                let angle = -CGFloat.pi / 2 + CGFloat(index) * .pi / 5
                let radius: CGFloat = index.isMultiple(of: 2) ? 55 : 23.5
                return (62 + radius * cos(angle), 63 + radius * sin(angle))
            }, radius: 5)
    }

    private static var heart: CGPath {
        SymbolOutline().move(60, 100)
            .curve(56, 100, 10, 70, to: 10, 38).curve(10, 20, 22, 9, to: 36, 9).curve(47, 9, 55, 15, to: 60, 24)
            .curve(65, 15, 73, 9, to: 84, 9).curve(98, 9, 110, 20, to: 110, 38).curve(110, 70, 64, 100, to: 60, 100)
            .close().path
    }

    private static var cloud: CGPath {
        SymbolOutline().move(34, 90)
            .curve(18, 90, 8, 79, to: 8, 65).curve(8, 52, 16, 43, to: 28, 41)
            .curve(29, 22, 44, 8, to: 63, 8).curve(79, 8, 91, 17, to: 97, 31)
            .curve(117, 29, 134, 43, to: 134, 61).curve(134, 78, 121, 90, to: 104, 90).close().path
    }

    private static func thumb(_ line: CGFloat, isFilled: Bool) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 124, height: 124, line: line)
        let hand = SymbolOutline().move(42, 56).curve(54, 42, 58, 30, to: 60, 16).curve(61, 9, 66, 7, to: 71, 9)
            .curve(80, 12, 82, 24, to: 79, 34).curve(77, 41, 75, 45, to: 75, 49).line(100, 49)
            .curve(110, 49, 115, 57, to: 112, 64).curve(117, 70, 116, 78, to: 110, 82)
            .curve(113, 89, 110, 96, to: 104, 98).curve(105, 106, 99, 112, to: 90, 112).line(68, 112)
            .curve(56, 112, 48, 108, to: 42, 102).close().path
        let cuff = SymbolOutline.box(CGRect(x: 10, y: 54, width: 20, height: 50), radius: 9)
        for part in [hand, cuff] {
            if isFilled { drawing.fill(part) }
            drawing.stroke(part)
        }
        return drawing
    }
}
