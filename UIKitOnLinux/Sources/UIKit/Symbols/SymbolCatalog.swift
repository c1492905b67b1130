/// The symbols that there are: of Apple's, those that in-app posts use, drawn anew.
enum SymbolCatalog {
    /// The symbol of a name, its lines as wide as `line`, in hundredths of the point size; nil if there is none.
    static func drawing(named name: String, line: CGFloat) -> SymbolDrawing? {
        let groups = [
            SymbolMarks.draw, SymbolSignals.draw, SymbolThings.draw, SymbolPeople.draw, SymbolShapes.draw,
        ]
        for draw in groups {
            if let drawing = draw(name, line) { return drawing }
        }
        return nil
    }

    /// Whether a symbol points along the text, and so the other way where that runs from right to left.
    static func followsText(_ name: String) -> Bool { name.hasSuffix(".backward") || name.hasSuffix(".forward") }

    static func contains(_ name: String) -> Bool { drawing(named: name, line: 8) != nil }
}
