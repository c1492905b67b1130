extension UIImage {
    /// The size, weight and colors of a symbol. Unspecified values are taken from another configuration or from
    /// defaults.
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

            /// Returns these values, with unspecified ones taken from `other`.
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

        /// A configuration without any values.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }

        // MARK: Size and weight

        /// Creates a configuration with the size of a font of `pointSize` points.
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

        /// Creates a configuration with the size of a text style, which follows the preferred text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(values: Values(size: .textStyle(textStyle)))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(size: .textStyle(textStyle), scale: scale))
        }

        /// Creates a configuration with the size of a font.
        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize)
        }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(values: Values(size: .points(font.pointSize), scale: scale))
        }

        // MARK: Colors

        /// Creates a configuration with one color, whose opacity is lower in the secondary levels of the symbol.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(colors: .hierarchical(hierarchicalColor)))
        }

        /// Creates a configuration with one color per level, beginning with the main level.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: Values(colors: .palette(paletteColors)))
        }

        /// Returns a configuration with the symbol's own colors, if it has any.
        open class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(colors: .multicolor))
        }

        // MARK: Combining

        /// Returns a configuration with the values of `otherConfiguration`, and with those of this configuration where
        /// `otherConfiguration` specifies none.
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
