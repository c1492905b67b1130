/// Symbols of connectivity, power, sound and data transfer.
enum SymbolSignals {
    static func draw(_ name: String, line: CGFloat) -> SymbolDrawing? {
        switch name {
        case "wifi": wifi(line, level: 0)
        case "wifi.slash": wifiSlash(line)
        case "wifi.exclamationmark": wifiMark(line)
        case "battery.25": battery(line)
        case "arrow.clockwise": arrowClockwise(line)
        case "square.and.arrow.up": share(line)
        case "speaker.wave.2.fill": speaker(line)
        case "bubble.left.fill": bubble(line)
        default: nil
        }
    }

    /// Draws a dot with three arcs above it.
    private static func wifi(_ line: CGFloat, level: Int) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 130, height: 100, line: line)
        for radius in [33, 57, 81] as [CGFloat] {
            drawing.stroke(SymbolOutline.arc(65, 92, radius: radius, from: 225, to: 315), width: 1.2, level: level)
        }
        drawing.fill(
            SymbolOutline().move(65, 94).line(54, 81).arc(65, 92, radius: 15.5, from: 225, to: 315).close().path,
            level: level)
        return drawing
    }

    private static func wifiSlash(_ line: CGFloat) -> SymbolDrawing {
        var drawing = wifi(line, level: 1)
        drawing.addSlash(from: CGPoint(x: 24, y: 6), to: CGPoint(x: 108, y: 96))
        return drawing
    }

    private static func wifiMark(_ line: CGFloat) -> SymbolDrawing {
        var drawing = wifi(line, level: 1)
        let bar = SymbolOutline.lines([(65, 40), (65, 72)])
        drawing.stroke(bar, width: 3.4, kind: .gap)
        drawing.fill(SymbolOutline.circle(65, 90, radius: line * 1.8), kind: .gap)
        drawing.stroke(bar, width: 1.2)
        drawing.fill(SymbolOutline.circle(65, 90, radius: line * 0.85))
        return drawing
    }

    private static func battery(_ line: CGFloat) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 164, height: 84, line: line)
        let body = CGRect(x: 2, y: 8, width: 142, height: 68).insetBy(dx: line / 2, dy: line / 2)
        drawing.stroke(SymbolOutline.box(body, radius: 20), level: 1)
        let charge = body.insetBy(dx: line / 2 + 7, dy: line / 2 + 7)
        drawing.fill(
            SymbolOutline.box(
                CGRect(x: charge.minX, y: charge.minY, width: charge.width * 0.27, height: charge.height), radius: 9))
        drawing.fill(
            SymbolOutline().move(151, 29).curve(163, 33, 163, 51, to: 151, 55).close().path, level: 1)
        return drawing
    }

    /// Draws a loudspeaker with two waves.
    private static func speaker(_ line: CGFloat) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 146, height: 108, line: line)
        drawing.fill(
            SymbolOutline.polygon(
                [(12, 34), (34, 34), (66, 8), (66, 100), (34, 74), (12, 74)], radius: 8))
        for radius in [36, 62] as [CGFloat] {
            drawing.stroke(SymbolOutline.arc(60, 54, radius: radius, from: -40, to: 40), width: 1.1)
        }
        return drawing
    }

    /// Draws a speech bubble with its tip at the lower left.
    private static func bubble(_ line: CGFloat) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 136, height: 116, line: line)
        drawing.fill(
            SymbolOutline().move(68, 8).curve(102, 8, 128, 27, to: 128, 52).curve(128, 77, 102, 96, to: 68, 96)
                .curve(62, 96, 57, 95.5, to: 52, 94.5).curve(43, 102, 31, 107, to: 21, 108)
                .curve(18, 108, 17, 105, to: 19, 103).curve(24, 98, 27, 92, to: 27, 85)
                .curve(15, 77, 8, 65, to: 8, 52).curve(8, 27, 34, 8, to: 68, 8).close().path)
        return drawing
    }

    private static func arrowClockwise(_ line: CGFloat) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 110, height: 124, line: line)
        drawing.stroke(SymbolOutline.arc(55, 69, radius: 45, from: 0, to: 280), width: 1.1)
        drawing.stroke(SymbolOutline.lines([(48, 4), (68, 24), (48, 44)]), width: 1.1)
        return drawing
    }

    private static func share(_ line: CGFloat) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 106, height: 132, line: line)
        drawing.stroke(
            SymbolOutline().move(36, 46).line(26, 46).curve(14, 46, 12, 50, to: 12, 60).line(12, 108)
                .curve(12, 118, 14, 122, to: 26, 122).line(80, 122).curve(92, 122, 94, 118, to: 94, 108)
                .line(94, 60).curve(94, 50, 92, 46, to: 80, 46).line(70, 46).path, level: 1)
        drawing.stroke(SymbolOutline.lines([(53, 12), (53, 82)]))
        drawing.stroke(SymbolOutline.lines([(31, 32), (53, 10), (75, 32)]))
        return drawing
    }
}

extension SymbolDrawing {
    /// Adds a diagonal line through everything, with a gap on both sides.
    mutating func addSlash(from start: CGPoint, to end: CGPoint) {
        let slash = SymbolOutline.lines([(start.x, start.y), (end.x, end.y)])
        stroke(slash, width: 2.8, kind: .gap)
        stroke(slash, width: 1.1)
    }
}
