import CPangoCairo

// Conversions between characters and horizontal positions in a line.
extension TextLayout {
    /// Returns the distance from the left end of the line to the boundary before a byte of the text, in points.
    func x(ofByte byte: Int, in line: Line) -> CGFloat {
        TextEngine.shared.perform { _ in
            var x: Int32 = 0
            pango_layout_line_index_to_x(line.handle, Int32(clamping: byte), 0, &x)
            return CGFloat(x) / CGFloat(PANGO_SCALE)
        }
    }

    /// Returns the character boundary nearest to a position in a line, as a byte of the text.
    func byte(atX x: CGFloat, in line: Line, of string: String) -> Int {
        let hit: (index: Int, trailing: Int) = TextEngine.shared.perform { _ in
            var (index, trailing): (Int32, Int32) = (0, 0)
            let units = Int32(clamping: Int((min(max(x, -1e5), 1e5) * CGFloat(PANGO_SCALE)).rounded()))
            pango_layout_line_x_to_index(line.handle, units, &index, &trailing)
            return (Int(index), Int(trailing))
        }
        let bytes = string.utf8
        guard let start = bytes.index(bytes.startIndex, offsetBy: hit.index, limitedBy: bytes.endIndex) else {
            return bytes.count
        }
        // `trailing` is the number of code points to the far edge of the character.
        let scalars = string.unicodeScalars
        let end = scalars.index(start, offsetBy: hit.trailing, limitedBy: scalars.endIndex) ?? scalars.endIndex
        return bytes.distance(from: bytes.startIndex, to: end)
    }
}
