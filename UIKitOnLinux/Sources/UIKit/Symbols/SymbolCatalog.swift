/// The available symbols: redrawn versions of the Apple symbols that in-app posts use.
enum SymbolCatalog {
    /// Returns the drawing of a symbol; `nil` if the name is unknown. `line` is the line width, in hundredths of the
    /// point size.
    static func drawing(named name: String, line: CGFloat) -> SymbolDrawing? {
        let groups = [
            SymbolMarks.draw, SymbolSignals.draw, SymbolThings.draw, SymbolPeople.draw, SymbolShapes.draw,
        ]
        for draw in groups {
            if let drawing = draw(name, line) { return drawing }
        }
        return nil
    }

    /// Whether a symbol points in the direction of the text, so that it is mirrored in right-to-left layouts.
    static func followsText(_ name: String) -> Bool { name.hasSuffix(".backward") || name.hasSuffix(".forward") }

    static func contains(_ name: String) -> Bool { drawing(named: name, line: 8) != nil }
}
