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
            mark, x: shape.center.x, y: shape.center.y, scale: shape.markScale, lineScale: isFilled ? 1 : 0.92,
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

        /// Measured on iOS 26.1, like the disc, whose diameter is 0.855 of the width.
        var size: CGSize {
            self == .triangle ? CGSize(width: 119, height: 104) : CGSize(width: 117, height: 110)
        }

        var center: CGPoint {
            self == .triangle ? CGPoint(x: 59.5, y: 59.5) : CGPoint(x: 58.5, y: 55)
        }

        var markScale: CGFloat { self == .triangle ? 0.82 : 0.88 }

        /// Returns the shape, inset so that the outer edge of a line whose width is twice the inset coincides with the
        /// shape.
        func outline(inset: CGFloat) -> CGPath {
            switch self {
            case .circle: SymbolOutline.circle(58.5, 55, radius: 50 - inset)
            case .triangle:
                SymbolOutline.polygon(
                    [
                        (59.5, 2.5 + inset * 1.3), (113.5 - inset * 1.2, 101 - inset), (5.5 + inset * 1.2, 101 - inset),
                    ], radius: 15)
            case .octagon:
                SymbolOutline.polygon(
                    (0..<8).map { index in
                        let angle = (CGFloat(index) + 0.5) * .pi / 4
                        return (58.5 + (52 - inset * 1.08) * cos(angle), 55 + (52 - inset * 1.08) * sin(angle))
                    }, radius: 8)
            }
        }
    }
}
