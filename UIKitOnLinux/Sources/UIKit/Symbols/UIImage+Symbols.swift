extension UIImage {
    /// Creates a system symbol as a template image at the size of body text; `nil` if the name is unknown. Only the
    /// Apple symbols that in-app posts use are available.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard SymbolCatalog.contains(name) else { return nil }
        let values = (configuration as? SymbolConfiguration)?.values ?? SymbolConfiguration.Values()
        let symbol = SymbolImage(name: name, configuration: values, traits: configuration?.traitCollection)
        self.init(look: Look(of: symbol))
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        guard SymbolCatalog.contains(name) else { return nil }
        let symbol = SymbolImage(name: name, configuration: SymbolConfiguration.Values(), traits: traitCollection)
        self.init(look: Look(of: symbol))
    }

    /// A Boolean value that indicates whether the image is a system symbol.
    public var isSymbolImage: Bool { look.symbol != nil }

    /// The configuration of the symbol; `nil` for an image that isn't a symbol.
    public var symbolConfiguration: SymbolConfiguration? {
        look.symbol.map { SymbolConfiguration(values: $0.configuration, traits: $0.traits) }
    }

    /// Returns the symbol with another configuration, whose values take precedence; `nil` for an image that isn't a
    /// symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = look.symbol else { return nil }
        return with(symbol: symbol, configuration.values.filled(from: symbol.configuration))
    }

    /// Returns the image with another configuration. An image that isn't a symbol is returned unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = look.symbol, let configuration = configuration as? SymbolConfiguration else { return self }
        return with(symbol: symbol, configuration.values.filled(from: symbol.configuration))
    }

    /// Returns the symbol in the given traits, with unspecified values of its configuration taken from another one.
    func preferring(_ configuration: SymbolConfiguration?, in traits: UITraitCollection) -> UIImage {
        guard var symbol = look.symbol else { return self }
        symbol.traits = symbol.traits ?? traits
        return with(symbol: symbol, symbol.configuration.filled(from: configuration?.values ?? .init()))
    }

    private func with(symbol: SymbolImage, _ values: SymbolConfiguration.Values) -> UIImage {
        var look = look
        look.symbol = SymbolImage(name: symbol.name, configuration: values, traits: symbol.traits)
        return UIImage(look: look)
    }
}

extension UIImage.Look {
    fileprivate init(of symbol: SymbolImage) {
        self.init(symbol: symbol)
        flipsForRightToLeft = SymbolCatalog.followsText(symbol.name)
    }
}
