/// The colours of symbols that have several.
enum SymbolColors {
    /// How strong each level of a hierarchical symbol is.
    static let hierarchy: [CGFloat] = [1, 0.5, 0.25]

    /// The colours of a symbol that has some of its own, by level; nil for any other.
    static func ownColors(of name: String) -> [UIColor]? {
        switch name {
        case "checkmark.circle.fill": [.white, .systemGreen]
        case "xmark.circle.fill", "xmark.octagon.fill", "exclamationmark.circle.fill": [.white, .systemRed]
        case "exclamationmark.triangle.fill": [.white, .systemYellow]
        case "info.circle.fill", "questionmark.circle.fill", "arrow.down.circle.fill": [.white, .systemBlue]
        case "bell.badge": [.systemRed, .label]
        case "heart.fill": [.systemRed]
        case "star.fill": [.systemYellow]
        default: nil
        }
    }
}
