extension UIImage {
    /// The system's symbol of a name, as a template in the size of body text; nil if there is none. Of Apple's symbols
    /// there are those that in-app posts use.
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

    /// Whether the image is a symbol of the system's.
    public var isSymbolImage: Bool { look.symbol != nil }

    /// How the symbol is drawn; nil for an image that isn't one.
    public var symbolConfiguration: SymbolConfiguration? {
        look.symbol.map { SymbolConfiguration(values: $0.configuration, traits: $0.traits) }
    }

    /// The symbol with what `configuration` says in place of what its own does; nil for an image that isn't one.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = look.symbol else { return nil }
        return with(symbol: symbol, configuration.values.filled(from: symbol.configuration))
    }

    /// The image in another configuration; an image that isn't a symbol stays as it is.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = look.symbol, let configuration = configuration as? SymbolConfiguration else { return self }
        return with(symbol: symbol, configuration.values.filled(from: symbol.configuration))
    }

    /// The symbol with what its own configuration leaves open taken from another, in the given traits.
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
