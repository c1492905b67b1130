/// Marks enclosed in a circle, triangle or octagon, outlined or filled.
enum SymbolShapes {
    static func draw(_ name: String, line: CGFloat) -> SymbolDrawing? {
        let isFilled = name.hasSuffix(".fill")
        let outlined = isFilled ? String(name.dropLast(5)) : name
        guard let dot = outlined.lastIndex(of: "."), let shape = Shape(rawValue: String(outlined[dot...].dropFirst()))
        else { return nil }
        let markName = String(outlined[..<dot])
        guard let mark = SymbolMarks.mark(markName), shape.takes(markName) else { return nil }
        var drawing = SymbolDrawing(width: shape.size.width, height: shape.size.height, line: line)
        if isFilled {
            drawing.fill(shape.outline(inset: 0), level: 1)
        } else {
            drawing.stroke(shape.outline(inset: line / 2), level: 1)
        }
        drawing.add(
            mark, x: shape.center.x, y: shape.center.y, scale: shape.markScale, lineScale: isFilled ? 1.1 : 1,
            kind: isFilled ? .cutOut : .ink)
        return drawing
    }

    private enum Shape: String {
        case circle, triangle, octagon

        func takes(_ mark: String) -> Bool {
            switch self {
            case .circle: true
            case .triangle: mark == "exclamationmark"
            case .octagon: mark == "xmark" || mark == "exclamationmark"
            }
        }

        var size: CGSize {
            self == .triangle ? CGSize(width: 126, height: 116) : CGSize(width: 120, height: 118)
        }

        var center: CGPoint {
            self == .triangle ? CGPoint(x: 63, y: 66) : CGPoint(x: 60, y: 59)
        }

        var markScale: CGFloat { self == .triangle ? 0.92 : 1 }

        /// Returns the shape, inset so that the outer edge of a line whose width is twice the inset coincides with the
        /// shape.
        func outline(inset: CGFloat) -> CGPath {
            switch self {
            case .circle: SymbolOutline.circle(60, 59, radius: 57 - inset)
            case .triangle:
                SymbolOutline.polygon(
                    [(63, 2 + inset * 1.9), (124 - inset * 1.5, 113 - inset), (2 + inset * 1.5, 113 - inset)],
                    radius: 17)
            case .octagon:
                SymbolOutline.polygon(
                    (0..<8).map { index in
                        let angle = (CGFloat(index) + 0.5) * .pi / 4
                        return (60 + (59 - inset * 1.08) * cos(angle), 59 + (59 - inset * 1.08) * sin(angle))
                    }, radius: 9)
            }
        }
    }
}
