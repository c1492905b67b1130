extension UIImage {
    /// Size, weight and colours of a symbol; what it doesn't say is taken from elsewhere.
    ///
    /// https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        struct Values: Equatable {
            enum Size: Equatable {
                case points(CGFloat)
                case textStyle(UIFont.TextStyle)
            }

            enum Colors: Equatable {
                case monochrome
                case hierarchical(UIColor)
                case palette([UIColor])
                case multicolor
            }

            var size: Size?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var colors: Colors?

            /// These values, and of `other` what they don't say.
            func filled(from other: Values) -> Values {
                var values = self
                values.size = size ?? other.size
                if weight == .unspecified { values.weight = other.weight }
                if scale == .unspecified { values.scale = other.scale }
                values.colors = colors ?? other.colors
                return values
            }
        }

        let values: Values

        init(values: Values, traits: UITraitCollection? = nil) {
            self.values = values
            super.init(traits: traits)
        }

        /// A configuration that says nothing.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }

        // MARK: Size and weight

        /// In the size of a font of `pointSize` points.
        public convenience init(pointSize: CGFloat) {
            self.init(values: Values(size: .points(pointSize)))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(size: .points(pointSize), weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(size: .points(pointSize), weight: weight, scale: scale))
        }

        public convenience init(scale: SymbolScale) {
            self.init(values: Values(scale: scale))
        }

        public convenience init(weight: SymbolWeight) {
            self.init(values: Values(weight: weight))
        }

        /// In the size of a text style, which follows the text size that a person chose.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: Values(size: .textStyle(textStyle)))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(size: .textStyle(textStyle), scale: scale))
        }

        /// In the size of a font.
        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(values: Values(size: .points(font.pointSize), scale: scale))
        }

        // MARK: Colours

        /// In one colour, the stronger the more a part is what the symbol is about.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(colors: .hierarchical(hierarchicalColor)))
        }

        /// In a colour for each layer, the first for what the symbol is about.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: Values(colors: .palette(paletteColors)))
        }

        /// In colours of the symbol's own, where it has any.
        open class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(colors: .multicolor))
        }

        // MARK: Combining

        /// This configuration with what `otherConfiguration` says in its place.
        open func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(
                values: other.values.filled(from: values), traits: other.traitCollection ?? traitCollection)
        }

        open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
            values == otherConfiguration?.values
        }

        open override func isEqual(_ object: Any?) -> Bool {
            isEqual(to: object as? SymbolConfiguration)
        }

        open override var hash: Int { values.weight.hashValue }
    }
}
