/// Symbols of objects in an office or a home.
enum SymbolThings {
    static func draw(_ name: String, line: CGFloat) -> SymbolDrawing? {
        switch name {
        case "bell": bell(line, isFilled: false)
        case "bell.fill": bell(line, isFilled: true)
        case "bell.badge": bellBadge(line)
        case "envelope": envelope(line, isFilled: false)
        case "envelope.fill": envelope(line, isFilled: true)
        case "photo": photo(line)
        case "lock": lock(line, isFilled: false)
        case "lock.fill": lock(line, isFilled: true)
        case "trash": trash(line)
        case "gear": gear(line)
        default: nil
        }
    }

    // MARK: Bells

    private static func bell(_ line: CGFloat, isFilled: Bool, level: Int = 0) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 112, height: 126, line: line)
        // The dome, which widens toward the brim.
        let body = SymbolOutline().move(56, 10).curve(34, 10, 26, 28, to: 25, 48)
            .curve(24, 74, 17, 80, to: 10, 90).curve(6, 96, 9, 101, to: 15, 101)
            .line(97, 101).curve(103, 101, 106, 96, to: 102, 90).curve(95, 80, 88, 74, to: 87, 48)
            .curve(86, 28, 78, 10, to: 56, 10).close().path
        if isFilled { drawing.fill(body, level: level) }
        drawing.stroke(body, level: level)
        let clapper = SymbolOutline.arc(56, 105, radius: 15, from: 12, to: 168)
        if isFilled {
            drawing.fill(SymbolOutline().move(38, 109).curve(41, 125, 71, 125, to: 74, 109).close().path, level: level)
        } else {
            drawing.stroke(clapper, level: level)
        }
        return drawing
    }

    private static func bellBadge(_ line: CGFloat) -> SymbolDrawing {
        var drawing = bell(line, isFilled: false, level: 1)
        drawing.fill(SymbolOutline.circle(86, 24, radius: 31), kind: .gap)
        drawing.fill(SymbolOutline.circle(86, 24, radius: 21))
        return drawing
    }

    // MARK: Papers

    private static func envelope(_ line: CGFloat, isFilled: Bool) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 138, height: 104, line: line)
        let frame = CGRect(x: 4, y: 6, width: 130, height: 92)
        let flap = SymbolOutline().move(10, 20).line(59, 62).curve(65, 67, 73, 67, to: 79, 62).line(128, 20).path
        if isFilled {
            drawing.fill(SymbolOutline.box(frame, radius: 17))
            drawing.stroke(flap, width: 0.85, kind: .gap)
        } else {
            drawing.stroke(SymbolOutline.box(frame.insetBy(dx: line / 2, dy: line / 2), radius: 15))
            drawing.stroke(flap)
        }
        return drawing
    }

    private static func photo(_ line: CGFloat) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 138, height: 108, line: line)
        let frame = CGRect(x: 4, y: 6, width: 130, height: 96).insetBy(dx: line / 2, dy: line / 2)
        drawing.stroke(SymbolOutline.box(frame, radius: 17))
        drawing.fill(SymbolOutline.circle(42, 38, radius: 11))
        let hills = SymbolOutline().move(10, 92).line(40, 64).curve(45, 60, 49, 60, to: 54, 64).line(64, 73)
            .line(89, 50).curve(95, 45, 100, 45, to: 105, 50).line(128, 72).line(128, 90)
            .curve(128, 94, 124, 96, to: 118, 96).line(20, 96).curve(14, 96, 10, 95, to: 10, 92).close().path
        drawing.fill(hills)
        return drawing
    }

    // MARK: Home

    private static func lock(_ line: CGFloat, isFilled: Bool) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 92, height: 126, line: line)
        let body = CGRect(x: 6, y: 54, width: 80, height: 66)
        drawing.stroke(
            SymbolOutline().move(22, 58).line(22, 36).arc(46, 36, radius: 24, from: 180, to: 360).line(70, 58).path,
            width: 1.1)
        if isFilled {
            drawing.fill(SymbolOutline.box(body, radius: 15))
        } else {
            drawing.stroke(SymbolOutline.box(body.insetBy(dx: line / 2, dy: line / 2), radius: 13))
        }
        return drawing
    }

    private static func trash(_ line: CGFloat) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 110, height: 130, line: line)
        drawing.stroke(SymbolOutline.lines([(10, 28), (100, 28)]))
        drawing.stroke(
            SymbolOutline().move(38, 26).line(38, 18).curve(38, 10, 42, 8, to: 48, 8).line(62, 8)
                .curve(68, 8, 72, 10, to: 72, 18).line(72, 26).path)
        drawing.stroke(
            SymbolOutline().move(20, 30).line(25, 110).curve(26, 119, 30, 123, to: 39, 123).line(71, 123)
                .curve(80, 123, 84, 119, to: 85, 110).line(90, 30).path)
        drawing.stroke(SymbolOutline.lines([(40, 46), (42, 106)]), width: 0.75)
        drawing.stroke(SymbolOutline.lines([(55, 46), (55, 106)]), width: 0.75)
        drawing.stroke(SymbolOutline.lines([(70, 46), (68, 106)]), width: 0.75)
        return drawing
    }

    /// Draws a ring with teeth, and a hub on three spokes.
    private static func gear(_ line: CGFloat) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 124, height: 124, line: line)
        let teeth = 16
        func corner(_ tooth: Int, _ part: CGFloat, _ radius: CGFloat) -> (CGFloat, CGFloat) {
            let angle = (CGFloat(tooth) + part) * 2 * .pi / CGFloat(teeth)
            return (62 + radius * cos(angle), 62 + radius * sin(angle))
        }
        drawing.fill(
            SymbolOutline.polygon(
                (0..<teeth).flatMap { tooth in
                    [corner(tooth, -0.3, 49), corner(tooth, -0.2, 59), corner(tooth, 0.2, 59), corner(tooth, 0.3, 49)]
                        .map { (x: $0.0, y: $0.1) }
                }, radius: 2))
        drawing.fill(SymbolOutline.circle(62, 62, radius: 51 - line), kind: .gap)
        drawing.stroke(SymbolOutline.circle(62, 62, radius: 13 + line / 2), width: 0.9)
        for angle in [0, 120, 240] as [CGFloat] {
            let direction = (cos(angle * .pi / 180), sin(angle * .pi / 180))
            let (start, end) = (13 + line, 51 - line)
            drawing.stroke(
                SymbolOutline.lines([
                    (62 + direction.0 * start, 62 + direction.1 * start),
                    (62 + direction.0 * end, 62 + direction.1 * end),
                ]), width: 0.9)
        }
        return drawing
    }
}
