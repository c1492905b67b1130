/// A symbol and its configuration: the content of a symbol image, which has no pixels.
struct SymbolImage: Equatable {
    let name: String
    var configuration: UIImage.SymbolConfiguration.Values
    /// The traits for text styles and colors; `nil` for the current ones.
    var traits: UITraitCollection?

    /// The point size of body text at the default text size.
    private static let standardPointSize: CGFloat = 17

    private var currentTraits: UITraitCollection { traits ?? .current }

    /// The point size of the adjacent text, multiplied by the symbol's scale.
    var pointSize: CGFloat {
        let size: CGFloat
        switch configuration.size {
        case nil: size = Self.standardPointSize
        case .points(let points): size = points
        case .textStyle(let style):
            size = UIFont.preferredFont(forTextStyle: style, compatibleWith: currentTraits).pointSize
        }
        return max(0, size) * configuration.scale.factor
    }

    /// Returns the size in points, rounded up to whole pixels of the scale.
    func size(scale: CGFloat) -> CGSize {
        guard let drawing = SymbolCatalog.drawing(named: name, line: configuration.weight.line) else { return .zero }
        func whole(_ length: CGFloat) -> CGFloat { (length * pointSize / 100 * scale - 1e-3).rounded(.up) / scale }
        return CGSize(
            width: whole(drawing.size.width), height: whole(drawing.size.height + configuration.scale.extraHeight))
    }

    /// Returns the symbol's pixels. They are black if the color depends on the view that shows the symbol.
    func picture(scale: CGFloat) -> CGImage? {
        guard let pixels = PixelSize(covering: size(scale: scale), scale: scale) else { return nil }
        let key = SymbolPictures.Key(
            name: name, line: configuration.weight.line, pixels: pixels, unit: pointSize * scale / 100,
            coloring: coloring)
        return SymbolPictures.picture(for: key)
    }

    /// Whether the configuration determines the colors, rather than the view that shows the symbol.
    var hasOwnColors: Bool {
        switch configuration.colors {
        case .hierarchical, .palette: true
        case .multicolor: SymbolColors.ownColors(of: name) != nil
        case .monochrome, nil: false
        }
    }

    private var coloring: SymbolPicture.Coloring {
        func resolved(_ color: UIColor) -> ColorComponents { color.resolvedColor(with: currentTraits).cgColor.rgb }
        switch configuration.colors {
        case .hierarchical(let color):
            return .palette(
                SymbolColors.hierarchy.map { part in
                    var components = resolved(color)
                    components.alpha *= part
                    return components
                })
        case .palette(let colors): return .palette(colors.map(resolved))
        case .multicolor:
            if let colors = SymbolColors.ownColors(of: name) { return .palette(colors.map(resolved)) }
        case .monochrome, nil: break
        }
        return .single(ColorComponents(red: 0, green: 0, blue: 0, alpha: 1))
    }
}
