/// Plain marks, which are symbols themselves and parts of enclosed symbols. The boxes of chevrons, ellipsis and
/// magnifying glass were measured on iOS 26.1.
enum SymbolMarks {
    /// A mark around the origin at the size for an enclosed symbol, which is about half the point size.
    struct Mark {
        let paths: [CGPath]
        /// The dots, with their radii as multiples of the line width.
        var dots: [(x: CGFloat, y: CGFloat, radius: CGFloat)] = []
    }

    static func mark(_ name: String) -> Mark? {
        switch name {
        case "checkmark": Mark(paths: [SymbolOutline.lines([(-21, 3), (-7, 20), (22, -22)])])
        case "xmark":
            Mark(paths: [SymbolOutline.lines([(-17, -17), (17, 17)]), SymbolOutline.lines([(17, -17), (-17, 17)])])
        case "plus":
            Mark(paths: [SymbolOutline.lines([(-24, 0), (24, 0)]), SymbolOutline.lines([(0, -24), (0, 24)])])
        case "minus": Mark(paths: [SymbolOutline.lines([(-24, 0), (24, 0)])])
        case "exclamationmark":
            Mark(paths: [SymbolOutline.lines([(0, -27), (0, 6)])], dots: [(0, 24, 0.68)])
        case "questionmark":
            Mark(
                paths: [
                    SymbolOutline().move(-14, -15).curve(-14, -35, 16, -35, to: 16, -15)
                        .curve(16, -4, 0, -4, to: 0, 9).path
                ], dots: [(0, 25, 0.68)])
        case "info":
            Mark(
                paths: [
                    SymbolOutline.lines([(-10, -6), (1, -6), (1, 25)]), SymbolOutline.lines([(-12, 25), (14, 25)]),
                ], dots: [(-1, -24, 0.78)])
        case "arrow.down":
            Mark(paths: [SymbolOutline.lines([(0, -26), (0, 25)]), SymbolOutline.lines([(-21, 5), (0, 26), (21, 5)])])
        default: nil
        }
    }

    /// Returns the drawing of a symbol that is a mark without an enclosing shape; nil if there is no such symbol with
    /// this name.
    static func draw(_ name: String, line: CGFloat) -> SymbolDrawing? {
        switch name {
        case "checkmark": lone("checkmark", width: 102, height: 94, scale: 1.71, line)
        case "xmark": lone("xmark", width: 94, height: 88, scale: 1.9, line)
        case "plus": lone("plus", width: 106, height: 100, scale: 1.62, line)
        case "minus": lone("minus", width: 106, height: 100, scale: 1.62, line)
        case "exclamationmark": lone("exclamationmark", width: 40, height: 94, scale: 1.35, line)
        case "questionmark": lone("questionmark", width: 68, height: 97, scale: 1.35, line)
        case "ellipsis": ellipsis(line)
        case "magnifyingglass": magnifyingGlass(line)
        case "chevron.left", "chevron.backward":
            chevron([(56, 10.5), (17, 48.25), (56, 86)], width: 73, height: 96.5, line)
        case "chevron.right", "chevron.forward":
            chevron([(17, 10.5), (56, 48.25), (17, 86)], width: 73, height: 96.5, line)
        case "chevron.up": chevron([(13.75, 49.5), (51.5, 10.5), (89.25, 49.5)], width: 103, height: 60, line)
        case "chevron.down": chevron([(13.75, 10.5), (51.5, 49.5), (89.25, 10.5)], width: 103, height: 60, line)
        case "chevron.up.chevron.down": chevrons(line)
        default: nil
        }
    }

    private static func chevrons(_ line: CGFloat) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 90, height: 104, line: line)
        drawing.stroke(SymbolOutline.lines([(17, 39), (45, 12), (73, 39)]), width: 1.15)
        drawing.stroke(SymbolOutline.lines([(17, 65), (45, 92), (73, 65)]), width: 1.15)
        return drawing
    }

    private static func lone(
        _ name: String, width: CGFloat, height: CGFloat, scale: CGFloat, _ line: CGFloat
    ) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: width, height: height, line: line)
        if let mark = mark(name) { drawing.add(mark, x: width / 2, y: height / 2, scale: scale, lineScale: 1.25) }
        return drawing
    }

    private static func chevron(
        _ points: [(CGFloat, CGFloat)], width: CGFloat, height: CGFloat, _ line: CGFloat
    ) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: width, height: height, line: line)
        drawing.stroke(SymbolOutline.lines(points), width: 1.15)
        return drawing
    }

    private static func magnifyingGlass(_ line: CGFloat) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 119, height: 107.5, line: line)
        drawing.stroke(SymbolOutline.circle(50, 44.5, radius: 35))
        drawing.stroke(SymbolOutline.lines([(76.5, 71), (102.5, 97)]), width: 1.25)
        return drawing
    }

    private static func ellipsis(_ line: CGFloat) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: 107, height: 31, line: line)
        for x in [17.5, 53.5, 89.5] as [CGFloat] {
            drawing.fill(SymbolOutline.circle(x, 15.5, radius: 3.5 + line * 0.7))
        }
        return drawing
    }
}

extension SymbolDrawing {
    /// Adds a mark at a position. `lineScale` is the width of its lines as a multiple of the weight's line width.
    mutating func add(
        _ mark: SymbolMarks.Mark, x: CGFloat, y: CGFloat, scale: CGFloat, lineScale: CGFloat, kind: Kind = .ink
    ) {
        for path in mark.paths { stroke(path.placed(x, y, scale: scale), width: lineScale, kind: kind) }
        for dot in mark.dots {
            fill(
                SymbolOutline.circle(
                    x + dot.x * scale, y + dot.y * scale, radius: line * lineScale * dot.radius), kind: kind)
        }
    }
}
