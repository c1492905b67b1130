/// A symbol at one weight: layered parts, in hundredths of the point size.
struct SymbolDrawing {
    /// The effect of a part on the parts below it.
    enum Kind {
        case ink
        /// Cut out of the parts below in single-color rendering; filled with its own color otherwise.
        case cutOut
        /// Always cut out of the parts below.
        case gap
    }

    struct Part {
        let path: CGPath
        /// The width of the stroke, which has round ends; `nil` fills the path.
        let lineWidth: CGFloat?
        let kind: Kind
        /// The level: 0 for the main part of the symbol, 1 and 2 for secondary parts.
        let level: Int
    }

    /// The size of the symbol's layout box.
    let size: CGSize
    private(set) var parts: [Part] = []
    /// The line width of the weight, in hundredths of the point size.
    let line: CGFloat

    init(width: CGFloat, height: CGFloat, line: CGFloat) {
        size = CGSize(width: width, height: height)
        self.line = line
    }

    /// Returns the symbol with its parts and lines scaled by `scale` around the center of a box that is scaled by
    /// `boxScale`.
    func scaled(by scale: CGFloat, box boxScale: CGFloat) -> SymbolDrawing {
        var drawing = SymbolDrawing(width: size.width * boxScale, height: size.height * boxScale, line: line * scale)
        let (x, y) = (size.width * (boxScale - scale) / 2, size.height * (boxScale - scale) / 2)
        drawing.parts = parts.map { part in
            Part(
                path: part.path.placed(x, y, scale: scale), lineWidth: part.lineWidth.map { $0 * scale },
                kind: part.kind, level: part.level)
        }
        return drawing
    }

    // MARK: Adding parts

    /// Adds a stroke. `width` is a multiple of the weight's line width.
    mutating func stroke(
        _ path: CGPath, width: CGFloat = 1, kind: Kind = .ink, level: Int = 0
    ) {
        parts.append(Part(path: path, lineWidth: line * width, kind: kind, level: level))
    }

    mutating func fill(_ path: CGPath, kind: Kind = .ink, level: Int = 0) {
        parts.append(Part(path: path, lineWidth: nil, kind: kind, level: level))
    }
}
