/// A symbol drawn at one weight: parts on top of each other, in hundredths of the point size.
struct SymbolDrawing {
    /// What a part does to those below it.
    enum Kind {
        case ink
        /// Cut out of the parts below where there is one colour; in a colour of its own where there are several.
        case cutOut
        /// Cut out of the parts below, always.
        case gap
    }

    struct Part {
        let path: CGPath
        /// nil fills the path; else it is stroked as wide, with round ends.
        let lineWidth: CGFloat?
        let kind: Kind
        /// 0 for what a symbol is about; 1 and 2 for what is around it.
        let level: Int
    }

    /// The box that the symbol is laid out by.
    let size: CGSize
    private(set) var parts: [Part] = []
    /// The width of a line of the weight, in hundredths of the point size.
    let line: CGFloat

    init(width: CGFloat, height: CGFloat, line: CGFloat) {
        size = CGSize(width: width, height: height)
        self.line = line
    }

    // MARK: Adding parts

    /// Adds a line; `width` is in lines of the weight.
    mutating func stroke(
        _ path: CGPath, width: CGFloat = 1, kind: Kind = .ink, level: Int = 0
    ) {
        parts.append(Part(path: path, lineWidth: line * width, kind: kind, level: level))
    }

    mutating func fill(_ path: CGPath, kind: Kind = .ink, level: Int = 0) {
        parts.append(Part(path: path, lineWidth: nil, kind: kind, level: level))
    }
}
